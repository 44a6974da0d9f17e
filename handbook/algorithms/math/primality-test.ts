import { randomInteger, type Random } from '../random.ts'
import { checkBigInt, checkInteger } from './check-integer.ts'
import { modulo, powerModulo } from './modular-arithmetic.ts'

// #region trial-division
/**
 * Whether n is prime, by trial division up to √n. The candidates are 2, 3,
 * and the neighbours of the multiples of 6. O(√n), at most 31.6 million
 * divisions. Numbers below 2 are not prime. Throws a `RangeError` when n is
 * not a safe integer.
 */
export const isPrimeByTrialDivision = (n: number): boolean => {
  checkInteger('n', n)
  if (n < 4) return n >= 2
  if (n % 2 === 0 || n % 3 === 0) return false
  for (let candidate = 5; candidate * candidate <= n; candidate += 6) {
    if (n % candidate === 0 || n % (candidate + 2) === 0) return false
  }
  return true
}
// #endregion trial-division

// #region fermat
/**
 * Whether base^(n-1) mod n is 1. By Fermat's little theorem, this holds for
 * every prime that does not divide the base. Some composites pass too: 341
 * passes for base 2, and Carmichael numbers such as 561 pass for every base
 * without a common divisor. O(log n) multiplications. Throws a `RangeError`
 * when n is below 2.
 */
export const passesFermatTest = (n: bigint, base: bigint): boolean => {
  checkBigInt('n', n, 2n)
  return powerModulo(base, n - 1n, n) === 1n
}
// #endregion fermat

// #region miller-rabin
/**
 * No composite below the limit is a strong pseudoprime to all of the first
 * thirteen primes.
 */
const firstPrimes = [
  2n,
  3n,
  5n,
  7n,
  11n,
  13n,
  17n,
  19n,
  23n,
  29n,
  31n,
  37n,
  41n,
]
const limitOfFirstPrimes = 3_317_044_064_679_887_385_961_981n
const randomRounds = 40

/**
 * Whether n is prime, by the Miller–Rabin test. O(k log n) multiplications
 * for k bases. The answer is certain below 3.3 · 10^24. For larger numbers,
 * it tries 40 random bases: "composite" is certain, and a composite number
 * passes with a probability below 4^-40. Numbers below 2 are not prime.
 * Sources: Rabin, "Probabilistic algorithm for testing primality", Journal
 * of Number Theory 12 (1980); Sorenson and Webster, "Strong pseudoprimes to
 * twelve prime bases", Mathematics of Computation 86 (2017).
 */
export const isPrime = (
  n: bigint,
  { random = Math.random }: { random?: Random } = {},
): boolean => {
  if (n < 2n) return false
  for (const prime of firstPrimes) if (n % prime === 0n) return n === prime
  if (n < limitOfFirstPrimes)
    return firstPrimes.every((base) => passesStrongTest(n, base))
  for (let round = 0; round < randomRounds; round++) {
    if (!passesStrongTest(n, randomBase(n, random))) return false
  }
  return true
}
// #endregion miller-rabin

// #region strong-test
/**
 * Whether one base does not prove that an odd n above 2 is composite. n - 1
 * = odd · 2^twos. In the sequence base^odd, base^(2 · odd), …, a prime
 * reaches 1 only by squaring -1, because 1 has no other square roots modulo
 * a prime. At most a quarter of all bases let a composite pass.
 */
const passesStrongTest = (n: bigint, base: bigint): boolean => {
  let odd = n - 1n
  let twos = 0
  while ((odd & 1n) === 0n) {
    odd >>= 1n
    twos++
  }
  let power = powerModulo(base, odd, n)
  if (power === 1n) return true
  for (let squarings = 0; squarings < twos; squarings++) {
    if (power === n - 1n) return true
    power = (power * power) % n
  }
  return false
}
// #endregion strong-test

// #region random-base
/**
 * A base from 2 to n - 2. It is nearly uniform, because the remainder is
 * taken of a random number with 64 more bits than n.
 */
const randomBase = (n: bigint, random: Random): bigint => {
  let drawn = 0n
  for (let bits = 0; bits < n.toString(2).length + 64; bits += 32) {
    drawn = (drawn << 32n) | BigInt(randomInteger(2 ** 32, random))
  }
  return 2n + modulo(drawn, n - 3n)
}
// #endregion random-base
