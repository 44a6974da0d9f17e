import { ascending, type Compare } from '../compare.ts'
import { swap } from '../swap.ts'

// #region bubble-sort
/**
 * Sorts `items` in place and returns it. Stable. n² comparisons, or n when
 * the items are already in order. Every pass carries the greatest remaining
 * item to the end of the unsorted part.
 *
 * Source: D. Knuth, "The Art of Computer Programming", volume 3, section
 * 5.2.2, algorithm B.
 */
export const bubbleSort = <T>(
  items: T[],
  compare: Compare<T> = ascending,
): T[] => {
  let unsorted = items.length
  while (unsorted > 1) {
    let lastSwap = 0
    for (let i = 1; i < unsorted; i++) {
      if (compare(items[i - 1] as T, items[i] as T) > 0) {
        swap(items, i - 1, i)
        lastSwap = i
      }
    }
    // All items after the last exchange are in their final places.
    unsorted = lastSwap
  }
  return items
}
// #endregion bubble-sort

// #region cocktail-sort
/**
 * Cocktail shaker sort: passes run in alternating directions, so a small
 * item at the end ("turtle") no longer needs a pass for each step. Sorts
 * `items` in place and returns it. Stable. n² comparisons, or n when the
 * items are already in order.
 *
 * Source: D. Knuth, "The Art of Computer Programming", volume 3, section
 * 5.2.2.
 */
export const cocktailSort = <T>(
  items: T[],
  compare: Compare<T> = ascending,
): T[] => {
  let low = 0
  let high = items.length - 1
  while (low < high) {
    let lastSwap = low
    for (let i = low; i < high; i++) {
      if (compare(items[i] as T, items[i + 1] as T) > 0) {
        swap(items, i, i + 1)
        lastSwap = i
      }
    }
    high = lastSwap
    for (let i = high; i > low; i--) {
      if (compare(items[i - 1] as T, items[i] as T) > 0) {
        swap(items, i - 1, i)
        lastSwap = i
      }
    }
    low = lastSwap
  }
  return items
}
// #endregion cocktail-sort
