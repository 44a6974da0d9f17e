import { stopWords } from '../analysis/stop-words.ts'
import type { Posting } from '../index-format/postings.ts'
import { importanceAt, type IndexedTerm, postingAt, type PostingLists } from './posting-lists.ts'

/** The most important postings of a term, at most `limit`, in their order. */
export const strongest = ({ start, end }: IndexedTerm, limit: number, lists: PostingLists): Posting[] => {
  const postings: Posting[] = []
  if (end - start <= limit) {
    for (let place = start; place < end; place++) postings.push(postingAt(place, lists))
    return postings
  }
  return Array.from({ length: end - start }, (_, index) => start + index)
    .toSorted((a, b) => importanceAt(b, lists) - importanceAt(a, lists))
    .slice(0, limit)
    .toSorted((a, b) => a - b)
    .map((place) => postingAt(place, lists))
}

/** Sorts postings by document and section. */
export const inOrder = (postings: readonly Posting[]): Posting[] =>
  postings.toSorted((a, b) => a.document - b.document || a.section - b.section)

const plainTerm = /^\p{L}[\p{L}\p{N}]*$/u

/** Maximum number of terms in the shard for badly misspelt words. */
const rescueLimit = 1_500

/** A term that a reader may mean, and how probable that is. */
export type RescueTerm = [term: string, score: number]

/**
 * Returns the terms among these that a reader most probably means: terms of titles and headings, and frequent terms.
 * Others are never among the most probable terms of an index.
 */
export const rescueTerms = (terms: readonly IndexedTerm[], lists: PostingLists): RescueTerm[] => {
  const scored: RescueTerm[] = []
  for (const { term, start, end } of terms) {
    if (term.length < 4 || stopWords.has(term) || !plainTerm.test(term)) continue
    let best = 0
    for (let place = start; place < Math.min(end, start + 100); place++)
      best = Math.max(best, importanceAt(place, lists))
    if (best >= 20 || end - start > 3) scored.push([term, best + 3 * Math.log2(end - start)])
  }
  return mostProbable(scored)
}

/** The most probable terms, the most probable one first. */
export const mostProbable = (terms: readonly RescueTerm[]): RescueTerm[] =>
  terms.toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || (a < b ? -1 : 1)).slice(0, rescueLimit)

/**
 * Weight of a term among the terms with the same beginning: a number from 0 to 90, by its best posting and its
 * frequency.
 */
export const termWeight = ({ start, end, best }: IndexedTerm): number =>
  Math.min(90, Math.round(best + 4 * Math.log2(end - start)))
