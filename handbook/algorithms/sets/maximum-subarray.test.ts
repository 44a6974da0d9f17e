import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maximumSubarray, maximumSubarrayByHalves } from './maximum-subarray.ts'

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

describe.each([
  { name: 'Kadane', subarray: maximumSubarray },
  { name: 'halves', subarray: maximumSubarrayByHalves },
])('maximum subarray: $name', ({ subarray }) => {
  it('finds the part with the greatest sum', () => {
    expect(subarray([-2, 1, -3, 4, -1, 2, 1, -5, 4])).toEqual({ sum: 6, start: 3, end: 7 })
    expect(subarray([-3, -1, -2])).toEqual({ sum: -1, start: 1, end: 2 })
    expect(subarray([5])).toEqual({ sum: 5, start: 0, end: 1 })
    expect(subarray([1, 2, 3])).toEqual({ sum: 6, start: 0, end: 3 })
    expect(subarray([0]).sum).toBe(0)
  })

  it('agrees with trying every part', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 25 }), (numbers) => {
        const ends = numbers.map((_, i) => i + 1)
        const sums = numbers.flatMap((_, start) => ends.slice(start).map((end) => sumOf(numbers.slice(start, end))))
        const { sum, start, end } = subarray(numbers)
        expect(sum).toBe(Math.max(...sums))
        expect(end).toBeGreaterThan(start)
        expect(sumOf(numbers.slice(start, end))).toBe(sum)
      }),
    )
  })

  it('copes with long input', () => {
    const numbers = Array.from({ length: 100_000 }, (_, i) => (i % 1_000 === 0 ? -100 : 1))
    expect(subarray(numbers).sum).toBe(100 * 999 - 99 * 100)
  })

  it('refuses nothing and what is not finite', () => {
    expect(() => subarray([])).toThrow('There are no numbers')
    expect(() => subarray([1, NaN])).toThrow('A number is NaN; ')
    expect(() => subarray([Infinity, -Infinity])).toThrow('A number is Infinity; ')
  })
})

it('of several subarrays, returns the one that ends first', () => {
  expect(maximumSubarray([2, -5, 2])).toEqual({ sum: 2, start: 0, end: 1 })
  expect(maximumSubarray([1, -1, 2, 0])).toEqual({ sum: 2, start: 0, end: 3 })
})

it('by halves is the same part, not only the same sum', () => {
  expect(maximumSubarrayByHalves([-1, -1, 1, 1, -3, 2])).toEqual({ sum: 2, start: 2, end: 4 })
  expect(maximumSubarrayByHalves([0, 1])).toEqual({ sum: 1, start: 0, end: 2 })
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 25 }), (numbers) => {
      expect(maximumSubarrayByHalves(numbers)).toEqual(maximumSubarray(numbers))
    }),
    { numRuns: 1000 },
  )
})
