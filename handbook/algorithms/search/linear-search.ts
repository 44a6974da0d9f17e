import { type Equal, sameValueZero } from '../equal.ts'

// #region linear-search
/**
 * Index of the first item equal to `target`, or -1. The items may be in any
 * order. n steps in the worst case.
 *
 * Source: D. Knuth, "The Art of Computer Programming", volume 3, section
 * 6.1, algorithm S.
 */
export const linearSearch = <T>(
  items: readonly T[],
  target: T,
  equal: Equal<T> = sameValueZero,
): number => {
  for (let i = 0; i < items.length; i++) {
    if (equal(items[i] as T, target)) return i
  }
  return -1
}
// #endregion linear-search

// #region linear-search-all
/**
 * Yields the indices of all items equal to `target`. A caller may stop
 * early.
 */
export function* linearSearchAll<T>(
  items: Iterable<T>,
  target: T,
  equal: Equal<T> = sameValueZero,
): Generator<number> {
  let index = 0
  for (const item of items) {
    if (equal(item, target)) yield index
    index++
  }
}
// #endregion linear-search-all

// #region sentinel-search
/**
 * Linear search with a sentinel. The target is appended to `items`, so the
 * loop needs no check for the end. Returns the index of the first item
 * equal to `target` (by `===`), or -1. Restores `items` afterwards. Throws
 * a `RangeError` for `NaN`, which `===` never finds.
 *
 * Source: D. Knuth, "The Art of Computer Programming", volume 3, section
 * 6.1, algorithm Q.
 */
export const sentinelSearch = <T>(items: T[], target: T): number => {
  if (Number.isNaN(target))
    throw new RangeError(
      'The target is NaN, which is not equal to itself; use linearSearch.',
    )
  items.push(target)
  let i = 0
  while (items[i] !== target) i++
  items.pop()
  return i < items.length ? i : -1
}
// #endregion sentinel-search
