import { checkInteger } from './check-integer.ts'

// #region decode
/**
 * The three fields of a 64-bit floating-point number, as IEEE 754 lays them
 * out.
 */
export interface FloatFields {
  /** 1 for negative numbers and -0. */
  readonly sign: 0 | 1
  /**
   * The 11 bits as they are stored: the exponent plus 1023. The values 0
   * and 2047 have special meanings.
   */
  readonly exponent: number
  /** The 52 bits after the binary point of the significand. */
  readonly fraction: bigint
}

const fractionBits = 52
const bias = 1023
const largestExponent = 2047
const impliedBit = 1n << 52n

/**
 * Returns the stored fields of a number. O(1).
 * Source: IEEE 754, binary64; Goldberg, "What every computer scientist
 * should know about floating-point arithmetic", ACM Computing Surveys 23
 * (1991).
 */
export const decodeFloat = (value: number): FloatFields => {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  const bits = view.getBigUint64(0)
  return {
    sign: bits >> 63n === 1n ? 1 : 0,
    exponent: Number((bits >> 52n) & 0x7ffn),
    fraction: bits & (impliedBit - 1n),
  }
}
// #endregion decode

// #region encode
/**
 * Returns the number with the given fields. O(1). Throws a `RangeError`
 * when a field does not fit its bits.
 */
export const encodeFloat = ({
  sign,
  exponent,
  fraction,
}: FloatFields): number => {
  checkInteger('The sign', sign, 0, 1)
  checkInteger('The exponent', exponent, 0, largestExponent)
  if (fraction < 0n || fraction >= impliedBit) {
    throw new RangeError(
      `The fraction is ${fraction}; use 0 to ${impliedBit - 1n}.`,
    )
  }
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(
    0,
    (BigInt(sign) << 63n) | (BigInt(exponent) << 52n) | fraction,
  )
  return view.getFloat64(0)
}
// #endregion encode

// #region classify
export type FloatKind = 'zero' | 'subnormal' | 'normal' | 'infinite' | 'nan'

/**
 * Returns the kind of the number. The smallest and the largest exponent are
 * reserved for special values. O(1).
 */
export const classifyFloat = ({
  exponent,
  fraction,
}: FloatFields): FloatKind => {
  if (exponent === largestExponent) return fraction === 0n ? 'infinite' : 'nan'
  if (exponent > 0) return 'normal'
  return fraction === 0n ? 'zero' : 'subnormal'
}
// #endregion classify

// #region bit-string
/**
 * Returns the 64 bits in their three groups. 1 gives `0 01111111111 0000…`.
 * O(1).
 */
export const toBitString = (value: number): string => {
  const { sign, exponent, fraction } = decodeFloat(value)
  return `${sign} ${exponent.toString(2).padStart(11, '0')} ${fraction.toString(2).padStart(fractionBits, '0')}`
}
// #endregion bit-string

// #region exact-decimal
/**
 * Returns the exact stored value in decimal: 0.1 gives
 * `0.1000000000000000055511151231257827…` (55 digits). Every binary
 * fraction has a finite decimal expansion, because 2 divides 10. O(1): at
 * most 1075 digits.
 */
export const toExactDecimal = (value: number): string => {
  if (!Number.isFinite(value)) return String(value)
  const { sign, exponent, fraction } = decodeFloat(value)
  // Subnormal numbers (exponent 0) have no implied bit. Their power of two
  // is that of exponent 1.
  const significand = exponent === 0 ? fraction : fraction + impliedBit
  const power = Math.max(exponent, 1) - bias - fractionBits
  const minus = sign === 1 ? '-' : ''
  if (power >= 0) return `${minus}${significand << BigInt(power)}`
  // significand / 2^k = significand · 5^k / 10^k, and dividing by 10^k only
  // moves the point.
  const digits = String(significand * 5n ** BigInt(-power)).padStart(
    1 - power,
    '0',
  )
  const whole = digits.slice(0, power)
  const decimals = digits.slice(power).replace(/0+$/, '')
  return decimals === '' ? `${minus}${whole}` : `${minus}${whole}.${decimals}`
}
// #endregion exact-decimal

// #region next-up
/**
 * Returns the smallest number greater than `value`. `Infinity` and `NaN`
 * stay as they are. O(1).
 */
export const nextUp = (value: number): number => {
  if (Number.isNaN(value) || value === Infinity) return value
  if (value === 0) return Number.MIN_VALUE
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  // Numbers of one sign are ordered like their bits, read as an integer.
  view.setBigUint64(0, view.getBigUint64(0) + (value > 0 ? 1n : -1n))
  return view.getFloat64(0)
}

/**
 * Returns the distance from |value| to the next greater number, the unit in
 * the last place. O(1). `NaN` unless finite.
 */
export const unitInLastPlace = (value: number): number => {
  const size = Math.abs(value)
  // The largest number has no finite neighbour above, so the spacing below
  // it is returned.
  return size === Number.MAX_VALUE
    ? 2 ** (bias - fractionBits)
    : nextUp(size) - size
}
// #endregion next-up

// #region nearly-equal
/**
 * Whether two numbers differ by at most `relative` times the larger one, or
 * by at most `absolute`, which matters near zero. Equal infinities are
 * equal, and `NaN` equals nothing. O(1). Throws a `RangeError` for a
 * negative tolerance.
 */
export const nearlyEqual = (
  a: number,
  b: number,
  { relative = 1e-9, absolute = 0 } = {},
): boolean => {
  for (const tolerance of [relative, absolute]) {
    if (!(tolerance >= 0))
      throw new RangeError(
        `The tolerance is ${tolerance}; use a non-negative number.`,
      )
  }
  if (a === b) return true
  if (!Number.isFinite(a) || !Number.isFinite(b)) return false
  return (
    Math.abs(a - b) <=
    Math.max(absolute, relative * Math.max(Math.abs(a), Math.abs(b)))
  )
}
// #endregion nearly-equal

// #region compensated-sum
/**
 * Returns the sum of numbers, 0 for none. It also sums the rounding error
 * of every addition. O(n). `[1e16, 1, -1e16]` gives 1, while plain addition
 * gives 0. A sum that overflows on the way stays infinite.
 * Sources: Kahan, "Further remarks on reducing truncation errors",
 * Communications of the ACM 8 (1965); Neumaier, "Rundungsfehleranalyse
 * einiger Verfahren zur Summation endlicher Summen", Zeitschrift für
 * Angewandte Mathematik und Mechanik 54 (1974).
 */
export const compensatedSum = (values: Iterable<number>): number => {
  let sum = 0
  let lost = 0
  for (const value of values) {
    const next = sum + value
    // The addition rounds off digits of the smaller number. Undoing the
    // addition finds them.
    lost +=
      Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum
    sum = next
  }
  // With an infinity, the error would be Infinity - Infinity, which is NaN.
  return Number.isFinite(sum) ? sum + lost : sum
}
// #endregion compensated-sum
