import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RegularExpression } from './regular-expression.ts'

const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom('a', 'b', '.', '', '\\.', '😀'),
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => a + b),
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(${a}|${b})`),
    fc.tuple(tie('pattern'), fc.constantFrom('*', '+', '?')).map(([a, operator]) => `(${a})${operator}`),
  ),
}))
const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', '😀'), maxLength: 7 })

describe('RegularExpression', () => {
  it('agrees with RegExp', () => {
    fc.assert(
      fc.property(pattern, text, (pattern, text) => {
        const expression = new RegularExpression(pattern)
        expect(expression.matches(text), `${pattern} on ${text}`).toBe(new RegExp(`^(?:${pattern})$`, 'su').test(text))
        expect(expression.isIn(text), `${pattern} in ${text}`).toBe(new RegExp(pattern, 'su').test(text))
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['', '', true],
    ['', 'a', false],
    ['a|b|c', 'c', true],
    ['|a', '', true],
    ['(ab)+', 'ababab', true],
    ['colou?r', 'color', true],
    ['1\\+1', '1+1', true],
    ['()', '', true],
    ['a*b', 'aac', false],
  ])('%j matches the whole of %j: %s', (pattern, text, expected) => {
    expect(new RegularExpression(pattern).matches(text)).toBe(expected)
  })

  it('needs no exponential time where backtracking does', () => {
    expect(new RegularExpression('(a*)*b').matches('a'.repeat(2000))).toBe(false)
    expect(new RegularExpression(`${'a?'.repeat(30)}${'a'.repeat(30)}`).matches('a'.repeat(30))).toBe(true)
  })

  it('takes groups of any depth', () => {
    expect(new RegularExpression(`${'('.repeat(20_000)}a${')'.repeat(20_000)}`).matches('a')).toBe(true)
  })

  it.each([
    ['*a', 'A * has nothing to repeat at character 1 of "*a"; put \\ before it to match it.'],
    ['a|+', 'A + has nothing to repeat at character 3'],
    ['(?)', 'A ? has nothing to repeat at character 2'],
    ['a)', 'A ) closes no group at character 2'],
    ['(a', 'A ( in "(a" is never closed'],
    ['a\\', 'A \\ has nothing to escape at character 2'],
  ])('refuses %j', (pattern, message) => {
    expect(() => new RegularExpression(pattern)).toThrow(message)
    expect(() => new RegularExpression(pattern)).toThrow(SyntaxError)
  })
})
