import { ascending, type Compare } from '../compare.ts'

// #region sift-up
/**
 * Moves `items[index]` up until its parent is not greater. This repairs a
 * heap in which only that item is wrong. Changes `items`. O(log n).
 */
export const siftUp = <T>(
  items: T[],
  index: number,
  compare: Compare<T>,
): void => {
  const item = items[index] as T
  while (index > 0) {
    const parent = (index - 1) >> 1
    if (compare(items[parent] as T, item) <= 0) break
    items[index] = items[parent] as T
    index = parent
  }
  items[index] = item
}
// #endregion sift-up

// #region sift-down
/**
 * Moves `items[index]` down until no child is smaller, among the first
 * `size` items. Both of its subtrees must already be heaps. Changes
 * `items`. O(log n).
 */
export const siftDown = <T>(
  items: T[],
  index: number,
  size: number,
  compare: Compare<T>,
): void => {
  const item = items[index] as T
  while (2 * index + 1 < size) {
    const left = 2 * index + 1
    const right = left + 1
    const child =
      right < size && compare(items[right] as T, items[left] as T) < 0
        ? right
        : left
    if (compare(item, items[child] as T) <= 0) break
    items[index] = items[child] as T
    index = child
  }
  items[index] = item
}
// #endregion sift-down

// #region heapify
/**
 * Rearranges `items` into a heap, smallest first, and returns it. O(n),
 * although it sifts n / 2 items: most of these items stand near the leaves
 * and can move down only one or two levels.
 * Source: Floyd, "Algorithm 245: Treesort 3", Communications of the ACM 7
 * (1964).
 */
export const heapify = <T>(items: T[], compare: Compare<T>): T[] => {
  for (let parent = (items.length >> 1) - 1; parent >= 0; parent--)
    siftDown(items, parent, items.length, compare)
  return items
}
// #endregion heapify

// #region heap
/**
 * Binary heap: a collection that returns its smallest item first. `compare`
 * defines the order. By default, numbers, bigints and strings are in
 * ascending order. `reverse(compare)` makes it a max-heap. Items that
 * compare as equal leave in no particular order. The tree needs no links:
 * the children of `items[i]` are `items[2i + 1]` and `items[2i + 2]`.
 * Source: Williams, "Algorithm 232: Heapsort", Communications of the ACM 7
 * (1964).
 */
export class Heap<T> implements Iterable<T> {
  readonly #items: T[]
  readonly #compare: Compare<T>

  /**
   * Creates a heap with the items of `values`. Does not change `values`.
   * O(n).
   */
  constructor(compare: Compare<T> = ascending, values: Iterable<T> = []) {
    this.#compare = compare
    this.#items = heapify([...values], compare)
  }

  /** Number of items. O(1). */
  get size(): number {
    return this.#items.length
  }

  /**
   * Returns the smallest item, `undefined` when the heap is empty. O(1).
   */
  peek(): T | undefined {
    return this.#items[0]
  }

  /** Adds an item. Returns this heap. O(log n), on average O(1). */
  push(item: T): this {
    this.#items.push(item)
    siftUp(this.#items, this.#items.length - 1, this.#compare)
    return this
  }

  /**
   * Removes the smallest item and returns it, `undefined` when the heap is
   * empty. O(log n).
   */
  pop(): T | undefined {
    const smallest = this.#items[0]
    const last = this.#items.pop()
    if (this.#items.length > 0) this.#putFirst(last as T)
    return smallest
  }

  /**
   * Removes the smallest item, adds `item` and returns the removed item.
   * This needs one sift, `pop` and `push` need two. On an empty heap, it
   * adds `item` and returns `undefined`. O(log n).
   */
  replace(item: T): T | undefined {
    const smallest = this.#items[0]
    this.#putFirst(item)
    return smallest
  }

  /** Removes every item. O(1). */
  clear(): void {
    this.#items.length = 0
  }

  /**
   * Yields every item once, in the order of the array, which is not sorted.
   */
  [Symbol.iterator](): IterableIterator<T> {
    return this.#items.values()
  }

  #putFirst(item: T): void {
    this.#items[0] = item
    siftDown(this.#items, 0, this.#items.length, this.#compare)
  }
}
// #endregion heap
