import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bitDistance, hammingDistance } from './hamming-distance.ts'

describe('hammingDistance', () => {
  it.each([
    ['', '', 0],
    ['karolin', 'kathrin', 3],
    ['same', 'same', 0],
    ['a😀c', 'a😁d', 2],
  ])('between %j and %j is %d', (a, b, expected) => {
    expect(hammingDistance(a, b)).toBe(expected)
    expect(hammingDistance(b, a)).toBe(expected)
  })

  it('needs texts of one length in code points', () => {
    expect(() => hammingDistance('ab', 'abc')).toThrow(
      'The texts have 2 and 3 code points; the Hamming distance needs equal lengths.',
    )
    expect(() => hammingDistance('😀', 'ab'), 'two code units, but one code point').toThrow(RangeError)
  })
})

describe('bitDistance', () => {
  it('counts the ones of the exclusive or', () => {
    const uint32 = fc.integer({ min: 0, max: 2 ** 32 - 1 })
    fc.assert(
      fc.property(uint32, uint32, (a, b) => {
        const ones = Array.from((BigInt(a) ^ BigInt(b)).toString(2)).filter((bit) => bit === '1').length
        expect(bitDistance(a, b)).toBe(ones)
      }),
    )
    expect(bitDistance(0, 2 ** 32 - 1)).toBe(32)
  })

  it.each([-1, 1.5, 2 ** 32, Number.NaN])('refuses %d', (value) => {
    expect(() => bitDistance(value, 0)).toThrow(`${value} is not an unsigned 32-bit integer`)
    expect(() => bitDistance(0, value)).toThrow(RangeError)
  })
})
