import { checkInteger } from './check-integer.ts'

// #region loop
/**
 * Returns the exact n! = 1 · 2 · … · n. 0! is 1. O(n) multiplications.
 * Throws a `RangeError` unless n is a natural number.
 */
export const factorial = (n: number): bigint => {
  checkInteger('n', n, 0)
  let product = 1n
  for (let factor = 2; factor <= n; factor++) product *= BigInt(factor)
  return product
}
// #endregion loop

// #region recursive
/**
 * Returns n! by recursion, as in the definition: n! = n · (n - 1)!. O(n)
 * multiplications and, unlike the loop, O(n) calls on the stack. Throws a
 * `RangeError` unless n is an integer from 0 to 1000, so that the calls fit
 * on the stack.
 */
export const factorialRecursive = (n: number): bigint => {
  checkInteger('n', n, 0, 1000)
  return n === 0 ? 1n : BigInt(n) * factorialRecursive(n - 1)
}
// #endregion recursive

// #region halves
/**
 * Returns n! by halving the range of factors. It needs n - 1
 * multiplications, like the loop, but its factors have similar sizes.
 * Engines with fast multiplication of large integers then need much less
 * time. O(log n) calls on the stack. Throws a `RangeError` unless n is a
 * natural number.
 */
export const factorialByHalves = (n: number): bigint => {
  checkInteger('n', n, 0)
  const product = (low: number, high: number): bigint => {
    if (low === high) return BigInt(low)
    const middle = Math.floor((low + high) / 2)
    const lower = product(low, middle)
    const upper = product(middle + 1, high)
    return lower * upper
  }
  return n === 0 ? 1n : product(1, n)
}
// #endregion halves

// #region trailing-zeros
/**
 * Returns the number of zeros at the end of n! without computing n!. Each
 * zero is a factor 10 = 2 · 5, and fives are rarer than twos. O(log n).
 * Throws a `RangeError` unless n is a natural number.
 * Source: Legendre's formula.
 */
export const trailingZerosOfFactorial = (n: number): number => {
  checkInteger('n', n, 0)
  let zeros = 0
  for (
    let multiples = Math.floor(n / 5);
    multiples > 0;
    multiples = Math.floor(multiples / 5)
  )
    zeros += multiples
  return zeros
}
// #endregion trailing-zeros
