import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestCommonSubstring, longestCommonSubstringByAutomaton } from './longest-common-substring.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '😀', '😁'), maxLength: 12 })

const byTrying = (a: string, b: string): string => {
  const characters = Array.from(a)
  for (let length = characters.length; length > 0; length--) {
    for (let start = 0; start + length <= characters.length; start++) {
      const part = characters.slice(start, start + length).join('')
      if (b.includes(part)) return part
    }
  }
  return ''
}

describe.each([
  ['longestCommonSubstring', longestCommonSubstring],
  ['longestCommonSubstringByAutomaton', longestCommonSubstringByAutomaton],
])('%s', (_name, longest) => {
  it('returns the first of the longest common parts', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(longest(a, b)).toBe(byTrying(a, b))
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['', '', ''],
    ['abc', '', ''],
    ['abc', 'xyz', ''],
    ['ABABC', 'BABCA', 'BABC'],
    ['abcdxyz', 'xyzabcd', 'abcd'],
    ['😀x', '😁x', 'x'],
  ])('of %j and %j is %j', (a, b, expected) => {
    expect(longest(a, b)).toBe(expected)
  })
})
