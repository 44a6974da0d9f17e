import { expect, it } from 'vitest'
import { keyRange } from './key-range.ts'

it('finds both ends of the keys', () => {
  expect(keyRange([3, -7, 5, 0])).toEqual({ smallest: -7, greatest: 5 })
  expect(keyRange([])).toEqual({ smallest: Infinity, greatest: -Infinity })
})

it('refuses what is not a safe integer', () => {
  expect(() => keyRange([1, 0.5])).toThrow('A sort key is 0.5; ')
  expect(() => keyRange([NaN])).toThrow(RangeError)
})
