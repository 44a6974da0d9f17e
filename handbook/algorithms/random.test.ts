import { expect, it } from 'vitest'
import { randomInteger } from './random.ts'

it('spreads the source over the integers below the limit', () => {
  expect(randomInteger(6, () => 0)).toBe(0)
  expect(randomInteger(6, () => 0.5)).toBe(3)
  expect(randomInteger(6, () => 1 - Number.EPSILON / 2)).toBe(5)
})

it('refuses a source that leaves the interval', () => {
  expect(() => randomInteger(6, () => 1)).toThrow('The random source gave 1;')
  expect(() => randomInteger(6, () => -0.1)).toThrow(RangeError)
  expect(() => randomInteger(6, () => NaN)).toThrow(RangeError)
})
