import { stopWords } from '../analysis/stop-words.ts'
import { tokenize } from '../analysis/tokenize.ts'

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
}

/** Characters and words of a query that are looked at: the rest of a pasted text would only cost time. */
const longestQuery = 512
const mostWords = 12

/** Cuts a query into words, each once. */
export const parseQuery = (query: string): QueryWord[] => {
  const text = query.slice(0, longestQuery)
  const tokens = tokenize(text)
  const seen = new Set<string>()
  const words: QueryWord[] = []
  for (const { term, start, end, kind } of tokens) {
    if (kind !== 'word' || seen.has(term)) continue
    seen.add(term)
    const parts = tokens.filter((token) => token.kind === 'part' && token.start >= start && token.end <= end).map((token) => token.term)
    // `is` of `Object.is` is no stop word.
    const named = tokens.some((token) => token.kind === 'compound' && token.start <= start && token.end >= end)
    words.push({ term, parts, chunk: chunkAt(text, start), last: end === text.length, optional: !named && stopWords.has(term) })
  }
  // What holds no word may be one on the other keyboard layout: `[er` is `хук`, `'` is `э`.
  if (words.length === 0) {
    for (const chunk of text.trim().split(/\s+/)) if (chunk !== '') words.push({ term: chunk.toLowerCase(), parts: [], chunk, last: true, optional: false })
  }
  const kept = words.slice(0, mostWords)
  return kept.every(({ optional }) => optional) ? kept.map((word) => ({ ...word, optional: false })) : kept
}

const chunkAt = (text: string, place: number): string => {
  const start = text.slice(0, place).search(/\S*$/)
  return /^\S*/.exec(text.slice(start))?.[0] ?? ''
}
