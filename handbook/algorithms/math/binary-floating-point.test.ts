import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  classifyFloat,
  compensatedSum,
  decodeFloat,
  encodeFloat,
  nearlyEqual,
  nextUp,
  toBitString,
  toExactDecimal,
  unitInLastPlace,
} from './binary-floating-point.ts'

const largestSubnormal = 2.225073858507201e-308
const smallestNormal = 2.2250738585072014e-308

describe('fields', () => {
  it('are those of the standard', () => {
    expect(decodeFloat(1)).toEqual({ sign: 0, exponent: 1023, fraction: 0n })
    expect(decodeFloat(-0.75)).toEqual({ sign: 1, exponent: 1022, fraction: 1n << 51n })
    expect(decodeFloat(-0)).toEqual({ sign: 1, exponent: 0, fraction: 0n })
    expect(decodeFloat(Infinity)).toEqual({ sign: 0, exponent: 2047, fraction: 0n })
    expect(decodeFloat(Number.MIN_VALUE)).toEqual({ sign: 0, exponent: 0, fraction: 1n })
  })

  it('make the number again, special ones included', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(encodeFloat(decodeFloat(value))).toBe(value)
      }),
    )
  })

  it('are refused when they do not fit', () => {
    expect(() => encodeFloat({ sign: 0, exponent: 2048, fraction: 0n })).toThrow(
      'The exponent is 2048; use an integer from 0 to 2047.',
    )
    expect(() => encodeFloat({ sign: 0, exponent: 0, fraction: 1n << 52n })).toThrow(
      'The fraction is 4503599627370496;',
    )
    expect(() => encodeFloat({ sign: 0, exponent: 0, fraction: -1n })).toThrow(RangeError)
  })

  it('give the kind of a number', () => {
    const kinds = [0, -0, Number.MIN_VALUE, largestSubnormal, smallestNormal, -1, Number.MAX_VALUE, -Infinity, NaN]
    expect(kinds.map((value) => classifyFloat(decodeFloat(value)))).toEqual([
      'zero',
      'zero',
      'subnormal',
      'subnormal',
      'normal',
      'normal',
      'normal',
      'infinite',
      'nan',
    ])
  })

  it('are written as bits', () => {
    expect(toBitString(1)).toBe(`0 01111111111 ${'0'.repeat(52)}`)
    expect(toBitString(-0.1)).toBe('1 01111111011 1001100110011001100110011001100110011001100110011010')
  })
})

describe('the exact decimal', () => {
  it('has every digit that is stored', () => {
    expect(toExactDecimal(0.1)).toBe('0.1000000000000000055511151231257827021181583404541015625')
    expect(toExactDecimal(0.5)).toBe('0.5')
    expect(toExactDecimal(-2.75)).toBe('-2.75')
    expect(toExactDecimal(1e23)).toBe('99999999999999991611392')
    expect(toExactDecimal(3)).toBe('3')
    expect(toExactDecimal(0)).toBe('0')
    expect(toExactDecimal(-0)).toBe('-0')
    expect(toExactDecimal(NaN)).toBe('NaN')
    expect(toExactDecimal(-Infinity)).toBe('-Infinity')
    expect(toExactDecimal(Number.MIN_VALUE)).toMatch(/^0\.0{323}49406.*25$/)
  })

  it('reads as the same number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        expect(Number(toExactDecimal(value))).toBe(value)
      }),
    )
  })
})

describe('neighbours', () => {
  it('lie one unit in the last place apart', () => {
    expect(nextUp(1)).toBe(1 + Number.EPSILON)
    expect(nextUp(-1)).toBe(-1 + Number.EPSILON / 2)
    expect(nextUp(0)).toBe(Number.MIN_VALUE)
    expect(nextUp(-0)).toBe(Number.MIN_VALUE)
    expect(nextUp(-Number.MIN_VALUE)).toBe(-0)
    expect(nextUp(Number.MAX_VALUE)).toBe(Infinity)
    expect(nextUp(-Infinity)).toBe(-Number.MAX_VALUE)
    expect(nextUp(Infinity)).toBe(Infinity)
    expect(nextUp(NaN)).toBeNaN()
  })

  it('have nothing between them', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, max: 1e300, min: -1e300 }), (value) => {
        const next = nextUp(value)
        expect(next).toBeGreaterThan(value)
        expect([value, next]).toContain(value / 2 + next / 2 === 0 ? next : value / 2 + next / 2)
      }),
    )
  })

  it('grow apart with the numbers', () => {
    expect(unitInLastPlace(1)).toBe(Number.EPSILON)
    expect(unitInLastPlace(-(2 ** 53))).toBe(2)
    expect(unitInLastPlace(0)).toBe(Number.MIN_VALUE)
    expect(unitInLastPlace(Number.MAX_VALUE)).toBe(2 ** 971)
    expect(unitInLastPlace(Infinity)).toBeNaN()
  })
})

describe('comparison', () => {
  it('forgives rounding, by the size of the numbers', () => {
    expect(nearlyEqual(0.1 + 0.2, 0.3)).toBe(true)
    expect(nearlyEqual(1e20, 1e20 + 1e5)).toBe(true)
    expect(nearlyEqual(1, 1.001)).toBe(false)
    expect(nearlyEqual(1, 1.001, { relative: 0.01 })).toBe(true)
    expect(nearlyEqual(0, -0)).toBe(true)
  })

  it('needs an absolute tolerance near zero', () => {
    expect(nearlyEqual(1e-20, 0)).toBe(false)
    expect(nearlyEqual(1e-20, 0, { absolute: 1e-12 })).toBe(true)
  })

  it('knows special values', () => {
    expect(nearlyEqual(Infinity, Infinity)).toBe(true)
    expect(nearlyEqual(Infinity, Number.MAX_VALUE)).toBe(false)
    expect(nearlyEqual(1, -Infinity)).toBe(false)
    expect(nearlyEqual(NaN, NaN)).toBe(false)
  })

  it('refuses tolerances that are none', () => {
    expect(() => nearlyEqual(1, 1, { relative: -1 })).toThrow('The tolerance is -1; use a non-negative number.')
    expect(() => nearlyEqual(1, 1, { absolute: NaN })).toThrow(RangeError)
  })
})

describe('the compensated sum', () => {
  it('keeps what plain addition loses', () => {
    expect(compensatedSum([1e16, 1, -1e16])).toBe(1)
    expect(compensatedSum([1, 1e100, 1, -1e100])).toBe(2)
    expect(compensatedSum(Array.from({ length: 10 }, () => 0.1))).toBe(1)
  })

  it('is 0 for nothing and passes special values on', () => {
    expect(compensatedSum([])).toBe(0)
    expect(compensatedSum([1, Infinity, 2])).toBe(Infinity)
    expect(compensatedSum([Infinity, -Infinity])).toBeNaN()
    expect(compensatedSum([1, NaN])).toBeNaN()
    expect(compensatedSum([1e308, 1e308, -1e308])).toBe(Infinity)
  })

  it('equals the exact sum of hundredths, rounded', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (cents) => {
        const exact = cents.reduce((sum, value) => sum + value, 0) / 100
        expect(compensatedSum(cents.map((value) => value / 100))).toBeCloseTo(exact, 7)
      }),
    )
  })
})
