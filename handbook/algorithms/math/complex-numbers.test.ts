import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  argument,
  complex,
  conjugate,
  divide,
  exponential,
  format,
  fromPolar,
  integerPower,
  modulus,
  multiply,
  roots,
  subtract,
  toPolar,
  type Complex,
} from './complex-numbers.ts'

const integer = fc.integer({ min: -1000, max: 1000 })
const gaussian = fc.record({ re: integer, im: integer })
const nonZero = gaussian.filter(({ re, im }) => re !== 0 || im !== 0)
const expectClose = (actual: Complex, expected: Complex) => {
  expect(modulus(subtract(actual, expected))).toBeLessThanOrEqual(1e-9 * Math.max(1, modulus(expected)))
}
/** Equal, except for the sign of zeros, which depends on the order of operations. */
const expectSame = (actual: Complex, expected: Complex) => {
  expect([actual.re + 0, actual.im + 0]).toEqual([expected.re + 0, expected.im + 0])
}

describe('arithmetic', () => {
  it('follows the rules of a field, exactly for integers', () => {
    fc.assert(
      fc.property(gaussian, gaussian, gaussian, (a, b, c) => {
        expectSame(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))
        expectSame(multiply(multiply(a, b), c), multiply(a, multiply(b, c)))
        expectSame(add(subtract(a, b), b), a)
      }),
    )
    expect(multiply(complex(0, 1), complex(0, 1))).toEqual(complex(-1))
  })

  it('divides back what it multiplied', () => {
    fc.assert(
      fc.property(gaussian, nonZero, (a, b) => {
        expectClose(divide(multiply(a, b), b), a)
      }),
    )
    expect(divide(complex(1, 2), complex(3, -4))).toEqual(complex(-0.2, 0.4))
  })

  it('divides numbers whose squares overflow', () => {
    expect(divide(complex(1e300, 1e300), complex(1e300, 1e300))).toEqual(complex(1, 0))
    expectClose(divide(complex(1e-300, 0), complex(1e-300, 1e-301)), divide(complex(1), complex(1, 0.1)))
  })

  it('refuses to divide by 0', () => {
    expect(() => divide(complex(1, -2), complex(0, -0))).toThrow(
      new RangeError('1 - 2i is divided by 0; check the divisor first.'),
    )
  })

  it('conjugates: z times its mirror image is |z|²', () => {
    fc.assert(
      fc.property(gaussian, (z) => {
        expect(multiply(z, conjugate(z)).re).toBe(z.re ** 2 + z.im ** 2)
      }),
    )
  })
})

describe('polar form', () => {
  it('goes there and back', () => {
    fc.assert(
      fc.property(gaussian, (z) => {
        expectClose(fromPolar(toPolar(z)), z)
      }),
    )
    expect(toPolar(complex(-2))).toEqual({ modulus: 2, argument: Math.PI })
    expect(argument(complex(0))).toBe(0)
    expect(modulus(complex(3e200, 4e200)) / 5e200).toBeCloseTo(1, 12)
  })

  it("meets Euler's identity", () => {
    expectClose(exponential(complex(0, Math.PI)), complex(-1))
    expectClose(exponential(complex(1)), complex(Math.E))
  })
})

describe('powers and roots', () => {
  it('multiply as often as the exponent says', () => {
    expect([0, 1, 2, 3, 4].map((exponent) => format(integerPower(complex(0, 1), exponent)))).toEqual([
      '1',
      'i',
      '-1',
      '-i',
      '1',
    ])
    expectClose(integerPower(complex(1, 1), -2), complex(0, -0.5))
    fc.assert(
      fc.property(
        fc.record({ re: fc.integer({ min: -5, max: 5 }), im: fc.integer({ min: -5, max: 5 }) }),
        fc.nat(12),
        (z, exponent) => {
          const product = Array.from({ length: exponent }, () => z).reduce(multiply, complex(1))
          expectClose(integerPower(z, exponent), product)
        },
      ),
    )
  })

  it('refuse exponents without meaning', () => {
    expect(() => integerPower(complex(1), 0.5)).toThrow('The exponent is 0.5')
    expect(() => integerPower(complex(0), -1)).toThrow('1 is divided by 0')
    expect(() => integerPower(complex(1e-200), -2)).toThrow('1 is divided by 0')
    expect(() => roots(complex(1), 0)).toThrow('The degree is 0')
  })

  it('undo each other', () => {
    fc.assert(
      fc.property(gaussian, fc.integer({ min: 1, max: 9 }), (z, degree) => {
        const all = roots(z, degree)
        expect(all).toHaveLength(degree)
        for (const root of all) expectClose(integerPower(root, degree), z)
      }),
    )
    expectClose(roots(complex(-4), 2)[0] ?? complex(0), complex(0, 2))
    expect(roots(complex(0), 3).map(format)).toEqual(['0', '0', '0'])
  })
})

it('writes numbers as on paper', () => {
  const numbers = [
    complex(3, -2),
    complex(3, 1),
    complex(0, 1),
    complex(0, -1),
    complex(0, -2.5),
    complex(-0, -0),
    complex(-7),
  ]
  expect(numbers.map(format)).toEqual(['3 - 2i', '3 + i', 'i', '-i', '-2.5i', '0', '-7'])
})
