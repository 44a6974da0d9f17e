import {
  binaryGreatestCommonDivisor,
  greatestCommonDivisor,
} from './euclidean-algorithm.ts'

// #region lcm
/**
 * Returns the smallest positive integer that both numbers divide, 0 when
 * one of them is 0. O(log min(a, b)). Throws a `RangeError` unless both
 * numbers and the result are safe integers. For larger results, use the
 * bigint form.
 */
export const leastCommonMultiple = (a: number, b: number): number => {
  const divisor = greatestCommonDivisor(a, b)
  if (divisor === 0) return 0
  // Dividing first keeps the intermediate result no larger than the final
  // one.
  const multiple = Math.abs((a / divisor) * b)
  if (!Number.isSafeInteger(multiple)) {
    throw new RangeError(
      `The least common multiple of ${a} and ${b} is beyond 2^53 - 1; use leastCommonMultipleOfBigInts.`,
    )
  }
  return multiple
}
// #endregion lcm

// #region bigint
/**
 * Returns the smallest positive bigint that both divide, 0 when one of them
 * is 0. O(log a + log b) rounds.
 */
export const leastCommonMultipleOfBigInts = (a: bigint, b: bigint): bigint => {
  if (a === 0n || b === 0n) return 0n
  const multiple = (a / binaryGreatestCommonDivisor(a, b)) * b
  return multiple < 0n ? -multiple : multiple
}
// #endregion bigint

// #region all
/**
 * Returns the smallest positive integer that all numbers divide, 1 for no
 * numbers, 0 when one is 0. O(n log max). Throws a `RangeError` unless all
 * numbers, and the multiples on the way, are safe integers.
 */
export const leastCommonMultipleOfAll = (values: Iterable<number>): number => {
  let multiple = 1
  for (const value of values) multiple = leastCommonMultiple(multiple, value)
  return multiple
}
// #endregion all
