import { checkBigInt } from './check-integer.ts'
import { extendedGreatestCommonDivisor } from './euclidean-algorithm.ts'

// Bigints are used, because a product of two numbers below a modulus has
// twice its digits: more than 2^53 from 95 million on.

// #region modulo
/**
 * Returns the remainder from 0 to modulus - 1. For -1 and 3, it is 2, while
 * -1 % 3 is -1. O(1). Like every function here, throws a `RangeError`
 * unless the modulus is positive.
 */
export const modulo = (value: bigint, modulus: bigint): bigint => {
  checkBigInt('The modulus', modulus, 1n)
  const remainder = value % modulus
  return remainder < 0n ? remainder + modulus : remainder
}
// #endregion modulo

// #region operations
/** Returns (a + b) mod modulus. O(1). */
export const addModulo = (a: bigint, b: bigint, modulus: bigint): bigint =>
  modulo(a + b, modulus)

/** Returns (a - b) mod modulus. O(1). */
export const subtractModulo = (a: bigint, b: bigint, modulus: bigint): bigint =>
  modulo(a - b, modulus)

/** Returns (a · b) mod modulus. O(1). */
export const multiplyModulo = (a: bigint, b: bigint, modulus: bigint): bigint =>
  modulo(a * b, modulus)
// #endregion operations

// #region power
/**
 * Returns base^exponent mod modulus without computing the power itself.
 * O(log exponent) multiplications. A negative exponent uses the inverse of
 * the base. Throws a `RangeError` unless the modulus is positive and, if
 * needed, the inverse exists.
 * Source: Knuth, "The Art of Computer Programming", volume 2, section
 * 4.6.3.
 */
export const powerModulo = (
  base: bigint,
  exponent: bigint,
  modulus: bigint,
): bigint => {
  if (exponent < 0n)
    return powerModulo(inverseModulo(base, modulus), -exponent, modulus)
  let result = modulo(1n, modulus)
  let square = modulo(base, modulus)
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}
// #endregion power

// #region inverse
/**
 * Returns x such that value · x mod modulus is 1. O(log modulus). Throws a
 * `RangeError` unless the modulus is positive and coprime to the value.
 * Other values have no inverse.
 */
export const inverseModulo = (value: bigint, modulus: bigint): bigint => {
  const residue = modulo(value, modulus)
  const { divisor, x } = extendedGreatestCommonDivisor(residue, modulus)
  if (divisor !== 1n) {
    throw new RangeError(
      `${value} has no inverse modulo ${modulus}: both are divisible by ${divisor}.`,
    )
  }
  return modulo(x, modulus)
}
// #endregion inverse

// #region congruences
/** All integers that leave `remainder` when divided by `modulus`. */
export interface Congruence {
  readonly remainder: bigint
  readonly modulus: bigint
}

/**
 * Returns the integers that satisfy all congruences, as one congruence, or
 * `undefined` when the congruences contradict each other. The moduli need
 * not be coprime. Without congruences, all integers are returned: remainder
 * 0, modulus 1. O(n log max). Throws a `RangeError` unless the moduli are
 * positive.
 * Source: the Chinese remainder theorem; Knuth, "The Art of Computer
 * Programming", volume 2, section 4.3.2.
 */
export const solveCongruences = (
  congruences: Iterable<Congruence>,
): Congruence | undefined => {
  let solution: Congruence = { remainder: 0n, modulus: 1n }
  for (const { remainder, modulus } of congruences) {
    const difference = modulo(remainder - solution.remainder, modulus)
    const { divisor, x } = extendedGreatestCommonDivisor(
      solution.modulus,
      modulus,
    )
    if (difference % divisor !== 0n) return undefined
    // Steps of solution.modulus keep the congruences so far. This number of
    // steps satisfies the new congruence too.
    const steps = modulo((difference / divisor) * x, modulus / divisor)
    solution = {
      remainder: solution.remainder + solution.modulus * steps,
      modulus: (solution.modulus * modulus) / divisor,
    }
  }
  return solution
}
// #endregion congruences
