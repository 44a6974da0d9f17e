import { checkInteger } from './check-integer.ts'
import { powerOf } from './fast-exponentiation.ts'

// #region numbers
/**
 * Yields the Fibonacci numbers without end: 0, 1, 1, 2, 3, 5, … Each takes
 * O(1) additions.
 */
export function* fibonacciNumbers(): Generator<bigint, never, undefined> {
  let current = 0n
  let next = 1n
  while (true) {
    yield current
    const sum = current + next
    current = next
    next = sum
  }
}
// #endregion numbers

// #region loop
/**
 * Returns the exact nth Fibonacci number, with F(0) = 0 and F(1) = 1. O(n)
 * additions, O(1) numbers in memory. Throws a `RangeError` unless n is a
 * natural number.
 */
export const fibonacci = (n: number): bigint => {
  checkInteger('n', n, 0)
  let current = 0n
  let next = 1n
  for (let index = 0; index < n; index++) {
    const sum = current + next
    current = next
    next = sum
  }
  return current
}
// #endregion loop

// #region recursive
/**
 * Returns the nth Fibonacci number by recursion, to show how slow that is:
 * it adds up F(n) ones, O(φ^n) with φ ≈ 1.618. Throws a `RangeError` unless
 * n is an integer from 0 to 40, because 40 already takes seconds.
 */
export const fibonacciRecursive = (n: number): bigint => {
  checkInteger('n', n, 0, 40)
  return n < 2
    ? BigInt(n)
    : fibonacciRecursive(n - 1) + fibonacciRecursive(n - 2)
}
// #endregion recursive

// #region doubling
/**
 * Returns the nth Fibonacci number by fast doubling. O(log n)
 * multiplications. F(2k) = F(k) · (2F(k+1) - F(k)) and F(2k+1) = F(k)² +
 * F(k+1)². Throws a `RangeError` unless n is a natural number.
 */
export const fibonacciByDoubling = (n: number): bigint => {
  checkInteger('n', n, 0)
  let current = 0n
  let next = 1n
  // Reads n from its highest bit. Invariant: current = F(k) and next =
  // F(k+1), where k is the number formed by the bits read so far.
  for (const bit of n.toString(2)) {
    const even = current * (2n * next - current)
    const odd = current * current + next * next
    current = bit === '0' ? even : odd
    next = bit === '0' ? odd : even + odd
  }
  return current
}
// #endregion doubling

// #region matrix
type Square = readonly [bigint, bigint, bigint, bigint]

/**
 * Returns the nth Fibonacci number as a matrix power: (1 1 / 1 0)^n =
 * (F(n+1) F(n) / F(n) F(n-1)). O(log n) multiplications, about four times
 * as many as fast doubling. Throws a `RangeError` unless n is a natural
 * number.
 */
export const fibonacciByMatrix = (n: number): bigint => {
  const multiply = ([a, b, c, d]: Square, [e, f, g, h]: Square): Square => [
    a * e + b * g,
    a * f + b * h,
    c * e + d * g,
    c * f + d * h,
  ]
  return powerOf<Square>({
    base: [1n, 1n, 1n, 0n],
    exponent: n,
    multiply,
    one: [1n, 0n, 0n, 1n],
  })[1]
}
// #endregion matrix

// #region formula
/**
 * Returns the nth Fibonacci number by Binet's formula, φ^n / √5 rounded.
 * O(1), but floating-point: in V8, every result from n = 71 on is wrong.
 * Throws a `RangeError` unless n is an integer from 0 to 70.
 */
export const fibonacciByFormula = (n: number): number => {
  checkInteger('n', n, 0, 70)
  const goldenRatio = (1 + Math.sqrt(5)) / 2
  return Math.round(goldenRatio ** n / Math.sqrt(5))
}
// #endregion formula
