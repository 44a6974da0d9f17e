import { type Equal, sameValueZero } from '../equal.ts'

// #region linear-search
/**
 * Index of the first item equal to `target`, or -1. Needs no order. n steps
 * at worst.
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
 * Indices of all items equal to `target`, one by one: stop early when you
 * have enough.
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
 * Linear search with a sentinel: the target itself waits at the end, so the
 * loop needs no test for the end. Index of the first item equal to `target`
 * (by `===`), or -1. Appends to `items` while it runs and restores it.
 * Throws a `RangeError` for `NaN`, which `===` never finds.
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
