import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeSearch } from '../contracts/search-contract.ts'
import { goldenSectionMaximum, peak, ternaryMaximum, ternarySearch } from './ternary-search.ts'

describeSearch('ternary search', ternarySearch)

it('uses the default order', () => {
  expect(ternarySearch(['a', 'b', 'c'], 'c')).toBe(2)
})

describe('peak', () => {
  it('finds the top of what rises and falls', () => {
    const tops = fc.integer({ min: -500, max: 500 })
    const slopes = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(tops, fc.nat(300), fc.nat(300), slopes, (top, before, after, slope) => {
        expect(peak(top - before, top + after, (value) => (value < top ? slope * (value - top) : top - value))).toBe(
          top,
        )
      }),
    )
  })

  it('works over the widest range and refuses others', () => {
    const { MAX_SAFE_INTEGER } = Number
    expect(peak(0, MAX_SAFE_INTEGER, (value) => -Math.abs(value - 123_456_789))).toBe(123_456_789)
    expect(() => peak(2, 1, Math.abs)).toThrow('The range is 2 to 1; ')
    expect(() => peak(0.5, 1, Math.abs)).toThrow('The range is 0.5 to 1; ')
    expect(() => peak(0, 2 ** 53, Math.abs)).toThrow(RangeError)
  })
})

describe.each([
  { name: 'ternary', maximum: ternaryMaximum },
  { name: 'golden section', maximum: goldenSectionMaximum },
])('$name maximum', ({ maximum }) => {
  it('finds the top within the tolerance', () => {
    const parabola = (top: number) => (x: number) => -((x - top) ** 2)
    for (const top of [-3, -2.5, 0, 1 / 3, 4]) {
      expect(Math.abs(maximum(parabola(top), { low: -3, high: 4, tolerance: 1e-6 }) - top)).toBeLessThanOrEqual(1e-6)
    }
    expect(maximum(Math.sin, { low: 0, high: 3 })).toBeCloseTo(Math.PI / 2, 7)
  })

  it('ends when the tolerance is finer than numbers are', () => {
    expect(maximum((x) => -Math.abs(x - 1e9), { low: 0, high: 3e9, tolerance: Number.MIN_VALUE })).toBeCloseTo(1e9, 5)
    expect(maximum(Math.abs, { low: 2, high: 2 })).toBe(2)
    expect(maximum(Math.abs, { low: 2, high: 2.5, tolerance: 9 })).toBe(2.25)
  })

  it('refuses an interval or tolerance that makes no sense', () => {
    expect(() => maximum(Math.abs, { low: 1, high: 0 })).toThrow('The interval is 1 to 0; ')
    expect(() => maximum(Math.abs, { low: 0, high: Infinity })).toThrow('The interval is 0 to Infinity; ')
    expect(() => maximum(Math.abs, { low: NaN, high: 1 })).toThrow(RangeError)
    expect(() => maximum(Math.abs, { low: 0, high: 1, tolerance: 0 })).toThrow('The tolerance is 0; ')
  })
})

it('golden section asks once a round, ternary twice', () => {
  const count = (maximum: typeof ternaryMaximum) => {
    let calls = 0
    maximum(
      (x) => {
        calls++
        return -(x * x)
      },
      { low: -1, high: 2, tolerance: 1e-6 },
    )
    return calls
  }
  expect(count(ternaryMaximum)).toBe(74)
  expect(count(goldenSectionMaximum)).toBe(33)
})
