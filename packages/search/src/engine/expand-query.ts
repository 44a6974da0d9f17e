import { stopWords } from '../analysis/stop-words.ts'
import { isPaired } from '../analysis/word-pairs.ts'
import { fields, visitPostings } from '../index-format/postings.ts'
import { expandFragment, expandWord, joinedAlternatives, pairAlternatives } from './expand-word.ts'
import { exactAlternatives, type Alternative } from './find-terms.ts'
import type { IndexReader } from './index-reader.ts'
import { parseQuery, type QueryWord } from './parse-query.ts'
import type { ExpandedWord } from './rank-sections.ts'

const headingField = fields.indexOf('heading')

/**
 * Maximum number of words of a query in which stop words are looked up in names: `this keyword` is about `this`, but a
 * sentence is about its other words.
 */
const shortQuery = 4

/** Words of a query with their meanings. Two adjacent words may also mean one word, which then replaces both. */
export const expandQuery = async (index: IndexReader, query: string): Promise<ExpandedWord[]> => {
  const words = parseQuery(query)
  const expanded = await Promise.all(
    words.map(async (word): Promise<ExpandedWord> => {
      const alternatives =
        stopWords.has(word.term) && word.weak && word.optional && words.length > shortQuery
          ? []
          : await alternativesOf(index, word)
      return { ...word, optional: word.optional && !(word.begun && alternatives.some(isName)), alternatives }
    }),
  )
  await Promise.all(
    words.slice(1).map(async ({ term, optional, begun }, place) => {
      const [left, right] = [expanded[place], expanded[place + 1]]
      const joined =
        left && right && !left.optional && (begun || !optional) ? await joinedAlternatives(index, left.term + term) : []
      left?.alternatives.push(...joined)
      right?.alternatives.push(...joined)
    }),
  )
  await addPairs(index, expanded)
  return expanded
}

/**
 * Two words of a query that are adjacent in a name or a text count more than each word alone. A stop word is part of a
 * pair only when the query has two words: `use client`.
 */
const addPairs = async (index: IndexReader, words: readonly ExpandedWord[]): Promise<void> => {
  const paired =
    words.length === 2 && !words.some(({ fragment }) => fragment)
      ? words
      : words.filter(({ optional, term, begun }) => begun || (!optional && isPaired(term)))
  await Promise.all(
    paired.slice(1).map(async (right, place) => {
      const left = paired[place]
      const found = left ? await pairAlternatives(index, left.term, right) : []
      left?.alternatives.push(...found)
      right.alternatives.push(...found)
    }),
  )
}

const alternativesOf = async (index: IndexReader, word: QueryWord): Promise<Alternative[]> => {
  if (word.fragment || (word.weak && stopWords.has(word.term))) return expandFragment(index, word.term)
  if (word.weak) return exactAlternatives(index, [word.term])
  return word.optional && !word.begun ? [] : expandWord(index, word)
}

/**
 * Whether a title or heading contains the word itself: `ci` of `docker ci` is a name, but `lo` of `event lo` only
 * becomes one.
 */
const isName = ({ quality, postings }: Alternative): boolean => {
  let named = false
  if (quality === 1) visitPostings(postings, (_, __, field) => (named ||= field >= headingField))
  return named
}
