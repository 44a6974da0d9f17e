import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { power, powerOf, powerOfBigInt, powerRecursive } from './fast-exponentiation.ts'

describe.each([
  ['power', power],
  ['powerRecursive', powerRecursive],
])('%s', (_, powerOfNumber) => {
  it('agrees with ** where results are exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.nat(15), (base, exponent) => {
        expect(powerOfNumber(base, exponent)).toBe(base === 0 && exponent > 0 ? 0 : base ** exponent)
      }),
    )
  })

  it('is close to ** elsewhere', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 2, noNaN: true }), fc.nat(500), (base, exponent) => {
        expect(powerOfNumber(base, exponent) / base ** exponent).toBeCloseTo(1, 10)
      }),
    )
  })

  it('knows the special cases', () => {
    expect([powerOfNumber(0, 0), powerOfNumber(NaN, 0), powerOfNumber(10, 400), powerOfNumber(-2, 3)]).toEqual([
      1,
      1,
      Infinity,
      -8,
    ])
    expect(powerOfNumber(NaN, 2)).toBeNaN()
    expect(powerOfNumber(1, Number.MAX_SAFE_INTEGER)).toBe(1)
    expect(() => powerOfNumber(2, 0.5)).toThrow('The exponent is 0.5')
  })
})

it('takes reciprocals for negative exponents', () => {
  expect(power(2, -3)).toBe(0.125)
  expect(power(0, -1)).toBe(Infinity)
  expect(() => powerRecursive(2, -3)).toThrow('The exponent is -3; use an integer from 0')
})

it('is exact for bigints', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -50n, max: 50n }), fc.nat(60), (base, exponent) => {
      expect(powerOfBigInt(base, exponent)).toBe(base ** BigInt(exponent))
    }),
  )
  expect(() => powerOfBigInt(2n, -1)).toThrow('The exponent is -1')
})

describe('powers of anything', () => {
  it('repeat a permutation', () => {
    const compose = (a: readonly number[], b: readonly number[]): readonly number[] => b.map((index) => a[index] ?? 0)
    const cycle = [1, 2, 3, 4, 0]
    expect(powerOf({ base: cycle, exponent: 7, multiply: compose, one: [0, 1, 2, 3, 4] })).toEqual([2, 3, 4, 0, 1])
  })

  it('multiply in order, and no more than needed', () => {
    let products = 0
    const join = (a: string, b: string): string => {
      products++
      return a + b
    }
    expect(powerOf({ base: 'ab', exponent: 13, multiply: join, one: '' })).toBe('ab'.repeat(13))
    expect(products).toBe(6)
  })
})
