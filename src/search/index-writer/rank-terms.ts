import { stopWords } from '../analysis/stop-words.ts'
import { fields, type Posting } from '../index-format/postings.ts'
import type { PostingLists } from './collect-postings.ts'

/** How much the place of a posting says, for choices that are made while writing. */
export const importance = ({ field, quality }: Pick<Posting, 'field' | 'quality'>): number => fields.indexOf(field) * 10 + quality * 5

/** The postings that say most, at most so many, in their order. */
export const strongest = (postings: readonly Posting[], limit: number): Posting[] =>
  postings.length <= limit ? [...postings] : inOrder(postings.toSorted((a, b) => importance(b) - importance(a)).slice(0, limit))

/** Postings by document and section. */
export const inOrder = (postings: readonly Posting[]): Posting[] => postings.toSorted((a, b) => a.document - b.document || a.section - b.section)

/** Most terms that the shard for badly misspelt words holds. */
const rescueLimit = 6_000

/** Returns the terms that a reader most likely means: of titles and headings, and frequent ones; sorted. */
export const rescueTerms = (lists: PostingLists): string[] => {
  const scored: [term: string, score: number][] = []
  for (const [term, postings] of lists) {
    if (term.length < 4 || stopWords.has(term) || !/^\p{L}[\p{L}\p{N}]*$/u.test(term)) continue
    const best = Math.max(...postings.slice(0, 100).map(importance))
    if (best >= 20 || postings.length > 3) scored.push([term, best + 3 * Math.log2(postings.length)])
  }
  return scored
    .toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || (a < b ? -1 : 1))
    .slice(0, rescueLimit)
    .map(([term]) => term)
    .toSorted()
}

/** Weight of a term among others with the same beginning: a number from 0 to 90, by best place and frequency. */
export const termWeight = (postings: readonly Posting[]): number => {
  let best = 0
  for (const posting of postings) best = Math.max(best, importance(posting))
  return Math.min(90, Math.round(best + 4 * Math.log2(postings.length)))
}
