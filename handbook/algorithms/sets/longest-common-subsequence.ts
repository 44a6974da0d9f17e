import { type Equal, sameValueZero } from '../equal.ts'

// #region table
/**
 * The longest sequence whose items occur in this order in both `a` and `b`.
 * There may be other items between them. If there are several, returns one
 * of them. n · m steps and space. Strings are compared by code point, so
 * characters beyond U+FFFF stay whole.
 *
 * Source: R. A. Wagner, M. J. Fischer, "The string-to-string correction
 * problem", Journal of the ACM 21(1), 1974.
 */
export const longestCommonSubsequence = <T>(
  a: Iterable<T>,
  b: Iterable<T>,
  equal: Equal<T> = sameValueZero,
): T[] => {
  const [first, second] = [[...a], [...b]]
  // lengths[i][j] is the length of the longest common subsequence of the
  // first i and the first j items.
  const lengths = [new Uint32Array(second.length + 1)]
  for (const item of first)
    lengths.push(nextRow(lengths.at(-1) as Uint32Array, item, second, equal))

  const common: T[] = []
  let i = first.length
  let j = second.length
  while (i > 0 && j > 0) {
    const length = lengths[i]?.[j]
    if (length === lengths[i - 1]?.[j]) i--
    else if (length === lengths[i]?.[j - 1]) j--
    else {
      // The length is smaller without either item, so the two items are
      // equal and belong to the result.
      i--
      j--
      common.push(first[i] as T)
    }
  }
  return common.toReversed()
}
// #endregion table

// #region length
/**
 * Only the length: n · m steps, but only two rows of m + 1 numbers. `a` is
 * read once and not stored.
 */
export const longestCommonSubsequenceLength = <T>(
  a: Iterable<T>,
  b: Iterable<T>,
  equal: Equal<T> = sameValueZero,
): number => lastRow(a, [...b], equal).at(-1) as number
// #endregion length

// #region hirschberg
/**
 * The longest common subsequence in linear space. If there are several, it
 * may be another one than that of the table. Splits `a` into halves, finds the
 * matching split of `b` from the lengths of both sides, and repeats this
 * with each pair of parts. About 2 n · m steps and log2(n) nested calls.
 *
 * Source: D. S. Hirschberg, "A linear space algorithm for computing maximal
 * common subsequences", Communications of the ACM 18(6), 1975.
 */
export const hirschbergSubsequence = <T>(
  a: Iterable<T>,
  b: Iterable<T>,
  equal: Equal<T> = sameValueZero,
): T[] => {
  const [first, second] = [[...a], [...b]]
  // The parts are given by their limits. With copies of the parts, nested
  // calls could hold log2(n) copies of `b`.
  const solve = (low: number, high: number, from: number, to: number): T[] => {
    if (low === high || from === to) return []
    if (high - low === 1) {
      const item = first[low] as T
      const found = second.slice(from, to).some((other) => equal(item, other))
      return found ? [item] : []
    }
    const half = Math.floor((low + high) / 2)
    const split =
      from +
      bestSplit(
        first.slice(low, half),
        first.slice(half, high),
        second.slice(from, to),
        equal,
      )
    return [...solve(low, half, from, split), ...solve(half, high, split, to)]
  }
  return solve(0, first.length, 0, second.length)
}

const bestSplit = <T>(
  start: readonly T[],
  end: readonly T[],
  second: readonly T[],
  equal: Equal<T>,
): number => {
  const before = lastRow(start, second, equal)
  const after = lastRow(end.toReversed(), second.toReversed(), equal)
  let split = 0
  let longest = -1
  for (let j = 0; j <= second.length; j++) {
    const length = (before[j] as number) + (after[second.length - j] as number)
    if (length > longest) {
      longest = length
      split = j
    }
  }
  return split
}
// #endregion hirschberg

// #region rows
const lastRow = <T>(
  first: Iterable<T>,
  second: readonly T[],
  equal: Equal<T>,
): Uint32Array => {
  let row = new Uint32Array(second.length + 1)
  for (const item of first) row = nextRow(row, item, second, equal)
  return row
}

const nextRow = <T>(
  row: Uint32Array,
  item: T,
  second: readonly T[],
  equal: Equal<T>,
): Uint32Array<ArrayBuffer> => {
  const next = new Uint32Array(row.length)
  for (let j = 0; j < second.length; j++) {
    next[j + 1] = equal(item, second[j] as T)
      ? (row[j] as number) + 1
      : Math.max(row[j + 1] as number, next[j] as number)
  }
  return next
}
// #endregion rows
