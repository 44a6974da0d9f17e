import type { Bound } from './bounds.ts'

/**
 * The facts about one algorithm or data structure that articles show and
 * tests prove. Topic pages, complexity tables and comparison tables are
 * generated from these entries, so that nothing is typed twice.
 */
export interface CatalogueEntry {
  /**
   * Path of its document below `algorithms-data-structures/`, for example
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
   * One row for an algorithm; one row for each operation of a data
   * structure.
   */
  operations: readonly OperationBounds[]
  /** Equal elements keep their order (sorts only). */
  stable?: boolean
  /**
   * Needs constant (or logarithmic, for the stack) extra space and changes
   * its input.
   */
  inPlace?: boolean
  /** Can take its input piece by piece. */
  online?: boolean
  /**
   * Gives the same result for the same input; `false` for randomised ones.
   */
  deterministic: boolean
}

/**
 * Bounds of one operation. Its `note` says what letters other than `n`
 * mean.
 */
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
   * Why the bounds hold or what they assume, in a few words: `amortised`,
   * `with a good pivot`.
   */
  note?: string
}
