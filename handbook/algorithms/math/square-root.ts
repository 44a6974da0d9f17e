import { checkBigInt } from './check-integer.ts'

// #region newton
/**
 * Returns the square root to within one unit in the last place. 0, -0 and
 * Infinity are their own roots. Newton's method: if a guess is too large,
 * value / guess is too small, and the mean of both is a better guess.
 * O(log n) rounds to come close, where n is the larger of value and 1 /
 * value. Then each round doubles the correct digits. Throws a `RangeError`
 * for negative numbers and NaN.
 * Source: Heron of Alexandria's method; Press et al., "Numerical Recipes",
 * chapter on root finding.
 */
export const squareRoot = (value: number): number => {
  checkNotNegative(value)
  if (value === 0 || value === Infinity) return value
  // The first guess may be any number that is not below the root. Guesses
  // then fall until rounding stops them.
  let guess = Math.max(value, 1)
  while (true) {
    const next = guess / 2 + value / guess / 2
    if (next >= guess) return guess
    guess = next
  }
}
// #endregion newton

// #region bisection
/**
 * Returns the square root to within one unit in the last place, by halving
 * an interval that contains it. Each round adds one correct bit, while
 * Newton's method doubles their number. O(log n) rounds and 52 more, where
 * n is the larger of value and 1 / value. Throws a `RangeError` for
 * negative numbers and NaN.
 */
export const squareRootByBisection = (value: number): number => {
  checkNotNegative(value)
  if (value === 0 || value === Infinity) return value
  let low = Math.min(value, 1)
  let high = Math.max(value, 1)
  while (true) {
    const middle = low + (high - low) / 2
    if (middle === low || middle === high) return low
    // Compares value / middle, because middle · middle may overflow.
    if (middle <= value / middle) low = middle
    else high = middle
  }
}
// #endregion bisection

// #region integer
/**
 * Returns the largest integer whose square is at most `value`, exact at any
 * size. O(log log n) rounds, because the first guess has the right number
 * of bits. Throws a `RangeError` for negative numbers.
 * Source: Cohen, "A Course in Computational Algebraic Number Theory",
 * section 1.7.1.
 */
export const integerSquareRoot = (value: bigint): bigint => {
  checkBigInt('The value', value, 0n)
  if (value === 0n) return 0n
  const bits = value.toString(2).length
  let guess = 1n << BigInt(Math.ceil(bits / 2))
  while (true) {
    const next = (guess + value / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}
// #endregion integer

const checkNotNegative = (value: number): void => {
  if (!(value >= 0))
    throw new RangeError(`The value is ${value}; use a non-negative number.`)
}
