import { checkInteger } from './check-integer.ts'
import { powerOf } from './fast-exponentiation.ts'

// #region arithmetic
/** A complex number re + im · i. */
export interface Complex {
  readonly re: number
  readonly im: number
}

/**
 * A complex number by its distance from 0 and its angle to the positive
 * real axis, in radians.
 */
export interface Polar {
  readonly modulus: number
  readonly argument: number
}

/** Returns re + im · i. O(1). */
export const complex = (re: number, im = 0): Complex => ({ re, im })

/** Returns a + b. O(1). */
export const add = (a: Complex, b: Complex): Complex =>
  complex(a.re + b.re, a.im + b.im)

/** Returns a - b. O(1). */
export const subtract = (a: Complex, b: Complex): Complex =>
  complex(a.re - b.re, a.im - b.im)

/**
 * Returns a · b. The moduli are multiplied, and the arguments are added.
 * O(1).
 */
export const multiply = (a: Complex, b: Complex): Complex =>
  complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re)
// #endregion arithmetic

// #region divide
/**
 * Returns a / b. O(1). Throws a `RangeError` when `b` is 0. Divides by the
 * larger part of `b` first, so that re² + im² neither overflows nor becomes
 * 0.
 * Source: Smith, "Algorithm 116: Complex division", Communications of the
 * ACM 5 (1962).
 */
export const divide = (a: Complex, b: Complex): Complex => {
  if (b.re === 0 && b.im === 0)
    throw new RangeError(
      `${format(a)} is divided by 0; check the divisor first.`,
    )
  if (Math.abs(b.re) >= Math.abs(b.im)) {
    const ratio = b.im / b.re
    const divisor = b.re + b.im * ratio
    const re = (a.re + a.im * ratio) / divisor
    return complex(re, (a.im - a.re * ratio) / divisor)
  }
  const ratio = b.re / b.im
  const divisor = b.re * ratio + b.im
  const re = (a.re * ratio + a.im) / divisor
  return complex(re, (a.im * ratio - a.re) / divisor)
}
// #endregion divide

// #region polar
/**
 * Returns the complex conjugate re - im · i, the mirror image in the real
 * axis. O(1).
 */
export const conjugate = ({ re, im }: Complex): Complex => complex(re, -im)

/**
 * Returns the distance from 0. Intermediate results do not overflow. O(1).
 */
export const modulus = ({ re, im }: Complex): number => Math.hypot(re, im)

/**
 * Returns the angle to the positive real axis in radians, from -π to π. For
 * zero, it is 0, or ±π when the real part is -0. O(1).
 */
export const argument = ({ re, im }: Complex): number => Math.atan2(im, re)

/** Returns modulus and argument. O(1). */
export const toPolar = (z: Complex): Polar => ({
  modulus: modulus(z),
  argument: argument(z),
})

/** Returns the number with the given modulus and argument. O(1). */
export const fromPolar = ({ modulus, argument }: Polar): Complex =>
  complex(modulus * Math.cos(argument), modulus * Math.sin(argument))

/** Returns e to the power of z, by Euler's formula. O(1). */
export const exponential = ({ re, im }: Complex): Complex =>
  fromPolar({ modulus: Math.exp(re), argument: im })
// #endregion polar

// #region power
/**
 * Returns z to an integer power, 1 for the power 0. O(log exponent). Throws
 * a `RangeError` when `exponent` is not an integer. Also throws one when it
 * is negative and the positive power is 0, because z is 0 or its parts are
 * very small.
 */
export const integerPower = (z: Complex, exponent: number): Complex => {
  checkInteger('The exponent', exponent)
  const power = powerOf({
    base: z,
    exponent: Math.abs(exponent),
    multiply,
    one: complex(1),
  })
  return exponent < 0 ? divide(complex(1), power) : power
}
// #endregion power

// #region roots
/**
 * Returns all `degree` solutions of x^degree = z, counterclockwise from the
 * solution with the angle argument / degree. For 0, all solutions are 0.
 * O(degree). Throws a `RangeError` when `degree` is not a positive integer.
 * Source: de Moivre's formula.
 */
export const roots = (z: Complex, degree: number): Complex[] => {
  checkInteger('The degree', degree, 1)
  const { modulus, argument } = toPolar(z)
  const step = (2 * Math.PI) / degree
  return Array.from({ length: degree }, (_, index) =>
    fromPolar({
      modulus: modulus ** (1 / degree),
      argument: argument / degree + index * step,
    }),
  )
}
// #endregion roots

// #region format
/**
 * Returns the number in mathematical notation: `3 - 2i`, `i`, `0`. O(1).
 */
export const format = ({ re, im }: Complex): string => {
  if (im === 0) return String(re + 0)
  const size = Math.abs(im) === 1 ? 'i' : `${Math.abs(im)}i`
  if (re === 0) return im < 0 ? `-${size}` : size
  return `${re} ${im < 0 ? '-' : '+'} ${size}`
}
// #endregion format
