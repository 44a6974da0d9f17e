import { checkInteger } from './check-integer.ts'

// #region loop
/**
 * Returns n! = 1 · 2 · … · n, exact; 0! is 1. O(n) multiplications. Throws
 * a `RangeError` unless n is a natural number.
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
 * Returns n! as the definition reads: n! = n · (n - 1)!. O(n)
 * multiplications and, unlike the loop, O(n) calls on the stack. Throws a
 * `RangeError` unless n is an integer from 0 to 1000, which every engine's
 * stack holds.
 */
export const factorialRecursive = (n: number): bigint => {
  checkInteger('n', n, 0, 1000)
  return n === 0 ? 1n : BigInt(n) * factorialRecursive(n - 1)
}
// #endregion recursive

// #region halves
/**
 * Returns n! by halving the range of factors. As many multiplications as
 * the loop, n - 1, but of numbers of similar size, which engines with fast
 * multiplication of large integers turn into much less time. O(log n) calls
 * on the stack. Throws a `RangeError` unless n is a natural number.
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
 * Returns the number of zeros at the end of n! without computing it: each
 * is a factor 10 = 2 · 5, and fives are rarer. O(log n). Throws a
 * `RangeError` unless n is a natural number.
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
