import { ascending, type Compare } from '../compare.ts'
import { swap } from '../swap.ts'
import { createGallopingMerge } from './galloping-merge.ts'
import { binaryInsertionSort } from './insertion-sort.ts'

interface Run {
  start: number
  length: number
}

// #region timsort
/**
 * Sorts `items` in place and returns it. Stable. Merges the runs that the
 * input already has: n comparisons for sorted or falling input, n log n in
 * the worst case. At most n / 2 items of extra space.
 *
 * Source: T. Peters, "listsort.txt" in the sources of CPython, with the
 * corrected invariant of S. de Gouw et al., "OpenJDK's
 * java.utils.Collection.sort() is broken", CAV 2015.
 */
export const timsort = <T>(
  items: T[],
  compare: Compare<T> = ascending,
): T[] => {
  const merge = createGallopingMerge(items, compare)
  const minimum = minimumRun(items.length)
  const runs: Run[] = []

  // Before the first run, the code assumes a run of infinite length, which
  // no rule merges.
  const lengthAt = (index: number): number => runs[index]?.length ?? Infinity
  const tooShort = (index: number): boolean =>
    lengthAt(index) <= lengthAt(index + 1) + lengthAt(index + 2)
  const mergeTop = (): void => {
    const top = runs.length - 1
    const index = lengthAt(top - 2) < lengthAt(top) ? top - 2 : top - 1
    const [left, right] = runs.slice(index, index + 2) as [Run, Run]
    runs.splice(index, 2, {
      start: left.start,
      length: left.length + right.length,
    })
    merge(left.start, right.start, right.start + right.length)
  }

  for (let start = 0; start < items.length;) {
    const sorted = orderRun(items, start, compare)
    const end = Math.max(sorted, Math.min(start + minimum, items.length))
    binaryInsertionSort(items, compare, { start, sorted, end })
    runs.push({ start, length: end - start })
    // The runs …, W, X, Y, Z on the stack must satisfy W > X + Y, X > Y + Z
    // and Y > Z. Merges are then balanced, and the stack is short.
    while (runs.length > 1) {
      const y = runs.length - 2
      const balanced =
        lengthAt(y) > lengthAt(y + 1) &&
        (y === 0 || !(tooShort(y - 1) || tooShort(y - 2)))
      if (balanced) break
      mergeTop()
    }
    start = end
  }
  while (runs.length > 1) mergeTop()
  return items
}
// #endregion timsort

// #region minimum-run
/**
 * Length to which short runs are extended: from 32 to 64, or `length`
 * itself below 64. It is chosen so that `length / minimumRun(length)` is a
 * power of two or slightly less. The merges are then balanced.
 */
export const minimumRun = (length: number): number => {
  let rest = length
  let remainder = 0
  while (rest >= 64) {
    remainder |= rest % 2
    rest = Math.floor(rest / 2)
  }
  return rest + remainder
}
// #endregion minimum-run

// #region order-run
/**
 * Finds the run that begins at `start`, reverses it if it is descending,
 * and returns the index after its end. A descending run must be strictly
 * descending, because reversing equal items would change their order.
 */
const orderRun = <T>(
  items: T[],
  start: number,
  compare: Compare<T>,
): number => {
  const falls = (i: number): boolean =>
    compare(items[i] as T, items[i - 1] as T) < 0
  let end = start + 1
  if (end === items.length) return end
  if (falls(end)) {
    do end++
    while (end < items.length && falls(end))
    reverseRange(items, start, end)
  } else {
    do end++
    while (end < items.length && !falls(end))
  }
  return end
}

const reverseRange = <T>(items: T[], start: number, end: number): void => {
  for (let left = start, right = end - 1; left < right; left++, right--)
    swap(items, left, right)
}
// #endregion order-run
