import { ascending, type Compare } from '../compare.ts'

// #region binary-search
/**
 * Index of an item equal to `target` in ordered `items`, or -1. With
 * several equal items any of them may be found: `lowerBound` gives the
 * first. log2(n) + 1 comparisons at most.
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
  // If the target is there, it is in items[low..high].
  while (low <= high) {
    // Not (low + high) / 2: in languages with 32-bit integers that sum
    // overflows.
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
 * The same by recursion: at most log2(n) + 1 nested calls. Looks in
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
 * Index of the first item that is not smaller than `target`: where it is or
 * belongs, before its equals. `items.length` when all are smaller.
 */
export const lowerBound = <T>(
  items: readonly T[],
  target: T,
  compare: Compare<T> = ascending,
): number =>
  partitionPoint(0, items.length, (i) => compare(items[i] as T, target) < 0)

/**
 * Index of the first item that is greater than `target`: where it belongs
 * after its equals. `items.length` when none is.
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
 * Binary search over any question that is answered yes up to some point and
 * no from there on: the first index of `low..high-1` for which `belongs` is
 * false, or `high`. Searches sorted arrays, but also for the smallest
 * answer that works.
 */
export const partitionPoint = (
  low: number,
  high: number,
  belongs: (index: number) => boolean,
): number => {
  // Everything before low belongs, nothing from high on does.
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2)
    if (belongs(middle)) low = middle + 1
    else high = middle
  }
  return low
}
// #endregion partition-point
