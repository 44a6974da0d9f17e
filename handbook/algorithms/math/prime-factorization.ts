import { checkBigInt, checkInteger } from './check-integer.ts'
import { binaryGreatestCommonDivisor } from './euclidean-algorithm.ts'
import { isPrime } from './primality-test.ts'

// #region trial-division
/**
 * Returns the prime factors in ascending order, repeated ones repeated: 12
 * gives [2, 2, 3], 1 none. O(√n) when n is prime; O(log n) when its factors
 * are small. Throws a `RangeError` unless n is a positive safe integer.
 * Source: Knuth, "The Art of Computer Programming", volume 2, section
 * 4.5.4, algorithm A.
 */
export const primeFactors = (n: number): number[] => {
  checkInteger('n', n, 1)
  const factors: number[] = []
  let rest = n
  // A composite candidate never divides: its own prime factors are gone by
  // then.
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
 * O(⁴√n) steps, those of Pollard's method, which take a long time from 25
 * digits or so. Throws a `RangeError` unless n is positive.
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
 * sequence x → x² + c mod n runs into a cycle modulo p long before it does
 * modulo n; two runners, one twice as fast, meet there, and n shares p with
 * their distance. Throws a `RangeError` when n is below 4 or prime: the
 * search would never end.
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
    // The runners met modulo all of n at once: another sequence will do.
    if (divisor !== n) return divisor
  }
}
// #endregion pollard-rho
