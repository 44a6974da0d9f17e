import { ascending, type Compare } from '../compare.ts'

// #region binary-search
/**
 * Index of an item equal to `target` in sorted `items`, or -1. If there are
 * several equal items, it may be any of them. `lowerBound` returns the
 * first. At most log2(n) + 1 comparisons.
 *
 * Source: D. Knuth, "The Art of Computer Programming", volume 3, section
 * 6.2.1, algorithm B.
 */
export const binarySearch = <T>(
  items: readonly T[],
  target: T,
  compare: Compare<T> = ascending,
): number => {
  let low = 0
  let high = items.length - 1
  // If the target exists, it is in items[low..high].
  while (low <= high) {
    // In languages with 32-bit integers, (low + high) / 2 can overflow.
    const middle = low + Math.floor((high - low) / 2)
    const order = compare(items[middle] as T, target)
    if (order === 0) return middle
    if (order < 0) low = middle + 1
    else high = middle - 1
  }
  return -1
}
// #endregion binary-search

// #region recursive
/**
 * The same by recursion, with at most log2(n) + 1 nested calls. Searches
 * `items[low..high]`.
 */
export const binarySearchRecursive = <T>(
  items: readonly T[],
  target: T,
  compare: Compare<T> = ascending,
  low = 0,
  high = items.length - 1,
): number => {
  if (low > high) return -1
  const middle = low + Math.floor((high - low) / 2)
  const order = compare(items[middle] as T, target)
  if (order === 0) return middle
  return order < 0
    ? binarySearchRecursive(items, target, compare, middle + 1, high)
    : binarySearchRecursive(items, target, compare, low, middle - 1)
}
// #endregion recursive

// #region bounds
/**
 * Index of the first item that is not smaller than `target`: the first
 * equal item, or the place where `target` belongs. `items.length` when all
 * items are smaller.
 */
export const lowerBound = <T>(
  items: readonly T[],
  target: T,
  compare: Compare<T> = ascending,
): number =>
  partitionPoint(0, items.length, (i) => compare(items[i] as T, target) < 0)

/**
 * Index of the first item that is greater than `target`, which is the place
 * after all equal items. `items.length` when no item is greater.
 */
export const upperBound = <T>(
  items: readonly T[],
  target: T,
  compare: Compare<T> = ascending,
): number =>
  partitionPoint(0, items.length, (i) => compare(items[i] as T, target) <= 0)
// #endregion bounds

// #region partition-point
/**
 * Binary search for the end of a range in which `belongs` is true.
 * `belongs` must be true up to some index of `low..high-1`, and false from
 * there on. Returns the first index for which it is false, or `high`. Use
 * it for sorted arrays, and for the smallest solution of a problem.
 */
export const partitionPoint = (
  low: number,
  high: number,
  belongs: (index: number) => boolean,
): number => {
  // `belongs` is true for all indices before low, and false from high on.
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2)
    if (belongs(middle)) low = middle + 1
    else high = middle
  }
  return low
}
// #endregion partition-point
