import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringSearchContract } from '../contracts/string-search-contract.ts'
import { smallestPeriod, zArray, zSearch } from './z-algorithm.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 30 })

describe('zSearch', () => {
  stringSearchContract(zSearch)
})

describe('zArray', () => {
  it('is the length of the common beginning at each place', () => {
    fc.assert(
      fc.property(text, (text) => {
        const commonLength = (index: number) => {
          let length = 0
          while (index + length < text.length && text[index + length] === text[length]) length++
          return length
        }
        expect(zArray(text)).toEqual(Array.from(text, (_, index) => commonLength(index)))
      }),
    )
    expect(zArray('aabaab')).toEqual([6, 1, 0, 3, 1, 0])
  })
})

describe('smallestPeriod', () => {
  it('is the shortest beginning that repeats', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 4 }), (part, times) => {
        const whole = part.repeat(times)
        const period = smallestPeriod(whole)
        const lengths = Array.from({ length: whole.length }, (_, index) => index + 1)
        expect(period).toBe(
          lengths.find(
            (length) => whole.length % length === 0 && whole.slice(0, length).repeat(whole.length / length) === whole,
          ) ?? 0,
        )
      }),
    )
    expect([smallestPeriod('ababab'), smallestPeriod('abab a'), smallestPeriod('x'), smallestPeriod('')]).toEqual([
      2, 6, 1, 0,
    ])
  })
})
