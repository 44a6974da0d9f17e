import { ascending, type Compare } from '../compare.ts'
import { partitionPoint } from '../search/binary-search.ts'

// #region insertion-sort
/**
 * Sorts `items` in place and returns it. Stable. The number of steps is n
 * plus the number of pairs in the wrong order: n for sorted input, n² for
 * random and reversed input.
 *
 * Source: T. Cormen, C. Leiserson, R. Rivest, C. Stein, "Introduction to
 * Algorithms", chapter 2.
 */
export const insertionSort = <T>(
  items: T[],
  compare: Compare<T> = ascending,
): T[] => {
  for (let sorted = 1; sorted < items.length; sorted++) {
    const item = items[sorted] as T
    let gap = sorted
    // Only greater items move. Equal items stay in front, so the sort is
    // stable.
    while (gap > 0 && compare(items[gap - 1] as T, item) > 0) {
      items[gap] = items[gap - 1] as T
      gap--
    }
    items[gap] = item
  }
  return items
}
// #endregion insertion-sort

// #region binary-insertion-sort
/**
 * Insertion sort that finds the place by binary search: n log n
 * comparisons, but still n² moves. Sorts `items[start..end-1]` in place and
 * returns `items`. Stable. `items[start..sorted-1]` must already be in
 * order.
 *
 * Source: D. Knuth, "The Art of Computer Programming", volume 3, section
 * 5.2.1.
 */
export const binaryInsertionSort = <T>(
  items: T[],
  compare: Compare<T> = ascending,
  {
    start = 0,
    sorted = start + 1,
    end = items.length,
  }: { start?: number; sorted?: number; end?: number } = {},
): T[] => {
  for (let next = sorted; next < end; next++) {
    const item = items[next] as T
    const place = partitionPoint(
      start,
      next,
      (i) => compare(items[i] as T, item) <= 0,
    )
    for (let gap = next; gap > place; gap--) items[gap] = items[gap - 1] as T
    items[place] = item
  }
  return items
}
// #endregion binary-insertion-sort
