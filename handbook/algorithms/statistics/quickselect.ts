import { ascending, type Compare } from '../compare.ts'
import { type Random, randomInteger } from '../random.ts'
import { insertionSort } from '../sort/insertion-sort.ts'
import { partitionSedgewick, partitionThreeWay } from '../sort/quick-sort.ts'
import { swap } from '../swap.ts'

// #region quickselect
/**
 * The item that would be at index `k` if `items` were sorted. Moves that
 * item to index `k`, with no greater item before it and no smaller item
 * after it. n steps on average, n² in the worst case, which depends only on
 * chance. Throws a `RangeError` when `k` is not an index of `items`.
 *
 * Source: C. A. R. Hoare, "Algorithm 65: Find", Communications of the ACM
 * 4(7), 1961.
 */
export const quickSelect = <T>(
  items: T[],
  k: number,
  compare: Compare<T> = ascending,
  { random = Math.random }: { random?: Random } = {},
): T => {
  checkIndex(items, k)
  let low = 0
  let high = items.length - 1
  while (low < high) {
    swap(items, low, low + randomInteger(high - low + 1, random))
    const pivot = partitionSedgewick(items, low, high, compare)
    // Unlike quicksort, it continues only on the side that contains index
    // k.
    if (k < pivot) high = pivot - 1
    else if (k > pivot) low = pivot + 1
    else break
  }
  return items[k] as T
}
// #endregion quickselect

// #region median-of-medians
/**
 * The same in n steps for every input, although the constant factor is
 * larger. The pivot is the median of the medians of groups of five, so each
 * round removes about three tenths of the items or more. Throws a
 * `RangeError` like `quickSelect`.
 *
 * Source: M. Blum, R. W. Floyd, V. Pratt, R. L. Rivest, R. E. Tarjan, "Time
 * bounds for selection", Journal of Computer and System Sciences 7(4),
 * 1973.
 */
export const medianOfMediansSelect = <T>(
  items: T[],
  k: number,
  compare: Compare<T> = ascending,
): T => {
  checkIndex(items, k)
  const select = (low: number, high: number, k: number): void => {
    while (low < high) {
      swap(items, low, medianOfMedians(low, high))
      const [first, last] = partitionThreeWay(items, low, high, compare)
      if (k < first) high = first - 1
      else if (k > last) low = last + 1
      else return
    }
  }
  /**
   * Moves the median of every five items of a range to its front and
   * returns the index of their median.
   */
  const medianOfMedians = (low: number, high: number): number => {
    let medians = low
    for (let start = low; start <= high; start += 5) {
      const end = Math.min(start + 5, high + 1)
      const group = insertionSort(items.slice(start, end), compare)
      for (const [i, item] of group.entries()) items[start + i] = item
      swap(items, medians, start + Math.floor((end - start - 1) / 2))
      medians++
    }
    const middle = low + Math.floor((medians - 1 - low) / 2)
    select(low, medians - 1, middle)
    return middle
  }
  select(0, items.length - 1, k)
  return items[k] as T
}
// #endregion median-of-medians

// #region quantile
/**
 * The value below which the given share of the numbers lies: 0 is the
 * smallest, 0.5 the median and 1 the greatest. Between two numbers, it is
 * interpolated (`NaN` between -Infinity and Infinity). n steps on average.
 * Does not change `numbers`. Throws a `RangeError` for no numbers, for
 * `NaN` among them, and for a share outside 0 to 1.
 *
 * Source: R. J. Hyndman, Y. Fan, "Sample quantiles in statistical
 * packages", The American Statistician 50(4), 1996, definition 7 (the
 * default of R, NumPy and spreadsheets).
 */
export const quantile = (
  numbers: readonly number[],
  share: number,
  random: Random = Math.random,
): number => {
  if (!(share >= 0 && share <= 1)) {
    throw new RangeError(
      `The share is ${share}; use a number from 0 to 1, such as 0.95 for the 95th percentile.`,
    )
  }
  if (numbers.length === 0)
    throw new RangeError('There are no numbers; a quantile needs at least one.')
  if (numbers.some(Number.isNaN)) {
    throw new RangeError(
      'One of the numbers is NaN, which has no place in their order; remove it first.',
    )
  }
  const sorted = [...numbers]
  const place = share * (numbers.length - 1)
  const index = Math.floor(place)
  const below = quickSelect(sorted, index, ascending, { random })
  if (index === place) return below
  // All numbers after the index are not smaller. The smallest of them is
  // the next number.
  let above = Infinity
  for (let i = index + 1; i < sorted.length; i++)
    above = Math.min(above, sorted[i] as number)
  const part = place - index
  const between = below * (1 - part) + above * part
  // Rounding must not lead beyond the two numbers.
  return Math.min(above, Math.max(below, between))
}
// #endregion quantile

/**
 * The middle number, or the mean of the two middle numbers. Throws a
 * `RangeError` like `quantile`.
 */
export const median = (
  numbers: readonly number[],
  random: Random = Math.random,
): number => quantile(numbers, 0.5, random)

const checkIndex = (items: readonly unknown[], k: number): void => {
  if (items.length === 0)
    throw new RangeError(`There are no items, so there is no index ${k}.`)
  if (!Number.isInteger(k) || k < 0 || k >= items.length) {
    throw new RangeError(
      `The index is ${k}; use an integer from 0 to ${items.length - 1}.`,
    )
  }
}
