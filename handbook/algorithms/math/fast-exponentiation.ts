import { checkInteger } from './check-integer.ts'

// #region power-of
/**
 * An associative operation `multiply` with its neutral element `one`, and
 * the number of factors.
 */
export interface PowerOptions<T> {
  readonly base: T
  readonly exponent: number
  readonly multiply: (a: T, b: T) => T
  readonly one: T
}

/**
 * Returns `base` multiplied `exponent` times, for numbers, matrices,
 * permutations or anything else with an associative product. O(log
 * exponent) multiplications: reads the bits of the exponent from the
 * lowest, and squares the base for each bit. Throws a `RangeError` unless
 * `exponent` is a natural number.
 * Source: Knuth, "The Art of Computer Programming", volume 2, section
 * 4.6.3, algorithm A.
 */
export const powerOf = <T>({
  base,
  exponent,
  multiply,
  one,
}: PowerOptions<T>): T => {
  checkInteger('The exponent', exponent, 0)
  let result = one
  let square = base
  let rest = exponent
  // Invariant: result · square^rest = base^exponent.
  while (rest > 0) {
    if (rest % 2 === 1) result = multiply(result, square)
    rest = Math.floor(rest / 2)
    if (rest > 0) square = multiply(square, square)
  }
  return result
}
// #endregion power-of

// #region power
/**
 * Returns a number to an integer power. A negative power gives the
 * reciprocal, and 0 to the power 0 is 1, as with `**`. O(log n) for the
 * exponent n. Throws a `RangeError` when `exponent` is not a safe integer.
 * Results beyond 2^53 are rounded. When the positive power overflows, the
 * reciprocal is 0, while `**` can still return a subnormal number.
 */
export const power = (base: number, exponent: number): number => {
  checkInteger('The exponent', exponent)
  const result = powerOf({
    base,
    exponent: Math.abs(exponent),
    multiply: (a, b) => a * b,
    one: 1,
  })
  return exponent < 0 ? 1 / result : result
}
// #endregion power

// #region bigint
/**
 * Returns the exact value of a bigint to a natural power. O(log exponent)
 * multiplications of growing numbers. Throws a `RangeError` unless
 * `exponent` is a natural number.
 */
export const powerOfBigInt = (base: bigint, exponent: number): bigint =>
  powerOf({ base, exponent, multiply: (a, b) => a * b, one: 1n })
// #endregion bigint

// #region recursive
/**
 * Returns a number to a natural power by recursion: x^2k = (x^k)², and one
 * more factor for an odd exponent. O(log exponent) time and calls. Throws a
 * `RangeError` unless `exponent` is a natural number.
 */
export const powerRecursive = (base: number, exponent: number): number => {
  checkInteger('The exponent', exponent, 0)
  if (exponent === 0) return 1
  const half = powerRecursive(base, Math.floor(exponent / 2))
  return exponent % 2 === 0 ? half * half : half * half * base
}
// #endregion recursive
