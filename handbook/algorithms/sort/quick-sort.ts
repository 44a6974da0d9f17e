import { ascending, type Compare } from '../compare.ts'
import { type Random, randomInteger } from '../random.ts'
import { swap } from '../swap.ts'

// #region partition-type
/**
 * Rearranges `items[low..high]` around the pivot in `items[low]` and returns the pivot's final index:
 * nothing before it is greater, nothing after it is smaller.
 */
export type Partition = <T>(items: T[], low: number, high: number, compare: Compare<T>) => number
// #endregion partition-type

// #region quick-sort
/**
 * Sorts `items` in place and returns it. Not stable. n log n comparisons on average, n² when chance is
 * against you; the stack never holds more than log2(n) calls.
 *
 * Source: C. A. R. Hoare, "Quicksort", The Computer Journal 5(1), 1962.
 */
export const quickSort = <T>(
  items: T[],
  compare: Compare<T> = ascending,
  { partition = partitionHoare, random = Math.random }: { partition?: Partition; random?: Random } = {},
): T[] => {
  const sort = (low: number, high: number): void => {
    while (low < high) {
      // A random pivot: no input is bad by itself, sorted ones included.
      swap(items, low, low + randomInteger(high - low + 1, random))
      const pivot = partition(items, low, high, compare)
      // Call for the smaller part, loop for the larger: that keeps the stack short.
      if (pivot - low < high - pivot) {
        sort(low, pivot - 1)
        low = pivot + 1
      } else {
        sort(pivot + 1, high)
        high = pivot - 1
      }
    }
  }
  sort(0, items.length - 1)
  return items
}
// #endregion quick-sort

// #region partition
/**
 * Hoare's partition: two indices run towards each other and exchange the items that are on the wrong side.
 * Both stop at items equal to the pivot, so an array of equal items is still cut in the middle.
 *
 * Source: R. Sedgewick, K. Wayne, "Algorithms", 4th edition, section 2.3.
 */
export const partitionHoare = <T>(items: T[], low: number, high: number, compare: Compare<T>): number => {
  const pivot = items[low] as T
  let left = low
  let right = high + 1
  while (true) {
    do left++
    while (left < high && compare(items[left] as T, pivot) < 0)
    do right--
    while (right > low && compare(pivot, items[right] as T) < 0)
    if (left >= right) break
    swap(items, left, right)
  }
  swap(items, low, right)
  return right
}
// #endregion partition

// #region lomuto
/**
 * Lomuto's partition: one index scans, another marks the end of the smaller items. Shorter than Hoare's, but
 * it swaps more, and equal items all land on one side: an array of equal items costs n².
 *
 * Source: T. Cormen, C. Leiserson, R. Rivest, C. Stein, "Introduction to Algorithms", chapter 7 (with the
 * pivot at the other end).
 */
export const partitionLomuto = <T>(items: T[], low: number, high: number, compare: Compare<T>): number => {
  const pivot = items[low] as T
  let lastSmaller = low
  for (let i = low + 1; i <= high; i++) {
    if (compare(items[i] as T, pivot) < 0) {
      lastSmaller++
      swap(items, lastSmaller, i)
    }
  }
  swap(items, low, lastSmaller)
  return lastSmaller
}
// #endregion lomuto

// #region three-way-partition
/**
 * Rearranges `items[low..high]` into smaller than the pivot in `items[low]`, equal to it and greater, and
 * returns where the equal ones are: `items[first..last]`.
 *
 * Source: E. W. Dijkstra, "A Discipline of Programming", chapter 14 (the Dutch national flag).
 */
export const partitionThreeWay = <T>(
  items: T[],
  low: number,
  high: number,
  compare: Compare<T>,
): [first: number, last: number] => {
  const pivot = items[low] as T
  // Smaller: low..first-1. Equal: first..next-1. Not seen yet: next..last. Greater: last+1..high.
  let first = low
  let next = low + 1
  let last = high
  while (next <= last) {
    const order = compare(items[next] as T, pivot)
    if (order < 0) {
      swap(items, first, next)
      first++
      next++
    } else if (order > 0) {
      swap(items, next, last)
      last--
    } else {
      next++
    }
  }
  return [first, last]
}
// #endregion three-way-partition

// #region three-way
/**
 * Sorts `items` in place and returns it. Not stable. Items equal to the pivot are set aside at once,
 * so few distinct keys make it fast: n steps when all are equal.
 *
 * Source: R. Sedgewick, K. Wayne, "Algorithms", 4th edition, section 2.3.
 */
export const quickSortThreeWay = <T>(
  items: T[],
  compare: Compare<T> = ascending,
  { random = Math.random }: { random?: Random } = {},
): T[] => {
  const sort = (low: number, high: number): void => {
    while (low < high) {
      swap(items, low, low + randomInteger(high - low + 1, random))
      const [first, last] = partitionThreeWay(items, low, high, compare)
      if (first - low < high - last) {
        sort(low, first - 1)
        low = last + 1
      } else {
        sort(last + 1, high)
        high = first - 1
      }
    }
  }
  sort(0, items.length - 1)
  return items
}
// #endregion three-way
