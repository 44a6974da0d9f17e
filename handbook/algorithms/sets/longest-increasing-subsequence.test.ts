import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ascending, reverse } from '../compare.ts'
import {
  longestIncreasingSubsequence,
  longestIncreasingSubsequenceQuadratic,
} from './longest-increasing-subsequence.ts'
import { powerSet } from './power-set.ts'

const rises = (items: readonly number[], strict: boolean) =>
  items.every((item, i) => i === 0 || (strict ? (items[i - 1] as number) < item : (items[i - 1] as number) <= item))

describe.each([
  { name: 'by binary search', subsequence: longestIncreasingSubsequence },
  { name: 'by pairs', subsequence: longestIncreasingSubsequenceQuadratic },
])('longest increasing subsequence $name', ({ subsequence }) => {
  it('finds the longest one', () => {
    const found = subsequence([0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15])
    expect(found).toHaveLength(6)
    expect(rises(found, true)).toBe(true)
    expect(subsequence([])).toEqual([])
    expect(subsequence([3, 2, 1])).toHaveLength(1)
    expect(subsequence(['a', 'c', 'b', 'd'])).toHaveLength(3)
    expect(subsequence([1, 2, 3], reverse(ascending))).toHaveLength(1)
  })

  it('takes equal neighbours only when they may stay level', () => {
    expect(subsequence([2, 2, 2])).toEqual([2])
    expect(subsequence([2, 2, 2], ascending, { strict: false })).toEqual([2, 2, 2])
  })

  it('orders -0 before 0 and NaN last', () => {
    expect(subsequence([NaN, 0, -0, 0, NaN])).toEqual([-0, 0, NaN])
  })

  it('agrees with trying every subsequence', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 10 }), fc.boolean(), (items, strict) => {
        const rising = [...powerSet(items)].filter((part) => rises(part, strict))
        const found = subsequence(items, ascending, { strict })
        expect(found).toHaveLength(Math.max(...rising.map(({ length }) => length)))
        expect(rising).toContainEqual(found)
      }),
      { numRuns: 50 },
    )
  })
})

it('agree on long input', () => {
  const items = Array.from({ length: 3_000 }, (_, i) => (i * 7919) % 3_001)
  expect(longestIncreasingSubsequence(items)).toHaveLength(longestIncreasingSubsequenceQuadratic(items).length)
  const sorted = Array.from({ length: 100_000 }, (_, i) => i)
  expect(longestIncreasingSubsequence(sorted)).toEqual(sorted)
})
