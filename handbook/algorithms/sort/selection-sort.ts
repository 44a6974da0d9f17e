import { ascending, type Compare } from '../compare.ts'
import { swap } from '../swap.ts'

// #region selection-sort
/**
 * Sorts `items` in place and returns it. Not stable. Always n(n - 1) / 2
 * comparisons, but fewer than n exchanges.
 *
 * Source: D. Knuth, "The Art of Computer Programming", volume 3, section
 * 5.2.3, algorithm S.
 */
export const selectionSort = <T>(
  items: T[],
  compare: Compare<T> = ascending,
): T[] => {
  for (let sorted = 0; sorted < items.length - 1; sorted++) {
    let smallest = sorted
    for (let i = sorted + 1; i < items.length; i++) {
      if (compare(items[i] as T, items[smallest] as T) < 0) smallest = i
    }
    if (smallest !== sorted) swap(items, sorted, smallest)
  }
  return items
}
// #endregion selection-sort

// #region stable-selection-sort
/**
 * Selection sort that inserts the smallest item by shifting instead of
 * exchanging. It is stable, but makes n² moves. Sorts `items` in place and
 * returns it.
 */
export const stableSelectionSort = <T>(
  items: T[],
  compare: Compare<T> = ascending,
): T[] => {
  for (let sorted = 0; sorted < items.length - 1; sorted++) {
    let smallest = sorted
    for (let i = sorted + 1; i < items.length; i++) {
      if (compare(items[i] as T, items[smallest] as T) < 0) smallest = i
    }
    const item = items[smallest] as T
    for (let i = smallest; i > sorted; i--) items[i] = items[i - 1] as T
    items[sorted] = item
  }
  return items
}
// #endregion stable-selection-sort
