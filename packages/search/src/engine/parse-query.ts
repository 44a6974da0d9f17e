import { fillerRanges } from '../analysis/filler-phrases.ts'
import {
  impliedLanguages,
  isFragment,
  namedStopWords,
  questionWords,
  stopWords,
  weakWords,
} from '../analysis/stop-words.ts'
import { tokenize, type Token } from '../analysis/tokenize.ts'
import { hasUnspaced } from '../analysis/unspaced.ts'

/** A word of a query. */
export interface QueryWord {
  term: string
  /** Parts of a camel-cased word. */
  parts: string[]
  /** The original text between spaces that contains the word, for the other keyboard layout. */
  chunk: string
  /** The word is the last one and may be unfinished. */
  last: boolean
  /** A result need not contain the word. */
  optional: boolean
  /** Optional only because the word may still become any other word: one or two letters after more specific words. */
  fragment: boolean
  /**
   * Optional because the word carries little meaning beside others (`work`, `difference`), or is a stop word that may
   * be part of a name (`this`). It raises the score a little.
   */
  weak: boolean
  /**
   * Optional unless the word is a name: two letters after required words. The index lists only the best sections for
   * such a beginning, so a section that is not listed may still contain it.
   */
  begun: boolean
  /** Number of required words before it. */
  before: number
}

/** Maximum number of characters and words of a query that are used. The rest of a pasted text would only cost time. */
const longestQuery = 512
const mostWords = 12

/**
 * After this many required words, another word counts only from a certain length on. Shorter words would fetch results
 * without a benefit.
 */
const manyWords = 4
const lateWord = 4

const twoLetters = /^\p{L}{2}$/u

/** Splits a query into words, each once. */
export const parseQuery = (query: string): QueryWord[] => {
  const text = query.slice(0, longestQuery)
  const tokens = withoutFiller(text, tokenize(text))
  const compared = comparedWords(tokens)
  const words = new Map<string, QueryWord>()
  for (const { term, start, end, kind } of tokens) {
    if (kind !== 'word' || words.has(term)) continue
    const parts = tokens
      .filter((token) => token.kind === 'part' && token.start >= start && token.end <= end)
      .map((token) => token.term)
    // `is` in `Object.is` is not a stop word.
    const named =
      compared.has(term) ||
      tokens.some((token) => token.kind === 'compound' && token.start <= start && token.end >= end)
    const last = end === text.length
    // `sort b`, `sort wh`: requiring the last word would replace the results for the duration of one keystroke.
    const required = [...words.values()].filter(({ optional }) => !optional).length
    const late = required >= manyWords && term.length < lateWord
    const fragment = !named && last && words.size > 0 && !stopWords.has(term) && (isFragment(term) || late)
    const implied = last && required > 0 && impliedLanguages.has(term)
    const begun =
      !named &&
      last &&
      !fragment &&
      !stopWords.has(term) &&
      !implied &&
      twoLetters.test(term) &&
      !hasUnspaced(term) &&
      required > 0
    words.set(term, {
      term,
      parts,
      chunk: chunkAt(text, start),
      last,
      optional: fragment || begun || implied || (!named && (stopWords.has(term) || weakWords.has(term))),
      fragment,
      weak: implied || (!named && !fragment && isWeak(term)),
      begun,
      before: required,
    })
  }
  // A text without words may be a word on the other keyboard layout: `[er` is `хук`, `'` is `э`.
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
          before: 0,
        })
  }
  const kept = [...words.values()].slice(0, mostWords)
  const named = kept.find(({ term }) => namedStopWords.has(term))
  // Its sections are found by their names only: almost every text contains the word.
  if (named && kept.every(({ optional, term }) => optional || impliedLanguages.has(term)))
    return kept.map((word) => ({ ...word, optional: word !== named, fragment: false, weak: true }))
  if (!kept.every(({ optional }) => optional)) return kept
  // `how does it work`: the query contains only words that carry little meaning.
  const weak = kept.some(({ term }) => weakWords.has(term))
  return kept.map((word, place) => ({
    ...word,
    optional: weak ? !weakWords.has(word.term) : !countsAmongWeak(word, place, kept),
    fragment: false,
    weak: false,
  }))
}

/** Words between the names of two things: `put vs patch`. */
const comparing = new Set(['vs', 'versus', 'или', 'or'])
/** Words that compare only in a query of three words (`put и patch`), because they also join other words. */
const joining = new Set(['and', 'и'])

/** Words of little meaning that are names in a comparison: `put` of `put vs patch`. */
const comparedWords = (tokens: readonly Token[]): ReadonlySet<string> => {
  const terms = tokens.filter(({ kind }) => kind === 'word').map(({ term }) => term)
  const compares = (term = ''): boolean => comparing.has(term) || (terms.length === 3 && joining.has(term))
  return new Set(
    terms.filter((term, at) => weakWords.has(term) && (compares(terms[at - 1]) || compares(terms[at + 1]))),
  )
}

/** Tokens outside of filler phrases. All tokens when no other word of the query carries meaning. */
const withoutFiller = (text: string, tokens: Token[]): Token[] => {
  const ranges = fillerRanges(text)
  if (ranges.length === 0) return tokens
  const rest = tokens.filter(({ start, end }) => !ranges.some(([from, to]) => start >= from && end <= to))
  const says = ({ term, kind, end }: Token): boolean =>
    kind === 'word' &&
    !stopWords.has(term) &&
    !weakWords.has(term) &&
    // The first letter of a word after `разница между` would fetch results that the next letter makes useless.
    !(end === text.length && isFragment(term))
  return rest.some(says) ? rest : tokens
}

/** Question words begin too many headings to be specific, and articles occur anywhere. */
const isWeak = (term: string): boolean =>
  weakWords.has(term) || (stopWords.has(term) && term.length > 1 && !questionWords.has(term))

/**
 * In a query with only weak words, the first word of a question counts (`how to`), and all other complete words (`for
 * in`).
 */
const countsAmongWeak = ({ term, last }: QueryWord, place: number, [first]: readonly QueryWord[]): boolean =>
  place === 0 || !(questionWords.has(first?.term ?? '') || (last && (stopWords.has(term) || isFragment(term))))

const chunkAt = (text: string, place: number): string => {
  const start = text.slice(0, place).search(/\S*$/)
  return /^\S*/.exec(text.slice(start))?.[0] ?? ''
}
