import type { Bound } from './bounds.ts'

/**
 * Facts about an algorithm or a data structure. Articles show them, and
 * tests prove them. Topic pages, complexity tables and comparison tables
 * are generated from these entries, so each fact is written once.
 */
export interface CatalogueEntry {
  /**
   * Path of its document in `algorithms-data-structures/`, for example
   * `algorithms/sort/quick-sort`.
   */
  path: string
  title: string
  kind: 'algorithm' | 'data-structure'
  /**
   * File that articles quote, from the root of the repository:
   * `algorithms/sort/quick-sort.ts`.
   */
  source: string
  /**
   * One row for an algorithm, and one row for each operation of a data
   * structure.
   */
  operations: readonly OperationBounds[]
  /** Equal elements keep their order (sorts only). */
  stable?: boolean
  /**
   * Changes its input, and needs constant extra space (logarithmic for the
   * stack).
   */
  inPlace?: boolean
  /** Can take its input piece by piece. */
  online?: boolean
  /**
   * Gives the same result for the same input. `false` for randomised
   * algorithms.
   */
  deterministic: boolean
}

/** Bounds of one operation. `note` explains letters other than `n`. */
export interface OperationBounds {
  /**
   * Exported function or method, as a reader would call it: `quickSort`,
   * `Heap.push`.
   */
  name: string
  best: Bound
  average: Bound
  worst: Bound
  /** Extra space beyond the input and the output. */
  space: Bound
  /**
   * The reason or the condition of the bounds in a few words: `amortised`,
   * `with a good pivot`.
   */
  note?: string
}
