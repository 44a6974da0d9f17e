import { checkInteger } from './check-integer.ts'

// #region gcd
/**
 * Returns the greatest common divisor, which is never negative. For 0 and
 * 0, it is 0. O(log min(a, b)): two neighbouring Fibonacci numbers take
 * longest. Throws a `RangeError` unless both are safe integers.
 * Source: Euclid, "Elements", book VII; Knuth, "The Art of Computer
 * Programming", volume 2, section 4.5.2.
 */
export const greatestCommonDivisor = (a: number, b: number): number => {
  checkInteger('a', a)
  checkInteger('b', b)
  let larger = Math.abs(a)
  let smaller = Math.abs(b)
  while (smaller !== 0) {
    const remainder = larger % smaller
    larger = smaller
    smaller = remainder
  }
  return larger
}
// #endregion gcd

// #region recursive
/**
 * Returns the same greatest common divisor by recursion, as in the
 * definition: gcd(a, b) = gcd(b, a mod b). O(log min(a, b)) time and calls.
 * Throws a `RangeError` unless both are safe integers.
 */
export const greatestCommonDivisorRecursive = (
  a: number,
  b: number,
): number => {
  checkInteger('a', a)
  checkInteger('b', b)
  return b === 0 ? Math.abs(a) : greatestCommonDivisorRecursive(b, a % b)
}
// #endregion recursive

// #region subtraction
/**
 * Returns the greatest common divisor by subtraction, which is Euclid's own
 * form. O(max(a, b)): 1 and n take n - 1 rounds. Throws a `RangeError` unless
 * both are safe integers.
 */
export const greatestCommonDivisorBySubtraction = (
  a: number,
  b: number,
): number => {
  checkInteger('a', a)
  checkInteger('b', b)
  let one = Math.abs(a)
  let other = Math.abs(b)
  if (one === 0 || other === 0) return one + other
  while (one !== other) {
    if (one > other) one -= other
    else other -= one
  }
  return one
}
// #endregion subtraction

// #region binary
/**
 * Returns the greatest common divisor of bigints, only with shifts and
 * subtractions. O(log a + log b) rounds.
 * Source: Stein, "Computational problems associated with Racah algebra",
 * Journal of Computational Physics 1 (1967).
 */
export const binaryGreatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let one = a < 0n ? -a : a
  let other = b < 0n ? -b : b
  if (one === 0n || other === 0n) return one + other
  let sharedTwos = 0n
  while (((one | other) & 1n) === 0n) {
    one >>= 1n
    other >>= 1n
    sharedTwos++
  }
  while ((one & 1n) === 0n) one >>= 1n
  // From here on, `one` is odd. So factors of 2 in `other` do not belong to
  // the result.
  while (other !== 0n) {
    while ((other & 1n) === 0n) other >>= 1n
    if (one > other) [one, other] = [other, one]
    other -= one
  }
  return one << sharedTwos
}
// #endregion binary

// #region all
/**
 * Returns the greatest common divisor of all numbers, 0 for none. O(n + log
 * max). Throws a `RangeError` unless all are safe integers.
 */
export const greatestCommonDivisorOfAll = (
  values: Iterable<number>,
): number => {
  let divisor = 0
  for (const value of values) divisor = greatestCommonDivisor(divisor, value)
  return divisor
}
// #endregion all

// #region extended
/**
 * A greatest common divisor and its representation by both numbers:
 * `divisor = a · x + b · y`.
 */
export interface Bezout {
  readonly divisor: bigint
  readonly x: bigint
  readonly y: bigint
}

/**
 * Returns the greatest common divisor of a and b, with factors x and y such
 * that a · x + b · y is the divisor (Bézout's identity). O(log min(a, b)).
 * It uses bigints, because inverses and remainders multiply beyond 2^53.
 * Source: Knuth, "The Art of Computer Programming", volume 2, section
 * 4.5.2, algorithm X.
 */
export const extendedGreatestCommonDivisor = (a: bigint, b: bigint): Bezout => {
  // Invariant: divisor = a · x + b · y and next.divisor = a · next.x + b ·
  // next.y.
  let current: Bezout = { divisor: a, x: 1n, y: 0n }
  let next: Bezout = { divisor: b, x: 0n, y: 1n }
  while (next.divisor !== 0n) {
    const quotient = current.divisor / next.divisor
    const after = {
      divisor: current.divisor - quotient * next.divisor,
      x: current.x - quotient * next.x,
      y: current.y - quotient * next.y,
    }
    current = next
    next = after
  }
  return current.divisor < 0n
    ? { divisor: -current.divisor, x: -current.x, y: -current.y }
    : current
}
// #endregion extended
