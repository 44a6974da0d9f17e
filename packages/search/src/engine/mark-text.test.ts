import { describe, expect, it } from 'vitest'
import { markSnippet, markText, termMatcher, type MarkOptions } from './mark-text.ts'
import type { ExpandedWord } from './rank-sections.ts'

const word = (term: string, more: Partial<ExpandedWord> = {}): ExpandedWord => ({
  term,
  parts: [],
  chunk: term,
  last: false,
  optional: false,
  fragment: false,
  weak: false,
  begun: false,
  before: 0,
  alternatives: [{ term, quality: 1, typed: term.length, postings: '' }],
  ...more,
})
const optionsFor = (words: readonly ExpandedWord[]): MarkOptions => ({
  words,
  matchTerm: termMatcher(words),
  preTag: '[',
  postTag: ']',
  ellipsis: '…',
})
const marked = (text: string, ...words: ExpandedWord[]) => markText(text, optionsFor(words)).value
const snippet = (text: string, wordCount: number, ...words: ExpandedWord[]) =>
  markSnippet(text, wordCount, optionsFor(words)).value

describe('marked text', () => {
  it('marks the typed letters of an unfinished word, in all words that begin with them', () => {
    const container = { term: 'container', quality: 0.8, typed: 7, postings: '' }
    expect(
      marked(
        'A Container, and containment: self-contained',
        word('contain', { last: true, alternatives: [container] }),
      ),
    ).toBe('A [Contain]er, and [contain]ment: self-[contain]ed')
    expect(marked('contain a container', word('contain'))).toBe('[contain] a container')
  })

  it('marks a word whole when its text has fewer letters than its folded form', () => {
    expect(marked('the \uFB01lename', word('file', { last: true }))).toBe('the [\uFB01lename]')
  })

  it('has no marks for the beginning of an optional word, or of a word that the index does not know', () => {
    expect(marked('docker', word('d', { last: true, optional: true, alternatives: [] }))).toBe('docker')
    expect(marked('docker', word('d', { last: true, optional: true }))).toBe('docker')
    expect(marked('docker', word('d', { last: true, alternatives: [] }))).toBe('docker')
  })

  it('marks a compound name whole when it was typed whole, otherwise only the word', () => {
    expect(marked('Array.shift()', word('array'), word('arrayshift'))).toBe('[Array.shift]()')
    expect(marked('Array.shift()', word('array', { last: true }))).toBe('[Array].shift()')
    expect(marked('Array.shift()', word('shift'))).toBe('Array.[shift]()')
  })

  it('reports how much of the query it contains, without optional words', () => {
    const words = [word('volume'), word('data'), word('the', { optional: true })]
    const levelOf = (text: string) => {
      const { matchLevel, matchedWords } = markText(text, optionsFor(words))
      return [matchLevel, matchedWords]
    }
    expect(levelOf('Nothing')).toEqual(['none', []])
    expect(levelOf('The volume')).toEqual(['partial', ['volume', 'the']])
    expect(levelOf('data in a volume')).toEqual(['full', ['volume', 'data']])
  })
})

describe('a snippet', () => {
  const volume = word('volume')

  it('is the whole text when the text is short', () => {
    expect(snippet('keep it in a volume', 10, volume)).toBe('keep it in a [volume]')
    expect(snippet('keep volume \n', 2, volume)).toBe('keep [volume]')
    expect(snippet('nothing of it', 10, volume)).toBe('nothing of it')
  })

  it('has more words after the match than before, and shows where text is omitted', () => {
    const text = (place: number) =>
      Array.from('abcdefghijkl', (letter, index) => (index === place ? 'volume' : letter)).join(' ')
    expect(snippet(text(0), 5, volume)).toBe('[volume] b c d e…')
    expect(snippet(text(1), 5, volume)).toBe('a [volume] c d e…')
    expect(snippet(text(6), 5, volume)).toBe('…f [volume] h i j…')
    expect(snippet(text(6), 9, volume)).toBe('…d e f [volume] h i j k l')
    expect(snippet(text(11), 5, volume)).toBe('…h i j k [volume]')
    expect(snippet(text(6), 1, volume)).toBe('…[volume]…')
    expect(snippet(`  ${text(0)}`, 2, volume)).toBe('[volume] b…')
  })

  it('is the part with most words of the query, then with most matches, then the first part', () => {
    const data = word('data')
    expect(snippet('volume volume volume a b c d e data volume f g h', 4, volume, data)).toBe('…e [data] [volume] f…')
    expect(snippet('volume a b c d e f volume volume g h i', 4, volume)).toBe('…f [volume] [volume] g…')
    expect(snippet('volume a b c d e f volume g h i', 4, volume)).toBe('[volume] a b c…')
    expect(snippet('a b c volume d data e f', 3, volume, data)).toBe('…[volume] d [data]…')
  })

  it('reports the matches of the snippet, not of the whole text', () => {
    const words = [volume, word('data')]
    expect(markSnippet('volume a b c d e f g h data', 3, optionsFor(words))).toEqual({
      value: '[volume] a b…',
      matchLevel: 'partial',
      matchedWords: ['volume'],
    })
  })
})
