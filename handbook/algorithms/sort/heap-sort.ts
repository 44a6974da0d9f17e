import { ascending, type Compare } from '../compare.ts'
import { swap } from '../swap.ts'

// #region heap-sort
/**
 * Sorts `items` in place and returns it. Not stable. n log n comparisons
 * for every input, or n when all items are equal. No extra space.
 *
 * Source: J. W. J. Williams, "Algorithm 232: Heapsort", and R. W. Floyd,
 * "Algorithm 245: Treesort 3", Communications of the ACM 7, 1964.
 */
export const heapSort = <T>(
  items: T[],
  compare: Compare<T> = ascending,
): T[] => {
  // Items in the second half have no children, so each is already a heap.
  for (let root = Math.floor(items.length / 2) - 1; root >= 0; root--)
    siftDown(items, root, items.length, compare)
  for (let end = items.length - 1; end > 0; end--) {
    swap(items, 0, end)
    siftDown(items, 0, end, compare)
  }
  return items
}
// #endregion heap-sort

// #region sift-down
/**
 * Makes the subtree at `root` a max-heap within `items[0..size-1]`. Both
 * subtrees below `root` must already be max-heaps. The children of index i
 * are at 2i + 1 and 2i + 2.
 */
export const siftDown = <T>(
  items: T[],
  root: number,
  size: number,
  compare: Compare<T>,
): void => {
  const item = items[root] as T
  let hole = root
  while (2 * hole + 1 < size) {
    let child = 2 * hole + 1
    if (
      child + 1 < size &&
      compare(items[child] as T, items[child + 1] as T) < 0
    )
      child++
    if (compare(item, items[child] as T) >= 0) break
    items[hole] = items[child] as T
    hole = child
  }
  items[hole] = item
}
// #endregion sift-down
