import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clearBit,
  clearLowestSetBit,
  countSetBits,
  countSetBitsInParallel,
  differingBits,
  fromGrayCode,
  getBit,
  isPowerOfTwo,
  lowestSetBit,
  reverseBits,
  setBit,
  subsetsOfMask,
  toggleBit,
  toGrayCode,
  trailingZeros,
  updateBit,
} from './bit-manipulation.ts'

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 })
const position = fc.integer({ min: 0, max: 31 })
/** The oracle: 32 characters, the highest bit first. */
const digits = (value: number): string[] => [...(value >>> 0).toString(2).padStart(32, '0')]
const number = (bits: readonly string[]): number => Number.parseInt(bits.join(''), 2)
const withDigit = (value: number, position: number, digit: string): number =>
  number(digits(value).with(31 - position, digit))
const ones = (value: number): number => digits(value).filter((digit) => digit === '1').length

describe('single bits', () => {
  it('are read and written like binary digits', () => {
    fc.assert(
      fc.property(word, position, (word, position) => {
        const bit = getBit(word, position)
        expect(String(bit)).toBe(digits(word)[31 - position])
        expect(setBit(word, position)).toBe(withDigit(word, position, '1'))
        expect(clearBit(word, position)).toBe(withDigit(word, position, '0'))
        expect(toggleBit(word, position)).toBe(withDigit(word, position, bit === 1 ? '0' : '1'))
        expect(updateBit(word, position, 1)).toBe(setBit(word, position))
        expect(updateBit(word, position, 0)).toBe(clearBit(word, position))
      }),
    )
  })

  it('give unsigned results for the highest bit', () => {
    expect(setBit(0, 31)).toBe(2 ** 31)
    expect(toggleBit(-1, 0)).toBe(2 ** 32 - 2)
  })

  it('refuse positions and words that do not fit', () => {
    expect(() => getBit(1, 32)).toThrow('The position is 32; use an integer from 0 to 31.')
    expect(() => setBit(1, -1)).toThrow(RangeError)
    expect(() => clearBit(2 ** 32, 0)).toThrow('The word is 4294967296')
    expect(() => toggleBit(0.5, 0)).toThrow(RangeError)
    expect(() => countSetBits(NaN)).toThrow(RangeError)
  })
})

describe('whole words', () => {
  it('are counted both ways', () => {
    fc.assert(
      fc.property(word, (word) => {
        expect(countSetBits(word)).toBe(ones(word))
        expect(countSetBitsInParallel(word)).toBe(ones(word))
      }),
    )
    expect(countSetBits(-1)).toBe(32)
    expect(countSetBitsInParallel(0)).toBe(0)
  })

  it('know powers of two', () => {
    const powers = [0, 1, 2, 3, 4, 6, 8, 2 ** 31, -(2 ** 31), -1].filter(isPowerOfTwo)
    expect(powers).toEqual([1, 2, 4, 8, 2 ** 31, -(2 ** 31)])
  })

  it('show their lowest set bit', () => {
    fc.assert(
      fc.property(word, (word) => {
        const place = digits(word).toReversed().indexOf('1')
        expect(trailingZeros(word)).toBe(place === -1 ? 32 : place)
        expect(lowestSetBit(word)).toBe(place === -1 ? 0 : 2 ** place)
        expect(clearLowestSetBit(word)).toBe((word >>> 0) - lowestSetBit(word))
      }),
    )
    expect([trailingZeros(0), lowestSetBit(0), clearLowestSetBit(0)]).toEqual([32, 0, 0])
  })

  it('turn round', () => {
    fc.assert(
      fc.property(word, (word) => {
        expect(reverseBits(word)).toBe(number(digits(word).toReversed()))
      }),
    )
    expect(reverseBits(1)).toBe(2 ** 31)
  })

  it('differ in as many digits as their distance says', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const other = digits(b)
        expect(differingBits(a, b)).toBe(digits(a).filter((digit, index) => digit !== other[index]).length)
      }),
    )
  })
})

describe('Gray code', () => {
  it('changes one bit from a number to the next', () => {
    expect([0, 1, 2, 3, 4].map(toGrayCode)).toEqual([0b000, 0b001, 0b011, 0b010, 0b110])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 2 }), (n) => {
        expect(differingBits(toGrayCode(n), toGrayCode(n + 1))).toBe(1)
      }),
    )
  })

  it('is undone', () => {
    fc.assert(
      fc.property(word, (word) => {
        expect(fromGrayCode(toGrayCode(word))).toBe(word >>> 0)
      }),
    )
  })
})

describe('subsets of a mask', () => {
  it('come from the mask down to nothing', () => {
    expect([...subsetsOfMask(0b1010)]).toEqual([0b1010, 0b1000, 0b0010, 0])
    expect([...subsetsOfMask(0)]).toEqual([0])
    expect([...subsetsOfMask(-(2 ** 31))]).toEqual([2 ** 31, 0])
  })

  it('are all numbers without other bits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), (mask) => {
        const expected = Array.from({ length: 256 }, (_, index) => 255 - index).filter((value) => (value & ~mask) === 0)
        expect([...subsetsOfMask(mask)]).toEqual(expected)
      }),
    )
  })
})
