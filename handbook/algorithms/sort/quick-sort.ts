import { ascending, type Compare } from '../compare.ts'
import { type Random, randomInteger } from '../random.ts'
import { swap } from '../swap.ts'

// #region partition-type
/**
 * Rearranges `items[low..high]` around the pivot in `items[low]` and
 * returns the pivot's final index. No item before it is greater, and no
 * item after it is smaller.
 */
export type Partition = <T>(
  items: T[],
  low: number,
  high: number,
  compare: Compare<T>,
) => number
// #endregion partition-type

// #region quick-sort
/**
 * Sorts `items` in place and returns it. Not stable. With the default
 * partition, n log n comparisons on average for every input. In the worst
 * case, n² comparisons; only unlucky random numbers lead to it. The stack
 * holds at most ⌊log2 n⌋ + 1 calls of `sort`.
 *
 * Source: C. A. R. Hoare, "Quicksort", The Computer Journal 5(1), 1962.
 */
export const quickSort = <T>(
  items: T[],
  compare: Compare<T> = ascending,
  {
    partition = partitionSedgewick,
    random = Math.random,
  }: { partition?: Partition; random?: Random } = {},
): T[] => {
  const sort = (low: number, high: number): void => {
    while (low < high) {
      // With a random pivot, a sorted list is no worse than a shuffled one.
      swap(items, low, low + randomInteger(high - low + 1, random))
      const pivot = partition(items, low, high, compare)
      // A call for the smaller part and a loop for the larger part keep the
      // stack short.
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
 * Sedgewick's variant of Hoare's partition: two indices run towards each
 * other and exchange the items that are on the wrong side. At the end the
 * pivot goes to its final place. Both indices stop at items equal to the
 * pivot, so an array of equal items is still cut in the middle.
 *
 * Source: R. Sedgewick, K. Wayne, "Algorithms", 4th edition, section 2.3.
 */
export const partitionSedgewick = <T>(
  items: T[],
  low: number,
  high: number,
  compare: Compare<T>,
): number => {
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

// #region hoare
/**
 * Hoare's partition: divides `items[low..high]`, which holds at least two
 * items, and returns an index `last` below `high`. No item of
 * `items[low..last]` is greater than the pivot, which was in `items[low]`,
 * and no item after `last` is smaller. The pivot may end up in either part.
 *
 * Source: C. A. R. Hoare, in the form of T. Cormen, C. Leiserson, R.
 * Rivest, C. Stein, "Introduction to Algorithms", problem 7-1.
 */
export const partitionHoare = <T>(
  items: T[],
  low: number,
  high: number,
  compare: Compare<T>,
): number => {
  const pivot = items[low] as T
  // The first stop of `left` is the pivot itself.
  let left = low
  let right = high + 1
  while (true) {
    do right--
    while (right > low && compare(pivot, items[right] as T) < 0)
    if (left >= right) return right
    swap(items, left, right)
    do left++
    while (left < high && compare(items[left] as T, pivot) < 0)
  }
}
// #endregion hoare

// #region hoare-sort
/**
 * Sorts `items` in place by Hoare's partition and returns it. Not stable. n
 * log n comparisons on average for every input. In the worst case, n²
 * comparisons; only unlucky random numbers lead to it. The stack holds at
 * most ⌊log2 n⌋ + 1 calls of `sort`.
 */
export const quickSortHoare = <T>(
  items: T[],
  compare: Compare<T> = ascending,
  { random = Math.random }: { random?: Random } = {},
): T[] => {
  const sort = (low: number, high: number): void => {
    while (low < high) {
      swap(items, low, low + randomInteger(high - low + 1, random))
      const last = partitionHoare(items, low, high, compare)
      if (last - low < high - last) {
        sort(low, last)
        low = last + 1
      } else {
        sort(last + 1, high)
        high = last
      }
    }
  }
  sort(0, items.length - 1)
  return items
}
// #endregion hoare-sort

// #region lomuto
/**
 * Lomuto's partition: one index scans forward, and another marks the end of
 * the smaller items. It is shorter than Sedgewick's partition, but makes
 * more exchanges on random input. All items equal to the pivot go to one
 * side, so sorting an array of equal items takes n² steps.
 *
 * Source: T. Cormen, C. Leiserson, R. Rivest, C. Stein, "Introduction to
 * Algorithms", chapter 7 (with the pivot at the other end).
 */
export const partitionLomuto = <T>(
  items: T[],
  low: number,
  high: number,
  compare: Compare<T>,
): number => {
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
 * Rearranges `items[low..high]` into smaller, equal and greater items,
 * compared with the pivot in `items[low]`. Returns the range of the equal
 * items: `items[first..last]`.
 *
 * Source: E. W. Dijkstra, "A Discipline of Programming", chapter 14 (the
 * Dutch national flag).
 */
export const partitionThreeWay = <T>(
  items: T[],
  low: number,
  high: number,
  compare: Compare<T>,
): [first: number, last: number] => {
  const pivot = items[low] as T
  // Smaller: low..first-1. Equal: first..next-1. Not seen yet: next..last.
  // Greater: last+1..high.
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
 * Sorts `items` in place and returns it. Not stable. Items equal to the
 * pivot need no further sorting, so few distinct keys make it fast: n steps
 * when all items are equal.
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
