import { ascending, type Compare } from '../compare.ts'
import { partitionPoint } from './binary-search.ts'

// #region exponential-search
/**
 * Index of the first item equal to `target` in sorted `items`, or -1.
 * Doubles the searched range until it ends behind the target, and then runs
 * a binary search in its last part. 2 log2(i) comparisons for a target at
 * index i, so it finds early targets quickly in a long array.
 *
 * Source: J. Bentley, A. Yao, "An almost optimal algorithm for unbounded
 * searching", Information Processing Letters 5(3), 1976.
 */
export const exponentialSearch = <T>(
  items: readonly T[],
  target: T,
  compare: Compare<T> = ascending,
): number => {
  let reach = 1
  while (reach <= items.length && compare(items[reach - 1] as T, target) < 0)
    reach *= 2
  const start = Math.floor(reach / 2)
  const end = Math.min(reach - 1, items.length)
  const index = partitionPoint(
    start,
    end,
    (i) => compare(items[i] as T, target) < 0,
  )
  return index < items.length && compare(items[index] as T, target) === 0
    ? index
    : -1
}
// #endregion exponential-search

// #region first-beyond
/**
 * The first non-negative integer for which `belongs` is false, without a
 * known upper end. `belongs` must be true up to some point and false from
 * there on. Throws a `RangeError` when `belongs` is still true at 2^53 - 1.
 */
export const firstBeyond = (belongs: (index: number) => boolean): number => {
  let reach = 1
  while (belongs(reach - 1)) {
    if (reach > 2 ** 52)
      throw new RangeError(
        `The condition is still true at ${reach - 1}; it must become false somewhere.`,
      )
    reach *= 2
  }
  return partitionPoint(Math.floor(reach / 2), reach - 1, belongs)
}
// #endregion first-beyond
