import type { TermPack } from '../index-format/index-files.ts'
import { PackedReader } from '../index-format/packed-numbers.ts'

/** Sorted terms. */
export interface Terms {
  terms: readonly string[]
  /** One symbol a term, see `weightAt`. */
  weights: string
}

/** Terms that follow each other, with where they stand. */
export interface Pack extends Terms {
  /** Packed postings by term. */
  postings: readonly string[]
  /** Packed postings of the best sections for beginnings that are spread over several packs. */
  begun: ReadonlyMap<string, string>
}

/** A pack that is read when it is asked for. */
export type PackPlace = () => Promise<Pack>

/** A pack as it is asked, from its file. */
export const openPack = ({ terms, weights, postings, begun = {} }: TermPack): Pack => ({
  terms: terms.split(' '),
  weights,
  postings,
  begun: new Map(Object.entries(begun)),
})

/** Larger for a term that is more likely to be meant. */
export const weightAt = ({ weights }: Terms, place: number): number => new PackedReader(weights.charAt(place)).symbol()

/** The first characters of a term; one outside the basic plane is two units of a string. */
export const firstLetters = (term: string, count: number): string =>
  Array.from(term.slice(0, 2 * count))
    .slice(0, count)
    .join('')
