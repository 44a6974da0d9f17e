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

describe('a marked text', () => {
  it('shows of an unfinished word what was typed, in all that begins so', () => {
    const container = { term: 'container', quality: 0.8, typed: 7, postings: '' }
    expect(
      marked(
        'A Container, and containment: self-contained',
        word('contain', { last: true, alternatives: [container] }),
      ),
    ).toBe('A [Contain]er, and [contain]ment: self-[contain]ed')
    expect(marked('contain a container', word('contain'))).toBe('[contain] a container')
  })

  it('shows a word whole where it is written in fewer letters than it is read', () => {
    expect(marked('the \uFB01lename', word('file', { last: true }))).toBe('the [\uFB01lename]')
  })

  it('has no marks of the beginning of a word that need not stand, or that the index does not know', () => {
    expect(marked('docker', word('d', { last: true, optional: true, alternatives: [] }))).toBe('docker')
    expect(marked('docker', word('d', { last: true, optional: true }))).toBe('docker')
    expect(marked('docker', word('d', { last: true, alternatives: [] }))).toBe('docker')
  })

  it('shows a compound name whole where it was typed whole, else the word of it', () => {
    expect(marked('Array.shift()', word('array'), word('arrayshift'))).toBe('[Array.shift]()')
    expect(marked('Array.shift()', word('array', { last: true }))).toBe('[Array].shift()')
    expect(marked('Array.shift()', word('shift'))).toBe('Array.[shift]()')
  })

  it('says how much of the query it holds, apart from words that need not stand', () => {
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

  it('is the whole text where that is short', () => {
    expect(snippet('keep it in a volume', 10, volume)).toBe('keep it in a [volume]')
    expect(snippet('keep volume \n', 2, volume)).toBe('keep [volume]')
    expect(snippet('nothing of it', 10, volume)).toBe('nothing of it')
  })

  it('has the words around the match, more behind it than before, and says where text is left out', () => {
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

  it('is the stretch with most words of the query, then with most matches, then the first', () => {
    const data = word('data')
    expect(snippet('volume volume volume a b c d e data volume f g h', 4, volume, data)).toBe('…e [data] [volume] f…')
    expect(snippet('volume a b c d e f volume volume g h i', 4, volume)).toBe('…f [volume] [volume] g…')
    expect(snippet('volume a b c d e f volume g h i', 4, volume)).toBe('[volume] a b c…')
    expect(snippet('a b c volume d data e f', 3, volume, data)).toBe('…[volume] d [data]…')
  })

  it('says of itself, not of the text, what it holds', () => {
    const words = [volume, word('data')]
    expect(markSnippet('volume a b c d e f g h data', 3, optionsFor(words))).toEqual({
      value: '[volume] a b…',
      matchLevel: 'partial',
      matchedWords: ['volume'],
    })
  })
})
