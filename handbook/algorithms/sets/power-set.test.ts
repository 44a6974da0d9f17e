import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { powerSet, powerSetArray, powerSetByBacktracking, powerSetByBits } from './power-set.ts'

describe.each([
  { name: 'counting', subsets: <T>(items: T[]) => [...powerSet(items)] },
  { name: 'bits', subsets: <T>(items: T[]) => [...powerSetByBits(items)] },
  { name: 'building up', subsets: powerSetArray },
  { name: 'backtracking', subsets: powerSetByBacktracking },
])('power set by $name', ({ subsets }) => {
  it('holds every subset once, in the order of the items', () => {
    expect(subsets([])).toEqual([[]])
    expect(subsets(['a'])).toHaveLength(2)
    const texts = subsets(['a', 'b', 'c']).map((subset) => subset.join(''))
    expect(texts.toSorted()).toEqual(['', 'a', 'ab', 'abc', 'ac', 'b', 'bc', 'c'])
  })

  it('has 2^n subsets, each item in half of them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 9 }), (values) => {
        const places = values.map((_, i) => i)
        const all = subsets(places)
        expect(all).toHaveLength(2 ** places.length)
        expect(new Set(all.map(String)).size).toBe(all.length)
        for (const place of places) expect(all.filter((subset) => subset.includes(place))).toHaveLength(all.length / 2)
        expect(subsets(values)).toHaveLength(all.length)
      }),
      { numRuns: 30 },
    )
  })
})

it('counts beyond 32 items, with all bits at most 31', () => {
  const many = Array.from({ length: 100 }, (_, i) => i)
  const subsets = powerSet(many)
  expect(Array.from({ length: 5 }, () => subsets.next().value)).toEqual([[], [0], [1], [0, 1], [2]])
  expect(() => powerSetByBits(many).next()).toThrow('There are 100 items; bits can choose among at most 31')
  expect(powerSetByBits(many.slice(0, 31)).next().value).toEqual([])
})
