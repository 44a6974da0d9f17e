import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ascending, by, reverse } from '../compare.ts'
import { measurementRandom } from '../contracts/measurement-random.ts'
import { median, medianOfMediansSelect, quantile, quickSelect } from './quickselect.ts'

describe.each([
  { name: 'quickselect', select: quickSelect },
  { name: 'median of medians', select: medianOfMediansSelect },
])('$name', ({ select }) => {
  it('finds the item that sorting would put at an index, and parts the others', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1 }), fc.nat(), (items, seed) => {
        const k = seed % items.length
        const parted = items.slice()
        const expected = items.toSorted(ascending)
        expect(select(parted, k)).toBe(expected[k])
        expect(parted[k]).toBe(expected[k])
        expect(parted.slice(0, k).toSorted(ascending)).toEqual(expected.slice(0, k))
        expect(parted.slice(k).toSorted(ascending)).toEqual(expected.slice(k))
      }),
    )
  })

  it('takes a comparator and the default order with NaN last', () => {
    expect(select([3, 1, 2], 0, reverse(ascending))).toBe(3)
    expect(select([NaN, 1, -0, 0], 0)).toBe(-0)
    expect(select([NaN, 1, -0, 0], 3)).toBeNaN()
    expect(
      select(
        [{ age: 30 }, { age: 9 }],
        0,
        by(({ age }) => age),
      ),
    ).toEqual({ age: 9 })
  })

  it('ends with a comparator that makes no sense', () => {
    for (const answer of [-1, 0, 1, NaN]) {
      const items = Array.from({ length: 60 }, (_, i) => i)
      select(items, 30, () => answer)
      expect(items.toSorted(ascending)).toEqual(Array.from({ length: 60 }, (_, i) => i))
    }
  })

  it.each([
    ['sorted', (i: number) => i],
    ['reversed', (i: number) => -i],
    ['equal', () => 1],
    ['scattered', (i: number) => (i * 7919) % 10_007],
  ])('copes with 20,000 items: %s', (_, value) => {
    const items = Array.from({ length: 20_000 }, (_, i) => value(i))
    for (const k of [0, 9_999, 19_999]) expect(select(items.slice(), k)).toBe(items.toSorted(ascending)[k])
  })

  it('refuses an index that is none', () => {
    for (const k of [-1, 0.5, 2, NaN]) {
      expect(() => select([1, 2], k)).toThrow(`The index is ${k}; use an integer from 0 to 1.`)
    }
    expect(() => select([], 0)).toThrow(new RangeError('There are no items, so there is no index 0.'))
  })
})

describe('quantile', () => {
  it('interpolates between neighbours', () => {
    const numbers = [7, 1, 3, 5]
    expect([0, 0.25, 0.5, 0.75, 1].map((share) => quantile(numbers, share))).toEqual([1, 2.5, 4, 5.5, 7])
    expect(numbers).toEqual([7, 1, 3, 5])
    expect(quantile([4], 0.3)).toBe(4)
    expect(quantile([2, 2, 2], 0.4)).toBe(2)
    expect(quantile([-Infinity, 1, Infinity], 0.5)).toBe(1)
    expect(quantile([1, Infinity], 0.5)).toBe(Infinity)
    expect(quantile([Infinity, Infinity], 0.5)).toBe(Infinity)
    expect(quantile([-Infinity, Infinity], 0.5)).toBeNaN()
    expect(quantile([-1.7e308, 1.7e308], 0.5)).toBe(0)
  })

  it('agrees with sorting, and rises with the share', () => {
    const numbers = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 1 })
    fc.assert(
      fc.property(numbers, fc.double({ min: 0, max: 1, noNaN: true }), fc.integer(), (numbers, share, seed) => {
        const sorted = numbers.toSorted(ascending)
        const place = share * (sorted.length - 1)
        const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
        expect(quantile(numbers, share, measurementRandom(seed))).toBeCloseTo(
          below + (above - below) * (place - Math.floor(place)),
          6,
        )
      }),
    )
  })

  it('never leaves the two numbers between which it lies', () => {
    expect(quantile([1.1, 1.1000000000000003], 0.05)).toBe(1.1)
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 5 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (numbers, share) => {
          const result = quantile(numbers, share)
          expect(result).toBeGreaterThanOrEqual(Math.min(...numbers))
          expect(result).toBeLessThanOrEqual(Math.max(...numbers))
        },
      ),
    )
  })

  it('median is the middle', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3], measurementRandom(1))).toBe(2.5)
  })

  it('refuses what has no quantiles', () => {
    expect(() => quantile([], 0.5)).toThrow('There are no numbers')
    expect(() => median([1, NaN])).toThrow('One of the numbers is NaN')
    for (const share of [-0.1, 1.1, 95, NaN]) expect(() => quantile([1], share)).toThrow(`The share is ${share}; `)
  })
})
