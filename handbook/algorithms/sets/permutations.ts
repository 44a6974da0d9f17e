import { ascending, type Compare } from '../compare.ts'
import { partitionPoint } from '../search/binary-search.ts'
import { swap } from '../swap.ts'

// #region permutations
/**
 * Yields all n! orders of the items. Each order differs from the order
 * before by one exchange (Heap's algorithm). Equal items at different
 * places count as different. Extra space: n counters.
 *
 * Source: B. R. Heap, "Permutations by interchanges", The Computer Journal
 * 6(3), 1963.
 */
export function* permutations<T>(items: readonly T[]): Generator<T[]> {
  const order = [...items]
  const exchanges = items.map(() => 0)
  yield [...order]
  let position = 1
  while (position < order.length) {
    const done = exchanges[position] as number
    if (done < position) {
      swap(order, position % 2 === 0 ? 0 : done, position)
      yield [...order]
      exchanges[position] = done + 1
      position = 1
    } else {
      exchanges[position] = 0
      position++
    }
  }
}
// #endregion permutations

// #region next
/**
 * Rearranges `items` into the next order in lexicographic order, and
 * returns true. After the last order, returns false and changes nothing.
 * Equal items give no order twice. n steps in the worst case, and a
 * constant number on average over all orders of different items.
 *
 * Source: D. Knuth, "The Art of Computer Programming", volume 4A, section
 * 7.2.1.2, algorithm L.
 */
export const nextPermutation = <T>(
  items: T[],
  compare: Compare<T> = ascending,
): boolean => {
  let pivot = items.length - 2
  while (pivot >= 0 && compare(items[pivot] as T, items[pivot + 1] as T) >= 0)
    pivot--
  if (pivot < 0) return false
  // The items after the pivot fall. So the last of them that is greater
  // than the pivot is the smallest that may replace it.
  const greater =
    partitionPoint(
      pivot + 1,
      items.length,
      (i) => compare(items[i] as T, items[pivot] as T) > 0,
    ) - 1
  swap(items, pivot, greater)
  for (
    let left = pivot + 1, right = items.length - 1;
    left < right;
    left++, right--
  )
    swap(items, left, right)
  return true
}
// #endregion next

// #region ordered
/**
 * Yields all different orders of the items in lexicographic order. Equal
 * items give no order twice.
 */
export function* orderedPermutations<T>(
  items: Iterable<T>,
  compare: Compare<T> = ascending,
): Generator<T[]> {
  const order = [...items].toSorted(compare)
  do yield [...order]
  while (nextPermutation(order, compare))
}
// #endregion ordered

// #region repetition
/**
 * Yields all n^length sequences in which each item may occur any number of
 * times. The last place changes fastest. Throws a `RangeError`, at the
 * first step, unless `length` is a non-negative integer.
 */
export function* permutationsWithRepetition<T>(
  items: readonly T[],
  length: number,
): Generator<T[]> {
  if (!Number.isInteger(length) || length < 0)
    throw new RangeError(`The length is ${length}; use a non-negative integer.`)
  if (items.length === 0 && length > 0) return
  const digits = Array.from({ length }, () => 0)
  while (true) {
    yield digits.map((digit) => items[digit] as T)
    let position = length - 1
    while (digits[position] === items.length - 1) {
      digits[position] = 0
      position--
    }
    if (position < 0) return
    digits[position] = (digits[position] as number) + 1
  }
}
// #endregion repetition
