import type { TermPack } from '../index-format/index-files.ts'
import { PackedReader } from '../index-format/packed-numbers.ts'

/** Sorted terms. */
export interface Terms {
  terms: readonly string[]
  /** One symbol per term, see `weightAt`. */
  weights: string
}

/** Consecutive terms, with their places in the documents. */
export interface Pack extends Terms {
  /** Packed postings by term. */
  postings: readonly string[]
  /** Packed postings of the best sections for beginnings whose terms are in several packs. */
  begun: ReadonlyMap<string, string>
}

/** A pack that is read on demand. */
export type PackPlace = () => Promise<Pack>

/** Opens a pack for queries from its file. */
export const openPack = ({ terms, weights, postings, begun = {} }: TermPack): Pack => ({
  terms: terms.split(' '),
  weights,
  postings,
  begun: new Map(Object.entries(begun)),
})

/** Larger for a term that a reader more probably means. */
export const weightAt = ({ weights }: Terms, place: number): number => new PackedReader(weights.charAt(place)).symbol()

/** The first characters of a term. A character outside the basic plane has two UTF-16 units. */
export const firstLetters = (term: string, count: number): string =>
  Array.from(term.slice(0, 2 * count))
    .slice(0, count)
    .join('')
