import { isFragment, questionWords, stopWords, weakWords } from '../analysis/stop-words.ts'
import { tokenize } from '../analysis/tokenize.ts'
import { hasUnspaced } from '../analysis/unspaced.ts'

/** A word of a query. */
export interface QueryWord {
  term: string
  /** Humps of a camel-cased word. */
  parts: string[]
  /** The chunk between spaces that it was typed in, for the other keyboard layout. */
  chunk: string
  /** It stands at the end and may be unfinished. */
  last: boolean
  /** A result need not have it. */
  optional: boolean
  /** Optional only because it may still become any other word: a letter or two behind words that say more. */
  fragment: boolean
  /** Optional as it says little beside others (`work`, `difference`), or is a stop word that names may hold (`this`). It helps a little where it stands. */
  weak: boolean
  /** Optional unless it is a name: two letters behind words that are demanded. The index lists only the best sections of such a beginning, so a section that is not listed may well have it. */
  begun: boolean
}

/** Characters and words of a query that are looked at: the rest of a pasted text would only cost time. */
const longestQuery = 512
const mostWords = 12

/** Behind so many words that are required, a word says something new from so many letters on: results would only be fetched for nothing. */
const manyWords = 4
const lateWord = 4

const twoLetters = /^\p{L}{2}$/u

/** Cuts a query into words, each once. */
export const parseQuery = (query: string): QueryWord[] => {
  const text = query.slice(0, longestQuery)
  const tokens = tokenize(text)
  const words = new Map<string, QueryWord>()
  for (const { term, start, end, kind } of tokens) {
    if (kind !== 'word' || words.has(term)) continue
    const parts = tokens
      .filter((token) => token.kind === 'part' && token.start >= start && token.end <= end)
      .map((token) => token.term)
    // `is` of `Object.is` is no stop word.
    const named = tokens.some((token) => token.kind === 'compound' && token.start <= start && token.end >= end)
    const last = end === text.length
    // `sort b`, `sort wh`: to demand it would exchange the results for the time of a keystroke.
    const required = [...words.values()].filter(({ optional }) => !optional).length
    const late = required >= manyWords && term.length < lateWord
    const fragment = !named && last && words.size > 0 && !stopWords.has(term) && (isFragment(term) || late)
    const begun =
      !named && last && !fragment && !stopWords.has(term) && twoLetters.test(term) && !hasUnspaced(term) && required > 0
    words.set(term, {
      term,
      parts,
      chunk: chunkAt(text, start),
      last,
      optional: fragment || begun || (!named && (stopWords.has(term) || weakWords.has(term))),
      fragment,
      weak: !named && !fragment && isWeak(term),
      begun,
    })
  }
  // What holds no word may be one on the other keyboard layout: `[er` is `хук`, `'` is `э`.
  if (words.size === 0) {
    for (const chunk of text.trim().split(/\s+/))
      if (chunk !== '')
        words.set(chunk, {
          term: chunk.toLowerCase(),
          parts: [],
          chunk,
          last: true,
          optional: false,
          fragment: false,
          weak: false,
          begun: false,
        })
  }
  const kept = [...words.values()].slice(0, mostWords)
  if (!kept.every(({ optional }) => optional)) return kept
  // `how does it work`: the query has only words that say little.
  const weak = kept.some(({ term }) => weakWords.has(term))
  return kept.map((word, place) => ({
    ...word,
    optional: weak ? !weakWords.has(word.term) : !countsAmongWeak(word, place, kept),
    fragment: false,
    weak: false,
  }))
}

/** Question words begin too many headings to say anything, articles stand anywhere. */
const isWeak = (term: string): boolean =>
  weakWords.has(term) || (stopWords.has(term) && term.length > 1 && !questionWords.has(term))

/** Of words that say little the first one of a question counts (`how to`), and all others that are complete (`for in`). */
const countsAmongWeak = ({ term, last }: QueryWord, place: number, [first]: readonly QueryWord[]): boolean =>
  place === 0 || !(questionWords.has(first?.term ?? '') || (last && (stopWords.has(term) || isFragment(term))))

const chunkAt = (text: string, place: number): string => {
  const start = text.slice(0, place).search(/\S*$/)
  return /^\S*/.exec(text.slice(start))?.[0] ?? ''
}
