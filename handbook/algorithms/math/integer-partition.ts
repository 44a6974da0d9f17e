import { checkInteger } from './check-integer.ts'

// #region count
/**
 * Returns the number of ways to write n as a sum of positive integers, in
 * any order. 4 has 5 ways: 4, 3+1, 2+2, 2+1+1 and 1+1+1+1. 0 has one, the
 * empty sum. With `largestPart`, only parts up to it are used. O(n · min(n,
 * largestPart)) additions, O(n) space. Throws a `RangeError` unless both
 * are natural numbers.
 */
export const countPartitions = (n: number, largestPart = n): bigint => {
  checkInteger('n', n, 0)
  checkInteger('The largest part', largestPart, 0)
  // After round k, ways[sum] is the number of partitions of `sum` into
  // parts up to k. A part may repeat, so the sums ascend.
  const ways: bigint[] = Array.from({ length: n + 1 }, (_, sum) =>
    sum === 0 ? 1n : 0n,
  )
  for (let part = 1; part <= Math.min(largestPart, n); part++) {
    for (let sum = part; sum <= n; sum++)
      ways[sum] = (ways[sum] as bigint) + (ways[sum - part] as bigint)
  }
  return ways[n] as bigint
}
// #endregion count

// #region pentagons
/**
 * Returns the number of partitions of n by Euler's recurrence over the
 * pentagonal numbers k(3k ± 1) / 2: p(n) = p(n-1) + p(n-2) - p(n-5) -
 * p(n-7) + … O(n √n) additions, O(n) space. Throws a `RangeError` unless n
 * is a natural number.
 * Source: Hardy and Wright, "An Introduction to the Theory of Numbers",
 * chapter XIX.
 */
export const countPartitionsByPentagons = (n: number): bigint => {
  checkInteger('n', n, 0)
  const counts: bigint[] = [1n]
  for (let sum = 1; sum <= n; sum++) {
    let count = 0n
    for (let k = 1; (k * (3 * k - 1)) / 2 <= sum; k++) {
      const smaller = counts[sum - (k * (3 * k - 1)) / 2] as bigint
      const larger = counts[sum - (k * (3 * k + 1)) / 2] ?? 0n
      count += k % 2 === 1 ? smaller + larger : -smaller - larger
    }
    counts.push(count)
  }
  return counts[n] as bigint
}
// #endregion pentagons

// #region list
/**
 * Yields every partition of n, from [n] to [1, 1, …], each with its parts
 * from the largest down. For 0, it yields the empty partition. Each is a
 * new array. O(n) each, O(n) space. Throws a `RangeError`, at the first
 * step, unless n is a natural number.
 * Source: Knuth, "The Art of Computer Programming", volume 4A, section
 * 7.2.1.4.
 */
export function* partitions(n: number): Generator<number[], void, undefined> {
  checkInteger('n', n, 0)
  let parts = n === 0 ? [] : [n]
  while (true) {
    yield [...parts]
    // The next smaller partition: reduces the last part above 1, and splits
    // the rest into parts of the reduced size.
    const place = parts.findLastIndex((part) => part > 1)
    if (place === -1) return
    const part = (parts[place] as number) - 1
    let rest = parts.length - place
    parts = [...parts.slice(0, place), part]
    for (; rest > 0; rest -= part) parts.push(Math.min(part, rest))
  }
}
// #endregion list
