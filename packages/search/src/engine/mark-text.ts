import { tokenize, type Token } from '../analysis/tokenize.ts'
import type { MarkedValue } from '../contract.ts'
import type { ExpandedWord } from './rank-sections.ts'

/** Position of a match of a query's word in a text. */
export interface Match {
  start: number
  end: number
  /** Number of the word in the query. */
  word: number
}

export interface MarkOptions {
  words: readonly ExpandedWord[]
  matchTerm: TermMatcher
  preTag: string
  postTag: string
  /** Inserted where a snippet omits text. */
  ellipsis: string
}

/** Returns which word of the query a term matches, and how many of its letters were typed. */
export type TermMatcher = (term: string) => { word: number; typed: number } | undefined

/**
 * Returns the matcher of a query's words. Beginnings of optional words are not matched, because they would mark too
 * much of the text.
 */
export const termMatcher = (words: readonly ExpandedWord[]): TermMatcher => {
  const terms = new Map<string, { word: number; typed: number }>()
  const begun: { prefix: string; word: number }[] = []
  for (const [word, { term: typedTerm, last, optional, alternatives }] of words.entries()) {
    if (last && !optional && alternatives.length > 0) begun.push({ prefix: typedTerm, word })
    for (const { term, typed } of alternatives) if (!terms.has(term)) terms.set(term, { word, typed })
  }
  return (term) => {
    const known = terms.get(term)
    if (known) return known
    const start = begun.find(({ prefix }) => term.startsWith(prefix))
    return start && { word: start.word, typed: start.prefix.length }
  }
}

/** Tokens of the texts that were shown last, because many results stay the same from one keystroke to the next. */
const tokenized = new Map<string, readonly Token[]>()
const keptTexts = 600

const tokensOf = (text: string): readonly Token[] => {
  const tokens = tokenized.get(text) ?? tokenize(text)
  tokenized.delete(text)
  tokenized.set(text, tokens)
  const oldest = tokenized.keys().next()
  if (tokenized.size > keptTexts && !oldest.done) tokenized.delete(oldest.value)
  return tokens
}

/** Returns the matches in a text, in order and without overlaps. */
export const findMatches = (text: string, matchTerm: TermMatcher): Match[] => {
  const matches: Match[] = []
  for (const { term, start, end, kind } of tokensOf(text)) {
    const found = matchTerm(term)
    if (!found) continue
    const unfinished = found.typed < term.length
    const partial = unfinished && kind !== 'compound' && end - start === term.length
    const match = { start, end: partial ? start + found.typed : end, word: found.word }
    const last = matches.at(-1)
    if (!last || match.start >= last.end) matches.push(match)
    // `array` matched the first word of `array.shift`. The match of both words together only repeats this beginning.
    else if (match.end > last.end && !(unfinished && kind === 'compound')) last.end = match.end
  }
  return matches
}

/** A whole text with its matches marked. */
export const markText = (text: string, options: MarkOptions): MarkedValue => {
  const matches = findMatches(text, options.matchTerm)
  return { value: putTags(text, 0, text.length, matches, options), ...levelOf(matches, options.words) }
}

/** The part of a text, with the requested number of words, that best shows the query, with its matches marked. */
export const markSnippet = (text: string, wordCount: number, options: MarkOptions): MarkedValue => {
  const places = wordPlaces(text)
  return markStretch(
    text,
    { places, first: bestStart(places, findMatches(text, options.matchTerm), wordCount), wordCount },
    options,
  )
}

/** The first words of a text, with their matches marked. */
export const markBeginning = (text: string, wordCount: number, options: MarkOptions): MarkedValue =>
  markStretch(text, { places: wordPlaces(text), first: 0, wordCount }, options)

interface Place {
  start: number
  end: number
}

const wordPlaces = (text: string): Place[] =>
  Array.from(text.matchAll(/\S+/gu), ({ 0: found, index }) => ({ start: index, end: index + found.length }))

const markStretch = (
  text: string,
  { places, first, wordCount }: { places: readonly Place[]; first: number; wordCount: number },
  options: MarkOptions,
): MarkedValue => {
  const matches = findMatches(text, options.matchTerm)
  const start = places[first]?.start ?? 0
  const end = places[Math.min(first + wordCount, places.length) - 1]?.end ?? text.length
  const shown = matches.filter((match) => match.start >= start && match.end <= end)
  const value =
    (first > 0 ? options.ellipsis : '') +
    putTags(text, start, end, shown, options) +
    (end < text.trimEnd().length ? options.ellipsis : '')
  return { value, ...levelOf(shown, options.words) }
}

/**
 * Number of the first word of the best window: with most different words of the query, then with most matches, and with
 * a little text before the first match.
 */
const bestStart = (places: readonly Place[], matches: readonly Match[], wordCount: number): number => {
  let best = { first: 0, score: 0 }
  let place = 0
  for (const [index, match] of matches.entries()) {
    while (place < places.length && (places[place]?.end ?? 0) <= match.start) place++
    const limit = places[Math.min(place + wordCount, places.length) - 1]?.end ?? 0
    const seen = new Set<number>()
    let count = 0
    for (let other = index; other < matches.length; other++) {
      const next = matches[other]
      if (!next || next.end > limit) break
      seen.add(next.word)
      count++
    }
    const score = seen.size + Math.min(count, 5) * 0.01
    if (score > best.score) {
      const lastMatch = matches[index + count - 1]
      const span = places.slice(place, place + wordCount).findIndex(({ end }) => end >= (lastMatch?.end ?? 0))
      const lead = Math.min(Math.floor((wordCount - Math.max(span, 0) - 1) / 2), Math.floor(wordCount / 3))
      best = { first: Math.max(0, Math.min(place - Math.max(lead, 0), places.length - wordCount)), score }
    }
  }
  return best.first
}

const putTags = (
  text: string,
  start: number,
  end: number,
  matches: readonly Match[],
  { preTag, postTag }: MarkOptions,
): string => {
  let value = ''
  let place = start
  for (const match of matches) {
    value += text.slice(place, match.start) + preTag + text.slice(match.start, match.end) + postTag
    place = match.end
  }
  return value + text.slice(place, end)
}

const levelOf = (
  matches: readonly Match[],
  words: readonly ExpandedWord[],
): Pick<MarkedValue, 'matchLevel' | 'matchedWords'> => {
  const found = new Set(matches.map(({ word }) => word))
  const matchedWords = words.filter((_, word) => found.has(word)).map(({ term }) => term)
  return {
    matchLevel:
      found.size === 0 ? 'none' : words.every(({ optional }, word) => optional || found.has(word)) ? 'full' : 'partial',
    matchedWords,
  }
}
