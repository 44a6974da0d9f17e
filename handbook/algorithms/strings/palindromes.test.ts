import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPalindrome, longestPalindrome, longestPalindromeManacher, palindromeLengths } from './palindromes.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', '😀'), maxLength: 20 })
const mirrored = (text: string): string => Array.from(text).toReversed().join('')

const byTrying = (text: string): string => {
  const characters = Array.from(text)
  for (let length = characters.length; length > 0; length--) {
    for (let start = 0; start + length <= characters.length; start++) {
      const part = characters.slice(start, start + length).join('')
      if (mirrored(part) === part) return part
    }
  }
  return ''
}

describe('isPalindrome', () => {
  it('compares a text with its mirror image', () => {
    fc.assert(
      fc.property(text, (text) => {
        expect(isPalindrome(text)).toBe(text === mirrored(text))
        expect(isPalindrome(text + mirrored(text))).toBe(true)
      }),
    )
    expect([isPalindrome(''), isPalindrome('x😀x'), isPalindrome('Anna')]).toEqual([true, true, false])
  })
})

describe.each([
  ['longestPalindrome', longestPalindrome],
  ['longestPalindromeManacher', longestPalindromeManacher],
])('%s', (_name, longest) => {
  it('returns the first of the longest palindromes', () => {
    fc.assert(
      fc.property(text, (text) => {
        expect(longest(text)).toBe(byTrying(text))
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['', ''],
    ['x', 'x'],
    ['babad', 'bab'],
    ['forgeeksskeegfor', 'geeksskeeg'],
    ['ab', 'a'],
    ['a😀😀b', '😀😀'],
  ])('in %j is %j', (text, expected) => {
    expect(longest(text)).toBe(expected)
  })
})

describe('palindromeLengths', () => {
  it('has an entry for each code point and each gap', () => {
    expect(palindromeLengths('aba')).toEqual([1, 0, 3, 0, 1])
    expect(palindromeLengths('aaa')).toEqual([1, 2, 3, 2, 1])
    expect(palindromeLengths('')).toEqual([])
  })

  it('is right at every centre', () => {
    fc.assert(
      fc.property(text, (text) => {
        const characters = Array.from(text)
        for (const [center, length] of palindromeLengths(text).entries()) {
          const part = (extent: number) =>
            characters.slice((center - extent + 1) / 2, (center + extent + 1) / 2).join('')
          expect(part(length)).toBe(mirrored(part(length)))
          const [left, right] = [(center - length - 1) / 2, (center + length + 1) / 2]
          expect(left < 0 || right >= characters.length || characters[left] !== characters[right]).toBe(true)
        }
      }),
    )
  })
})
