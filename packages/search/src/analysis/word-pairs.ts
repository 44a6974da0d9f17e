import { stemOf } from './stems.ts'
import { stopWords } from './stop-words.ts'
import type { Token } from './tokenize.ts'

/** Begins the terms of pairs; no word begins with it, so they stand apart from all words in the index. */
export const pairMark = '·'

/** The term of two words that stand together, whatever forms they have. */
export const pairTerm = (left: string, right: string): string => `${pairMark}${stemOf(left)}${pairMark}${stemOf(right)}`

/** How the terms of pairs begin whose second word begins so. */
export const pairBeginning = (left: string, right: string): string => `${pairMark}${stemOf(left)}${pairMark}${right}`

/** Shortest word (letters) of a pair: shorter ones stand beside anything. */
const shortestWord = 3

/** Says whether a word may be part of a pair. */
export const isPaired = (term: string): boolean => term.length >= shortestWord && !stopWords.has(term)

/** Pairs of a name: its words without stop words, each with the next one. */
export const namePairs = (tokens: readonly Token[]): string[] => {
  const words = tokens.filter(({ kind, term }) => kind === 'word' && isPaired(term))
  return words.slice(1).map(({ term }, place) => pairTerm(words[place]?.term ?? '', term))
}

/** Pairs of a text: words with nothing but a space or a hyphen between them. */
export const textPairs = (tokens: readonly Token[]): string[] => {
  const words = tokens.filter(({ kind }) => kind === 'word')
  return words.slice(1).flatMap((word, place) => {
    const before = words[place]
    return before && word.start - before.end === 1 && isPaired(before.term) && isPaired(word.term)
      ? [pairTerm(before.term, word.term)]
      : []
  })
}
