import { checkBigInt, checkInteger } from './check-integer.ts'
import { binaryGreatestCommonDivisor } from './euclidean-algorithm.ts'
import { isPrime } from './primality-test.ts'

// #region trial-division
/**
 * Returns the prime factors in ascending order, each as often as it occurs:
 * 12 gives [2, 2, 3], and 1 gives none. O(√n) when n is prime, O(log n)
 * when its factors are small. Throws a `RangeError` unless n is a positive
 * safe integer.
 * Source: Knuth, "The Art of Computer Programming", volume 2, section
 * 4.5.4, algorithm A.
 */
export const primeFactors = (n: number): number[] => {
  checkInteger('n', n, 1)
  const factors: number[] = []
  let rest = n
  // A composite candidate never divides the rest, because its prime factors
  // have been divided out before.
  for (
    let candidate = 2;
    candidate * candidate <= rest;
    candidate += candidate === 2 ? 1 : 2
  ) {
    while (rest % candidate === 0) {
      factors.push(candidate)
      rest /= candidate
    }
  }
  if (rest > 1) factors.push(rest)
  return factors
}
// #endregion trial-division

// #region powers
/**
 * Returns each prime factor with its exponent, in ascending order: 12 gives
 * 2 → 2, 3 → 1. O(√n). Throws as `primeFactors`.
 */
export const primePowers = (n: number): Map<number, number> => {
  const powers = new Map<number, number>()
  for (const prime of primeFactors(n))
    powers.set(prime, (powers.get(prime) ?? 0) + 1)
  return powers
}
// #endregion powers

// #region large
/**
 * Returns the prime factors of a large number in ascending order. About
 * O(⁴√n) steps of Pollard's method. Numbers of 25 digits and more take a
 * long time. Throws a `RangeError` unless n is positive.
 */
export const primeFactorsOfBigInt = (n: bigint): bigint[] => {
  checkBigInt('n', n, 1n)
  const factors: bigint[] = []
  const unsplit = [n]
  for (let value = unsplit.pop(); value !== undefined; value = unsplit.pop()) {
    if (value === 1n) continue
    if (isPrime(value)) {
      factors.push(value)
    } else {
      const divisor = pollardRho(value)
      unsplit.push(divisor, value / divisor)
    }
  }
  return factors.toSorted((a, b) => (a < b ? -1 : 1))
}
// #endregion large

// #region pollard-rho
/**
 * Returns a divisor of a composite number, neither 1 nor the number itself.
 * Expected O(√p) steps for its smallest prime factor p, so O(⁴√n). The
 * sequence x → x² + c mod n enters a cycle modulo p long before it enters a
 * cycle modulo n. Two pointers, one twice as fast, meet in that cycle, and
 * their difference shares the factor p with n. Throws a `RangeError` when n
 * is below 4 or prime, because the search would never end.
 * Source: Pollard, "A Monte Carlo method for factorization", BIT 15 (1975).
 */
export const pollardRho = (n: bigint): bigint => {
  checkBigInt('n', n, 4n)
  if (isPrime(n))
    throw new RangeError(`n is ${n}, which is prime; use a composite number.`)
  if (n % 2n === 0n) return 2n
  for (let c = 1n; ; c++) {
    const step = (x: bigint): bigint => (x * x + c) % n
    let slow = 2n
    let fast = 2n
    let divisor = 1n
    while (divisor === 1n) {
      slow = step(slow)
      fast = step(step(fast))
      divisor = binaryGreatestCommonDivisor(slow - fast, n)
    }
    // The pointers met modulo all factors of n at once, so another sequence
    // is tried.
    if (divisor !== n) return divisor
  }
}
// #endregion pollard-rho
