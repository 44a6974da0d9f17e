import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestCommonSubsequenceLength } from './longest-common-subsequence.ts'
import {
  shortestCommonSupersequence,
  shortestCommonSupersequenceInLinearSpace,
} from './shortest-common-supersequence.ts'

const occursIn = <T>(part: readonly T[], whole: readonly T[]): boolean => {
  let next = 0
  for (const item of whole) if (Object.is(item, part[next])) next++
  return next >= part.length
}
/** The length by the recurrence. Equal first items are shared. Otherwise, one of the two first items comes first. */
const shortest = (a: readonly string[], b: readonly string[]): number => {
  if (a.length === 0 || b.length === 0) return a.length + b.length
  if (a[0] === b[0]) return 1 + shortest(a.slice(1), b.slice(1))
  return 1 + Math.min(shortest(a.slice(1), b), shortest(a, b.slice(1)))
}

describe.each([
  { name: 'table', supersequence: shortestCommonSupersequence },
  { name: 'linear space', supersequence: shortestCommonSupersequenceInLinearSpace },
])('shortest common supersequence: $name', ({ supersequence }) => {
  it('holds both and shares what it can', () => {
    expect(supersequence('abac', 'cab').join('')).toBe('cabac')
    expect(supersequence('', 'ab').join('')).toBe('ab')
    expect(supersequence('ab', '').join('')).toBe('ab')
    expect(supersequence([], [])).toEqual([])
    expect(supersequence([NaN, 1], [NaN, 2])).toHaveLength(3)
    expect(supersequence('a😀', '😀b')).toEqual(['a', '😀', 'b'])
    expect(supersequence('AB', 'bc', (a, b) => a.toLowerCase() === b.toLowerCase())).toEqual(['A', 'B', 'c'])
  })

  it('agrees with the recurrence', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 })
    fc.assert(
      fc.property(words, words, (a, b) => {
        const result = supersequence(a, b)
        expect(result).toHaveLength(shortest(a, b))
        expect(result).toHaveLength(a.length + b.length - longestCommonSubsequenceLength(a, b))
        expect(occursIn(a, result) && occursIn(b, result)).toBe(true)
      }),
    )
  })

  it('ends even with an equality by which nothing equals itself', () => {
    expect(supersequence([1, 2], [2, 1], (a, b) => a !== b)).toHaveLength(2)
  })
})
