import { checkInteger } from './check-integer.ts'

/**
 * Two gigabytes of flags. In some engines, typed arrays cannot be much
 * larger.
 */
const largestLimit = 2 ** 31 - 1

// #region sieve
/**
 * Returns all primes up to and including `limit`. O(n log log n) time, O(n)
 * space: one byte per number. Throws a `RangeError` unless `limit` is an
 * integer from 0 to 2^31 - 1.
 * Source: Knuth, "The Art of Computer Programming", volume 2, section
 * 4.5.4.
 */
export const sieveOfEratosthenes = (limit: number): number[] => {
  checkInteger('The limit', limit, 0, largestLimit)
  const composite = new Uint8Array(limit + 1)
  const primes: number[] = []
  for (let candidate = 2; candidate <= limit; candidate++) {
    if (composite[candidate] === 1) continue
    primes.push(candidate)
    // Smaller multiples have a smaller prime factor, so they are already
    // crossed out.
    for (
      let multiple = candidate * candidate;
      multiple <= limit;
      multiple += candidate
    )
      composite[multiple] = 1
  }
  return primes
}
// #endregion sieve

// #region segmented
/**
 * Yields the primes from `from` to `to`, including both, in windows of
 * about √to numbers. So it needs O(√to) space. O((m + √n) log log n) for m
 * numbers up to n. Throws a `RangeError`, at the first step, unless both
 * are natural safe integers.
 * Source: Bays and Hudson, "The segmented sieve of Eratosthenes and primes
 * in arithmetic progressions to 10^12", BIT 17 (1977).
 */
export function* segmentedSieve(
  from: number,
  to: number,
): Generator<number, void, undefined> {
  checkInteger('The start', from, 0)
  checkInteger('The end', to, 0)
  const root = Math.floor(Math.sqrt(to))
  const smallPrimes = sieveOfEratosthenes(root)
  const width = Math.max(root, 1024)
  for (let start = Math.max(from, 2); start <= to; start += width) {
    const length = Math.min(width, to - start + 1)
    const composite = new Uint8Array(length)
    for (const prime of smallPrimes) {
      const first = Math.max(
        prime * prime - start,
        (prime - (start % prime)) % prime,
      )
      for (let offset = first; offset < length; offset += prime)
        composite[offset] = 1
    }
    for (let offset = 0; offset < length; offset++)
      if (composite[offset] === 0) yield start + offset
  }
}
// #endregion segmented

// #region smallest-factors
/**
 * Returns the smallest prime factor of every number up to `limit` (0 for 0
 * and 1). With this table, each number is factored in O(log n). O(n) time
 * and space: each composite is written once, as its smallest prime factor
 * times the rest. Throws a `RangeError` unless `limit` is an integer from 0
 * to 2^31 - 1.
 * Source: Gries and Misra, "A linear sieve algorithm for finding prime
 * numbers", Communications of the ACM 21 (1978).
 */
export const smallestPrimeFactors = (limit: number): Uint32Array => {
  checkInteger('The limit', limit, 0, largestLimit)
  const smallest = new Uint32Array(limit + 1)
  const primes: number[] = []
  for (let candidate = 2; candidate <= limit; candidate++) {
    if (smallest[candidate] === 0) {
      smallest[candidate] = candidate
      primes.push(candidate)
    }
    for (const prime of primes) {
      if (prime > (smallest[candidate] as number) || prime * candidate > limit)
        break
      smallest[prime * candidate] = prime
    }
  }
  return smallest
}
// #endregion smallest-factors
