import { checkInteger } from './check-integer.ts'
import { inverseModulo, modulo } from './modular-arithmetic.ts'

// #region multiply
/**
 * Returns (a · b) mod modulus for numbers, from 0 to modulus - 1. The
 * product is a bigint, so it is not rounded. O(1). Throws a `RangeError`
 * unless a and b are safe integers and the modulus is a positive safe
 * integer.
 */
export const multiplyNumbersModulo = (
  a: number,
  b: number,
  modulus: number,
): number => {
  checkInteger('a', a)
  checkInteger('b', b)
  checkInteger('The modulus', modulus, 1)
  return Number(modulo(BigInt(a) * BigInt(b), BigInt(modulus)))
}
// #endregion multiply

// #region binomials
/**
 * Returns C(n, k) modulo the prime, 0 when k > n. O(1). Throws a
 * `RangeError` unless n and k are from 0 to the limit.
 */
export type BinomialsModulo = (n: number, k: number) => number

/**
 * Prepares the binomial coefficients C(n, k) modulo a prime for all n up to
 * `limit`. O(limit) multiplications and space. Throws a `RangeError` unless
 * the limit is below the prime. From the prime on, factorials are 0 and
 * have no inverse.
 */
export const binomialsModulo = (
  limit: number,
  prime: number,
): BinomialsModulo => {
  checkInteger('The prime', prime, 2)
  checkInteger('The limit', limit, 0, prime - 1)
  const factorials = [1]
  for (let i = 1; i <= limit; i++)
    factorials.push(
      multiplyNumbersModulo(factorials.at(-1) as number, i, prime),
    )
  // One inverse is enough, because 1 / (i - 1)! is i / i!.
  const inverses = [
    Number(inverseModulo(BigInt(factorials.at(-1) as number), BigInt(prime))),
  ]
  for (let i = limit; i > 0; i--)
    inverses.push(multiplyNumbersModulo(inverses.at(-1) as number, i, prime))
  inverses.reverse()
  return (n, k) => {
    checkInteger('n', n, 0, limit)
    checkInteger('k', k, 0, limit)
    if (k > n) return 0
    const ordered = multiplyNumbersModulo(
      factorials[n] as number,
      inverses[n - k] as number,
      prime,
    )
    return multiplyNumbersModulo(ordered, inverses[k] as number, prime)
  }
}
// #endregion binomials
