import { stemOf } from './stems.ts'
import { stopWords } from './stop-words.ts'
import type { Token } from './tokenize.ts'

/** First character of a pair's term. No word begins with it, so pairs are separate from all words in the index. */
export const pairMark = '·'

/** The term of two adjacent words, in whatever forms they have. */
export const pairTerm = (left: string, right: string): string => `${pairMark}${stemOf(left)}${pairMark}${stemOf(right)}`

/** The beginning of the terms of pairs whose second word begins with `right`. */
export const pairBeginning = (left: string, right: string): string => `${pairMark}${stemOf(left)}${pairMark}${right}`

/** Shortest word (letters) of a pair. Shorter words are adjacent to any word. */
const shortestWord = 3

/** Whether a word may be part of a pair. */
export const isPaired = (term: string): boolean => term.length >= shortestWord && !stopWords.has(term)

/**
 * Pairs of a name: each word with the next word, without stop words. A name of two words is a pair, also with a stop
 * word: `use client`.
 */
export const namePairs = (tokens: readonly Token[]): string[] => {
  const all = tokens.filter(({ kind }) => kind === 'word')
  const words = all.length === 2 ? all : all.filter(({ term }) => isPaired(term))
  return words.slice(1).map(({ term }, place) => pairTerm(words[place]?.term ?? '', term))
}

/** Pairs of a text: words with only a space or a hyphen between them. */
export const textPairs = (tokens: readonly Token[]): string[] => {
  const words = tokens.filter(({ kind }) => kind === 'word')
  return words.slice(1).flatMap((word, place) => {
    const before = words[place]
    return before && word.start - before.end === 1 && isPaired(before.term) && isPaired(word.term)
      ? [pairTerm(before.term, word.term)]
      : []
  })
}
