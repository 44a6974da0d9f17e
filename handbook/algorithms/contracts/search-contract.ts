import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ascending, by, type Compare, reverse } from '../compare.ts'

/** A search in ordered items: index of an item equal to the target, or -1. */
export type Search = <T>(items: T[], target: T, compare: Compare<T>) => number

/** A search that knows numbers only. */
export type NumberSearch = (items: number[], target: number) => number

const expectFound = (items: readonly number[], target: number, index: number, first: boolean): void => {
  if (items.includes(target)) expect(first ? index : items[index]).toBe(first ? items.indexOf(target) : target)
  else expect(index).toBe(-1)
}

/**
 * Tests that every search for a number in ordered numbers must pass; `first` when it must find the first of
 * several equal items.
 */
export const describeNumberSearch = (
  name: string,
  search: NumberSearch,
  { first = false }: { first?: boolean } = {},
): void => {
  describe(`${name}`, () => {
    it('finds each item, and nothing in between or outside', () => {
      for (let length = 0; length <= 40; length++) {
        const items = Array.from({ length }, (_, i) => 2 * i)
        for (let target = -1; target <= 2 * length; target++) {
          expect(search(items, target)).toBe(target % 2 === 0 && target < 2 * length ? target / 2 : -1)
        }
      }
    })

    it('copes with repeated items and uneven gaps', () => {
      const gaps = fc.array(
        fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 ** 30 })),
      )
      fc.assert(
        fc.property(gaps, fc.integer({ min: -5, max: 100 }), (gaps, near) => {
          let last = -3
          const items = gaps.map((gap) => (last += gap))
          for (const target of [near, ...items]) expectFound(items, target, search(items.slice(), target), first)
        }),
      )
    })

    it('copes with fractions and infinities', () => {
      // Adding 0 turns -0 into 0, which comparators tell apart.
      const number = fc.double({ noNaN: true }).map((value) => value + 0)
      fc.assert(
        fc.property(fc.array(number), number, (items, other) => {
          items.sort(ascending)
          for (const target of [other, -Infinity, Infinity, ...items]) {
            expectFound(items, target, search(items.slice(), target), first)
          }
        }),
      )
    })

    it('finds both ends of a million items', () => {
      const items = Array.from({ length: 1_000_000 }, (_, i) => i * 3)
      for (const target of [0, 3, 1_499_997, 2_999_997]) expect(search(items, target)).toBe(target / 3)
      for (const target of [-1, 1, 3_000_000]) expect(search(items, target)).toBe(-1)
    })

    it('leaves the items alone', () => {
      const items = [1, 2, 2, 5]
      search(items, 2)
      search(items, 3)
      expect(items).toEqual([1, 2, 2, 5])
    })
  })
}

/** Tests that every search by a comparator must pass, those for numbers included. */
export const describeSearch = (name: string, search: Search, { first = false }: { first?: boolean } = {}): void => {
  describeNumberSearch(name, (items, target) => search(items, target, ascending), { first })

  describe(`${name} with a comparator`, () => {
    it('searches strings, bigints and falling order', () => {
      expect(search(['', 'a', 'b', 'é'], 'é', ascending)).toBe(3)
      expect(search([1n, 2n ** 64n], 2n ** 64n, ascending)).toBe(1)
      expect(search([9, 5, 1], 1, reverse(ascending))).toBe(2)
      expect(search([9, 5, 1], 4, reverse(ascending))).toBe(-1)
      expect(search([-0, 0, NaN], NaN, ascending)).toBe(2)
    })

    it('searches records by a key', () => {
      const people = [
        { name: 'Ada', born: 1815 },
        { name: 'Grace', born: 1906 },
        { name: 'Barbara', born: 1939 },
      ]
      expect(
        search(
          people,
          { name: '', born: 1906 },
          by(({ born }) => born),
        ),
      ).toBe(1)
      expect(
        search(
          people,
          { name: '', born: 1900 },
          by(({ born }) => born),
        ),
      ).toBe(-1)
    })
  })
}
