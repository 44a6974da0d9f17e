import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastCommonMultiple, leastCommonMultipleOfAll, leastCommonMultipleOfBigInts } from './least-common-multiple.ts'

describe.each<[string, (a: number, b: number) => number]>([
  ['leastCommonMultiple', leastCommonMultiple],
  ['leastCommonMultipleOfBigInts', (a, b) => Number(leastCommonMultipleOfBigInts(BigInt(a), BigInt(b)))],
])('%s', (_, multipleOf) => {
  it.each([
    [4, 6, 12],
    [21, 6, 42],
    [5, 5, 5],
    [1, 9, 9],
    [-4, 6, 12],
    [-4, -6, 12],
    [0, 5, 0],
    [5, 0, 0],
    [0, 0, 0],
  ])('of %d and %d is %d', (a, b, expected) => expect(multipleOf(a, b)).toBe(expected))

  it('is the first multiple of one number that the other number divides', () => {
    const positive = fc.integer({ min: 1, max: 120 })
    fc.assert(
      fc.property(positive, positive, (a, b) => {
        let multiple = a
        while (multiple % b !== 0) multiple += a
        expect(multipleOf(a, b)).toBe(multiple)
      }),
    )
  })
})

it('never gives a rounded result', () => {
  expect(leastCommonMultiple(94906265, 94906264)).toBe(94906265 * 94906264)
  expect(() => leastCommonMultiple(2 ** 52 - 1, 2 ** 52 - 2)).toThrow('use leastCommonMultipleOfBigInts')
  expect(leastCommonMultipleOfBigInts(2n ** 52n - 1n, 2n ** 52n - 2n)).toBe((2n ** 52n - 1n) * (2n ** 52n - 2n))
})

it('takes lists', () => {
  expect(leastCommonMultipleOfAll([4, 6, 10])).toBe(60)
  expect(leastCommonMultipleOfAll([])).toBe(1)
  expect(leastCommonMultipleOfAll([3, 0, 5])).toBe(0)
  expect(() => leastCommonMultipleOfAll([3, NaN])).toThrow('b is NaN')
})
