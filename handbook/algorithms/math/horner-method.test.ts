import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  divideByLinear,
  evaluatePolynomial,
  evaluatePolynomialTermwise,
  evaluateWithDerivative,
  fromDigits,
} from './horner-method.ts'

const small = fc.integer({ min: -9, max: 9 })
const polynomial = fc.array(small, { maxLength: 10 })

describe.each([
  ['evaluatePolynomial', evaluatePolynomial],
  ['evaluatePolynomialTermwise', evaluatePolynomialTermwise],
])('%s', (_, evaluate) => {
  it('computes the value', () => {
    expect(evaluate([2, 0, -1], 3)).toBe(17)
    expect(evaluate([2, -6, 2, -1], 3)).toBe(5)
    expect(evaluate([7], 100)).toBe(7)
    expect(evaluate([], 5)).toBe(0)
    expect(evaluate([1, 2], NaN)).toBeNaN()
  })

  it('agrees with powers', () => {
    fc.assert(
      fc.property(polynomial, small, (coefficients, x) => {
        const expected = coefficients
          .toReversed()
          .reduce((sum, coefficient, power) => sum + coefficient * x ** power, 0)
        expect(evaluate(coefficients, x) + 0).toBe(expected + 0)
      }),
    )
  })
})

describe('division by x - root', () => {
  it('gives quotient and remainder', () => {
    // x³ - 6x² + 11x - 6 = (x - 1)(x² - 5x + 6)
    expect(divideByLinear([1, -6, 11, -6], 1)).toEqual({ quotient: [1, -5, 6], remainder: 0 })
    expect(divideByLinear([4], 9)).toEqual({ quotient: [], remainder: 4 })
    expect(divideByLinear([], 9)).toEqual({ quotient: [], remainder: 0 })
  })

  it('multiplies back', () => {
    fc.assert(
      fc.property(polynomial, small, small, (coefficients, root, x) => {
        const { quotient, remainder } = divideByLinear(coefficients, root)
        expect(evaluatePolynomial(quotient, x) * (x - root) + remainder + 0).toBe(
          evaluatePolynomial(coefficients, x) + 0,
        )
      }),
    )
  })
})

it('finds the slope along with the value', () => {
  expect(evaluateWithDerivative([2, 0, -1], 3)).toEqual({ value: 17, derivative: 12 })
  expect(evaluateWithDerivative([], 3)).toEqual({ value: 0, derivative: 0 })
  fc.assert(
    fc.property(polynomial, small, (coefficients, x) => {
      const degree = coefficients.length - 1
      const slope = coefficients.slice(0, -1).map((coefficient, index) => coefficient * (degree - index))
      expect(evaluateWithDerivative(coefficients, x).derivative + 0).toBe(evaluatePolynomial(slope, x) + 0)
    }),
  )
})

describe('digits', () => {
  it('are read in their base', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 2, max: 36 }), (value, base) => {
        const digits = [...value.toString(base)].map((digit) => Number.parseInt(digit, base))
        expect(fromDigits(digits, base)).toBe(value)
      }),
    )
    expect(fromDigits([], 10)).toBe(0n)
  })

  it('must fit the base', () => {
    expect(() => fromDigits([1, 2], 2)).toThrow('The digit is 2; use an integer from 0 to 1.')
    expect(() => fromDigits([1], 1)).toThrow('The base is 1')
  })
})
