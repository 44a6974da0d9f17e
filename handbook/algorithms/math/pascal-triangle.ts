import { checkInteger } from './check-integer.ts'

// #region rows
/**
 * Yields the rows of Pascal's triangle without end, from [1] on. O(n)
 * additions for row n, O(n) space.
 */
export function* pascalRows(): Generator<bigint[], never, undefined> {
  let row = [1n]
  while (true) {
    yield row
    // Every value is the sum of the two values above it. Values outside the
    // triangle count as 0.
    const above = row
    row = [...above, 0n].map((value, k) => value + (above[k - 1] ?? 0n))
  }
}
// #endregion rows

// #region triangle
/**
 * Returns the first `count` rows of Pascal's triangle, only by addition.
 * O(count²). Throws a `RangeError` unless `count` is a natural number.
 */
export const pascalTriangle = (count: number): bigint[][] => {
  checkInteger('The number of rows', count, 0)
  const triangle: bigint[][] = []
  const rows = pascalRows()
  while (triangle.length < count) triangle.push(rows.next().value)
  return triangle
}
// #endregion triangle

// #region row
/**
 * Returns row n, counted from 0, without the rows above it. Each value is
 * the value before it times (n - k + 1) / k. O(n) multiplications. Throws a
 * `RangeError` unless n is a natural number.
 */
export const pascalRow = (n: number): bigint[] => {
  checkInteger('n', n, 0)
  const row = [1n]
  let value = 1n
  for (let k = 1; k <= n; k++) {
    value = (value * BigInt(n - k + 1)) / BigInt(k)
    row.push(value)
  }
  return row
}
// #endregion row

// #region binomial
/**
 * Returns the binomial coefficient: the number of ways to choose k things
 * from n, 0 when k is greater than n. O(min(k, n - k)) multiplications.
 * Multiplying before dividing leaves no remainder, because the value after
 * round i is the binomial coefficient for i. Throws a `RangeError` unless
 * both are natural numbers.
 * Source: Graham, Knuth and Patashnik, "Concrete Mathematics", chapter 5.
 */
export const binomial = (n: number, k: number): bigint => {
  checkInteger('n', n, 0)
  checkInteger('k', k, 0)
  if (k > n) return 0n
  let value = 1n
  for (let i = 1; i <= Math.min(k, n - k); i++)
    value = (value * BigInt(n - i + 1)) / BigInt(i)
  return value
}
// #endregion binomial
