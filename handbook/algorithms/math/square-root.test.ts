import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unitInLastPlace } from './binary-floating-point.ts'
import { integerSquareRoot, squareRoot, squareRootByBisection } from './square-root.ts'

describe.each([
  ['squareRoot', squareRoot],
  ['squareRootByBisection', squareRootByBisection],
])('%s', (_, rootOf) => {
  it.each([1, 4, 9, 2.25, 0.25, 2 ** 1022, 2 ** -1074])('is exact for the square %d', (value) => {
    expect(rootOf(value)).toBe(Math.sqrt(value))
  })

  it('is within one unit in the last place', () => {
    fc.assert(
      fc.property(fc.double({ min: Number.MIN_VALUE, noNaN: true, noDefaultInfinity: true }), (value) => {
        const root = Math.sqrt(value)
        expect(Math.abs(rootOf(value) - root)).toBeLessThanOrEqual(unitInLastPlace(root))
      }),
      { numRuns: 500 },
    )
    expect(rootOf(Number.MAX_VALUE)).toBeCloseTo(Math.sqrt(Number.MAX_VALUE), -140)
  })

  it('leaves zeros and infinity alone', () => {
    expect(rootOf(0)).toBe(0)
    expect(rootOf(-0)).toBe(-0)
    expect(rootOf(Infinity)).toBe(Infinity)
  })

  it.each([-1, -Infinity, NaN])('refuses %s', (value) => {
    expect(() => rootOf(value)).toThrow(new RangeError(`The value is ${value}; use a non-negative number.`))
  })
})

describe('the integer root', () => {
  it('is rounded down', () => {
    expect([0n, 1n, 2n, 3n, 4n, 8n, 9n, 15n, 16n].map(integerSquareRoot)).toEqual([0n, 1n, 1n, 1n, 2n, 2n, 3n, 3n, 4n])
  })

  it('is exact at any size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 80n }), (value) => {
        const root = integerSquareRoot(value)
        expect(root * root <= value && value < (root + 1n) * (root + 1n)).toBe(true)
        expect(integerSquareRoot(value * value)).toBe(value)
      }),
    )
  })

  it('does not exist for negative numbers', () =>
    expect(() => integerSquareRoot(-1n)).toThrow('The value is -1; use 0 or more.'))
})
