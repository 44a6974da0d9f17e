import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BloomFilter } from './bloom-filter.ts'

const words = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}`)

describe('BloomFilter', () => {
  it('never denies what was added', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '😀', '\ud83d', '\0') }), { maxLength: 20 }),
        (texts) => {
          const filter = new BloomFilter({ expectedItems: 10, falsePositiveRate: 0.1 })
          for (const text of texts) filter.add(text)
          expect(texts.every((text) => filter.has(text))).toBe(true)
        },
      ),
      { numRuns: 50 },
    )
  })

  it.each([0.2, 0.01, 0.001])('is wrong about as often as asked: %s', (falsePositiveRate) => {
    const filter = new BloomFilter({ expectedItems: 5000, falsePositiveRate })
    for (const word of words('in', 5000)) expect(filter.add(word)).toBe(filter)
    const wrong = words('out', 20_000).filter((word) => filter.has(word)).length / 20_000
    expect(wrong).toBeLessThan(falsePositiveRate * 1.5)
    expect(wrong).toBeGreaterThan(falsePositiveRate / 2)
    expect(filter.falsePositiveRate()).toBeCloseTo(falsePositiveRate, 1)
    expect(Math.abs(filter.estimatedSize() - 5000)).toBeLessThan(150)
  })

  it.each([
    [1, 0.1],
    [10, 0.02],
    [100, 0.011],
  ])('is wrong more often than one in a hundred when it is made for %i strings: %d', (expectedItems, rate) => {
    const rounds = 20_000 / expectedItems
    let wrong = 0
    for (let round = 0; round < rounds; round++) {
      const filter = new BloomFilter({ expectedItems, falsePositiveRate: 0.01 })
      for (const word of words(`in-${round}`, expectedItems)) filter.add(word)
      wrong += words(`out-${round}`, expectedItems * 20).filter((word) => filter.has(word)).length
    }
    expect(wrong / (rounds * expectedItems * 20)).toBeCloseTo(rate, rate === 0.1 ? 2 : 3)
  })

  it('is empty at first', () => {
    const filter = new BloomFilter({ expectedItems: 100, falsePositiveRate: 0.01 })
    expect([filter.has('a'), filter.has(''), filter.falsePositiveRate(), Math.abs(filter.estimatedSize())]).toEqual([
      false,
      false,
      0,
      0,
    ])
  })

  it('takes 9.6 bits and 7 hashes an item for one error in a hundred', () => {
    const filter = new BloomFilter({ expectedItems: 1000, falsePositiveRate: 0.01 })
    expect([filter.bitCount, filter.hashCount]).toEqual([9586, 7])
    expect(new BloomFilter({ expectedItems: 1, falsePositiveRate: 0.9 })).toMatchObject({ bitCount: 1, hashCount: 1 })
  })

  it('says yes to everything once it is full', () => {
    const filter = new BloomFilter({ expectedItems: 1, falsePositiveRate: 0.9 }).add('a').add('a')
    expect([filter.has('b'), filter.falsePositiveRate(), filter.estimatedSize()]).toEqual([true, 1, Infinity])
  })

  it('refuses sizes and rates that make no sense', () => {
    expect(() => new BloomFilter({ expectedItems: 0, falsePositiveRate: 0.1 })).toThrow(
      'expectedItems is 0; use a positive integer.',
    )
    expect(() => new BloomFilter({ expectedItems: 1.5, falsePositiveRate: 0.1 })).toThrow(RangeError)
    for (const falsePositiveRate of [0, 1, -1, Number.NaN]) {
      expect(() => new BloomFilter({ expectedItems: 1, falsePositiveRate })).toThrow(
        `falsePositiveRate is ${falsePositiveRate}; use a number between 0 and 1`,
      )
    }
  })

  it('refuses more bits than a hash can tell apart', () => {
    expect(() => new BloomFilter({ expectedItems: 1e9, falsePositiveRate: 0.01 })).toThrow(
      'The filter needs 9585058378 bits, more than 2^32; expect fewer items or more errors.',
    )
  })
})
