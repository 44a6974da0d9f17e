import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesPattern } from './regular-expression-matching.ts'

describe('matchesPattern', () => {
  it('agrees with RegExp', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '😀'), maxLength: 8 })
    const pattern = fc.array(fc.constantFrom('a', 'b', '.', 'a*', 'b*', '.*', '😀', '😀*'), { maxLength: 6 })
    fc.assert(
      fc.property(text, pattern, (text, parts) => {
        const expected = new RegExp(`^(?:${parts.map((part) => part.replace('😀*', '(?:😀)*')).join('')})$`, 'su').test(
          text,
        )
        expect(matchesPattern(text, parts.join(''))).toBe(expected)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['', '', true],
    ['', 'a*', true],
    ['aa', 'a', false],
    ['aab', 'c*a*b', true],
    ['mississippi', 'mis*is*p*.', false],
    ['\n', '.', true],
  ])('%j by %j: %s', (text, pattern, expected) => {
    expect(matchesPattern(text, pattern)).toBe(expected)
  })

  it.each(['*', '*a', 'a**'])('refuses %j', (pattern) => {
    expect(() => matchesPattern('a', pattern)).toThrow(
      `A * in "${pattern}" has nothing to repeat; put it after a character or a dot.`,
    )
  })
})
