import { checkInteger } from './check-integer.ts'

// #region evaluate
/**
 * Returns the value of a polynomial at x, its coefficients given from the
 * highest power down: [2, 0, -1] is 2x² - 1. 0 without coefficients. O(n):
 * one multiplication and one addition each, 2x² - 1 being read as (2 · x +
 * 0) · x - 1.
 * Source: Knuth, "The Art of Computer Programming", volume 2, section
 * 4.6.4.
 */
export const evaluatePolynomial = (
  coefficients: Iterable<number>,
  x: number,
): number => {
  let value = 0
  for (const coefficient of coefficients) value = value * x + coefficient
  return value
}
// #endregion evaluate

// #region termwise
/**
 * Returns the same value term by term, with a power of x each: O(n²)
 * multiplications when powers are multiplied out.
 */
export const evaluatePolynomialTermwise = (
  coefficients: readonly number[],
  x: number,
): number => {
  let value = 0
  for (const [index, coefficient] of coefficients.entries()) {
    let term = coefficient
    for (let power = index + 1; power < coefficients.length; power++) term *= x
    value += term
  }
  return value
}
// #endregion termwise

// #region divide
/**
 * What remains of a polynomial after division by x - root: p(x) =
 * quotient(x) · (x - root) + remainder.
 */
export interface LinearDivision {
  readonly quotient: number[]
  /** The value of the polynomial at `root`, 0 when it is one. */
  readonly remainder: number
}

/**
 * Divides a polynomial by x - root (synthetic division): the intermediate
 * values of Horner's method are the quotient's coefficients. O(n). Without
 * coefficients the quotient is empty and the remainder 0.
 */
export const divideByLinear = (
  coefficients: Iterable<number>,
  root: number,
): LinearDivision => {
  const values: number[] = []
  let value = 0
  for (const coefficient of coefficients) {
    value = value * root + coefficient
    values.push(value)
  }
  return { remainder: values.pop() ?? 0, quotient: values }
}
// #endregion divide

// #region derivative
/**
 * Returns the value and the slope of a polynomial at x in one pass, as
 * Newton's method for roots needs them. O(n).
 */
export const evaluateWithDerivative = (
  coefficients: Iterable<number>,
  x: number,
): { value: number; derivative: number } => {
  let value = 0
  let derivative = 0
  for (const coefficient of coefficients) {
    // The product rule for value · x + coefficient; it needs the value from
    // before.
    derivative = derivative * x + value
    value = value * x + coefficient
  }
  return { value, derivative }
}
// #endregion derivative

// #region digits
/**
 * Returns the integer that digits stand for in a base: [1, 0, 1] in base 2
 * is 5n. 0 without digits. O(n) multiplications. Throws a `RangeError` when
 * the base is not an integer above 1, or a digit is not from 0 to base - 1.
 */
export const fromDigits = (digits: Iterable<number>, base: number): bigint => {
  checkInteger('The base', base, 2)
  let value = 0n
  for (const digit of digits) {
    checkInteger('The digit', digit, 0, base - 1)
    value = value * BigInt(base) + BigInt(digit)
  }
  return value
}
// #endregion digits
