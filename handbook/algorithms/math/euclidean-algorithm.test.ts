import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  binaryGreatestCommonDivisor,
  extendedGreatestCommonDivisor,
  greatestCommonDivisor,
  greatestCommonDivisorBySubtraction,
  greatestCommonDivisorOfAll,
  greatestCommonDivisorRecursive,
} from './euclidean-algorithm.ts'

const variants: [string, (a: number, b: number) => number][] = [
  ['greatestCommonDivisor', greatestCommonDivisor],
  ['greatestCommonDivisorRecursive', greatestCommonDivisorRecursive],
  ['greatestCommonDivisorBySubtraction', greatestCommonDivisorBySubtraction],
  ['binaryGreatestCommonDivisor', (a, b) => Number(binaryGreatestCommonDivisor(BigInt(a), BigInt(b)))],
  ['extendedGreatestCommonDivisor', (a, b) => Number(extendedGreatestCommonDivisor(BigInt(a), BigInt(b)).divisor)],
]

/** The definition: the largest number that divides both. */
const bruteForce = (a: number, b: number): number => {
  for (let divisor = Math.max(Math.abs(a), Math.abs(b)); divisor > 0; divisor--) {
    if (a % divisor === 0 && b % divisor === 0) return divisor
  }
  return 0
}

describe.each(variants)('%s', (_, divisorOf) => {
  it.each([
    [48, 18, 6],
    [18, 48, 6],
    [17, 5, 1],
    [0, 0, 0],
    [0, -7, 7],
    [-7, 0, 7],
    [-12, -8, 4],
    [12, -8, 4],
    [7, 7, 7],
    [832040, 514229, 1],
  ])('of %d and %d is %d', (a, b, expected) => expect(divisorOf(a, b)).toBe(expected))

  it('is the largest number that divides both', () => {
    const integer = fc.integer({ min: -300, max: 300 })
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        expect(divisorOf(a, b)).toBe(bruteForce(a, b))
      }),
    )
  })
})

describe('arguments', () => {
  it('must be safe integers', () => {
    for (const divisorOf of [
      greatestCommonDivisor,
      greatestCommonDivisorRecursive,
      greatestCommonDivisorBySubtraction,
    ]) {
      expect(() => divisorOf(0.5, 1)).toThrow('a is 0.5')
      expect(() => divisorOf(1, 2 ** 53)).toThrow('b is 9007199254740992')
    }
  })

  it('may be as large as a number holds', () => {
    expect(greatestCommonDivisor(Number.MAX_SAFE_INTEGER, 6361)).toBe(6361)
    expect(binaryGreatestCommonDivisor(2n ** 200n, 6n ** 50n)).toBe(2n ** 50n)
  })
})

it('divides all of a list', () => {
  expect(greatestCommonDivisorOfAll([24, -36, 60])).toBe(12)
  expect(greatestCommonDivisorOfAll([5])).toBe(5)
  expect(greatestCommonDivisorOfAll([])).toBe(0)
})

it('combines the divisor from both numbers', () => {
  expect(extendedGreatestCommonDivisor(240n, 46n)).toEqual({ divisor: 2n, x: -9n, y: 47n })
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
      const { divisor, x, y } = extendedGreatestCommonDivisor(a, b)
      expect(a * x + b * y).toBe(divisor)
      expect(divisor).toBe(binaryGreatestCommonDivisor(a, b))
    }),
  )
})
