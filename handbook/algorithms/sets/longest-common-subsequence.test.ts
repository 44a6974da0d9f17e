import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Equal } from '../equal.ts'
import {
  hirschbergSubsequence,
  longestCommonSubsequence,
  longestCommonSubsequenceLength,
} from './longest-common-subsequence.ts'
import { powerSet } from './power-set.ts'

const occursIn = <T>(part: readonly T[], whole: readonly T[]): boolean => {
  let next = 0
  for (const item of whole) if (Object.is(item, part[next])) next++
  return next >= part.length
}
const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 })
const ignoringCase: Equal<string> = (a, b) => a.toLowerCase() === b.toLowerCase()

describe.each([
  { name: 'table', subsequence: longestCommonSubsequence },
  { name: 'Hirschberg', subsequence: hirschbergSubsequence },
])('longest common subsequence: $name', ({ subsequence }) => {
  it('finds what both have in common', () => {
    expect(subsequence('nematode knowledge', 'empty bottle').join('')).toHaveLength(7)
    expect(subsequence('ABCBDAB', 'BDCABA')).toHaveLength(4)
    expect(subsequence([1, 2, 3], [4, 5])).toEqual([])
    expect(subsequence('', 'abc')).toEqual([])
    expect(subsequence('abc', '')).toEqual([])
    expect(subsequence('abc', 'abc').join('')).toBe('abc')
  })

  it('keeps characters beyond U+FFFF whole, finds NaN and takes an equality', () => {
    // The two characters share only their first code unit.
    expect(subsequence('x😀', 'y😁')).toEqual([])
    expect(subsequence('a😀b', '😀b')).toEqual(['😀', 'b'])
    expect(subsequence([NaN, 1], [2, NaN])).toEqual([NaN])
    expect(subsequence('AbC', 'aBc', ignoringCase)).toEqual(['A', 'b', 'C'])
  })

  it('agrees with trying every subsequence', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const longest = Math.max(...[...powerSet(a)].filter((part) => occursIn(part, b)).map(({ length }) => length))
        const common = subsequence(a, b)
        expect(common).toHaveLength(longest)
        expect(occursIn(common, a) && occursIn(common, b)).toBe(true)
        expect(longestCommonSubsequenceLength(a, b)).toBe(longest)
      }),
    )
  })

  it('copes with long input', () => {
    const long = Array.from({ length: 1_500 }, (_, i) => i)
    expect(subsequence(long, long.toReversed())).toHaveLength(1)
    expect(subsequence(long, long)).toEqual(long)
  })
})

it('the length takes an equality too', () => {
  expect(longestCommonSubsequenceLength('AbC', 'aBd', ignoringCase)).toBe(2)
  expect(longestCommonSubsequenceLength([], [])).toBe(0)
})

it('the length reads the first sequence item by item and keeps none of it', () => {
  const events: string[] = []
  function* letters(): Generator<string> {
    for (const letter of 'ab') {
      events.push(`read ${letter}`)
      yield letter
    }
  }
  const equal: Equal<string> = (a, b) => {
    events.push(`compare ${a}`)
    return a === b
  }
  expect(longestCommonSubsequenceLength(letters(), 'b', equal)).toBe(1)
  expect(events).toEqual(['read a', 'compare a', 'read b', 'compare b'])
})
