import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ascending, by, type Compare, reverse } from '../compare.ts'

/** A comparison sort: sorts its argument in place and returns it. */
export type ComparisonSort = <T>(items: T[], compare?: Compare<T>) => T[]

/**
 * A sort by a numeric key, which the items themselves are by default: sorts its argument in place and returns
 * it.
 */
export type KeySort = <T>(items: T[], key?: (item: T) => number) => T[]

interface Promises {
  stable: boolean
  /** How many items it sorts in well under a second, whatever their order. */
  many: number
}

interface Card {
  rank: number
  place: number
}

const cards = (ranks: readonly number[]): Card[] => ranks.map((rank, place) => ({ rank, place }))

/** Shapes that trouble sorts: recursion by depth, unbalanced parts, runs, few distinct keys. */
const shapes = (length: number): Record<string, number[]> => {
  const from = (value: (i: number) => number) => Array.from({ length }, (_, i) => value(i))
  return {
    sorted: from((i) => i),
    reversed: from((i) => length - i),
    equal: from(() => 7),
    'two values': from((i) => (i * 7919) % 2),
    'organ pipe': from((i) => Math.min(i, length - i)),
    'saw tooth': from((i) => i % 16),
    'sorted but for the last': from((i) => (i === length - 1 ? -1 : i)),
    'sorted blocks': from((i) => (i % 100) + Math.floor(i / 100)),
    scattered: from((i) => (i * 7919) % 10_007),
  }
}

/**
 * Few characters, so that equal strings and common prefixes occur; the last two are ordered differently by
 * code point.
 */
export const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'Z', '~', 'é', '～', '😀') }), {
  maxLength: 60,
})

const expectSortedCards = (sorted: readonly Card[], ranks: readonly number[], stable: boolean): void => {
  expect(sorted.map(({ rank }) => rank)).toEqual(ranks.toSorted((a, b) => a - b))
  if (stable) expect(sorted).toEqual(cards(ranks).toSorted((a, b) => a.rank - b.rank))
  else expect(new Set(sorted.map(({ place }) => place)).size).toBe(ranks.length)
}

/** Tests that every comparison sort must pass; the built-in stable sort is the oracle. */
export const describeComparisonSort = (name: string, sort: ComparisonSort, { stable, many }: Promises): void => {
  describe(`${name}`, () => {
    it('sorts in place and returns the same array', () => {
      for (const items of [[], [1], [2, 1], [3, 1, 2]]) {
        const expected = items.toSorted(ascending)
        expect(sort(items)).toBe(items)
        expect(items).toEqual(expected)
      }
    })

    it('sorts numbers, with -0 before 0 and NaN last, as the default order says', () => {
      expect(sort([NaN, 3, -0, -Infinity, 0, NaN, -0, 1e308, -2])).toEqual([
        -Infinity,
        -2,
        -0,
        -0,
        0,
        3,
        1e308,
        NaN,
        NaN,
      ])
      fc.assert(
        fc.property(fc.array(fc.double()), (items) => {
          expect(sort(items.slice())).toEqual(items.toSorted(ascending))
        }),
        { numRuns: 50 },
      )
    })

    it('sorts strings by code unit and bigints', () => {
      fc.assert(
        fc.property(texts, (items) => {
          expect(sort(items.slice())).toEqual(items.toSorted())
        }),
        { numRuns: 20 },
      )
      expect(sort([2n ** 64n, -1n, 2n ** 64n - 1n])).toEqual([-1n, 2n ** 64n - 1n, 2n ** 64n])
    })

    it(`${stable ? 'keeps the order of equal items' : 'loses and doubles no equal item'}`, () => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 200 }), (ranks) => {
          expectSortedCards(
            sort(
              cards(ranks),
              by(({ rank }) => rank),
            ),
            ranks,
            stable,
          )
        }),
        { numRuns: 50 },
      )
    })

    it('takes a comparator', () => {
      expect(sort([1, 3, 2], reverse(ascending))).toEqual([3, 2, 1])
      expect(
        sort(
          ['bb', 'a', 'ccc'],
          by(({ length }) => length),
        ),
      ).toEqual(['a', 'bb', 'ccc'])
    })

    it('ends with a comparator that never says equal, and with one that makes no sense', () => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 100 }), (items) => {
          const expected = items.toSorted(ascending)
          expect(sort(items.slice(), (a, b) => (a < b ? -1 : 1))).toEqual(expected)
          for (const answer of [-1, 1, 0, NaN]) {
            expect(sort(items.slice(), () => answer).toSorted(ascending)).toEqual(expected)
          }
        }),
        { numRuns: 20 },
      )
    })

    it('passes on what the comparator throws, and refuses values without an order', () => {
      const failing = () => {
        throw new Error('no order today')
      }
      expect(() => sort([2, 1], failing)).toThrow('no order today')
      expect(() => sort([{}, {}])).toThrow(TypeError)
    })

    it.each(Object.entries(shapes(many)))(`sorts ${many} items: %s`, (_, ranks) => {
      expectSortedCards(
        sort(
          cards(ranks),
          by(({ rank }) => rank),
        ),
        ranks,
        stable,
      )
    })
  })
}

/** Tests that every stable sort by whole-number keys must pass. */
export const describeKeySort = (name: string, sort: KeySort, { many }: { many: number }): void => {
  describe(`${name}`, () => {
    it('sorts in place and returns the same array', () => {
      for (const items of [[], [1], [2, 1], [3, 1, 2], [-5, 5, -5]]) {
        const expected = items.toSorted(ascending)
        expect(sort(items)).toBe(items)
        expect(items).toEqual(expected)
      }
    })

    it('sorts whole numbers, negative ones too', () => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: -70_000, max: 70_000 })), (items) => {
          expect(sort(items.slice())).toEqual(items.toSorted((a, b) => a - b))
        }),
      )
    })

    it('calls the key with the item alone, so that `parseInt` is a key', () => {
      expect(sort(['10', '9', '8'], Number.parseInt)).toEqual(['8', '9', '10'])
    })

    it('keeps the order of items with equal keys', () => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 200 }), (ranks) => {
          expectSortedCards(
            sort(cards(ranks), ({ rank }) => rank),
            ranks,
            true,
          )
        }),
      )
    })

    it('refuses keys that are not numbers', () => {
      for (const key of [NaN, Infinity, -Infinity]) {
        expect(() => sort([1, key])).toThrow(RangeError)
        expect(() => sort([1, key])).toThrow(`ey is ${key}; `)
      }
      expect(() => sort(['one'])).toThrow('ey is NaN; ')
    })

    it.each(Object.entries(shapes(many)))(`sorts ${many} items: %s`, (_, ranks) => {
      expectSortedCards(
        sort(cards(ranks), ({ rank }) => rank),
        ranks,
        true,
      )
    })
  })
}
