import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { editScript, isWithinDistance, levenshteinDistance } from './levenshtein-distance.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '😀'), maxLength: 8 })

/** The recursive definition on arrays of code points, with memoized results. */
const byDefinition = (a: string, b: string): number => {
  const [left, right] = [Array.from(a), Array.from(b)]
  const known = new Map<string, number>()
  const distance = (i: number, j: number): number => {
    const key = `${i},${j}`
    const found = known.get(key)
    if (found !== undefined) return found
    const value =
      i === 0 || j === 0
        ? i + j
        : Math.min(
            distance(i - 1, j) + 1,
            distance(i, j - 1) + 1,
            distance(i - 1, j - 1) + Number(left[i - 1] !== right[j - 1]),
          )
    known.set(key, value)
    return value
  }
  return distance(left.length, right.length)
}

describe('levenshteinDistance', () => {
  it('is what its definition says', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(levenshteinDistance(a, b)).toBe(byDefinition(a, b))
      }),
    )
  })

  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['flaw', 'lawn', 2],
    ['😀', '😁', 1],
  ])('between %j and %j is %d', (a, b, expected) => {
    expect(levenshteinDistance(a, b)).toBe(expected)
  })
})

describe('editScript', () => {
  it('turns one text into the other in the fewest steps', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const script = editScript(a, b)
        expect(script.map((edit) => ('from' in edit ? edit.from : '')).join('')).toBe(a)
        expect(script.map((edit) => ('to' in edit ? edit.to : '')).join('')).toBe(b)
        expect(script.filter(({ kind }) => kind !== 'keep')).toHaveLength(levenshteinDistance(a, b))
        expect(script.every((edit) => edit.kind !== 'keep' || edit.from === edit.to)).toBe(true)
      }),
    )
  })

  it('names each step', () => {
    expect(editScript('cat', 'ab')).toEqual([
      { kind: 'delete', from: 'c' },
      { kind: 'keep', from: 'a', to: 'a' },
      { kind: 'replace', from: 't', to: 'b' },
    ])
    expect(editScript('', 'x')).toEqual([{ kind: 'insert', to: 'x' }])
    expect(editScript('', '')).toEqual([])
  })
})

describe('isWithinDistance', () => {
  it('agrees with the distance', () => {
    fc.assert(
      fc.property(text, text, fc.nat(9), (a, b, limit) => {
        expect(isWithinDistance(a, b, limit)).toBe(levenshteinDistance(a, b) <= limit)
      }),
      { numRuns: 300 },
    )
  })

  it('stops at the first row that exceeds the limit', () => {
    const minimum = vi.spyOn(Math, 'min')
    expect(isWithinDistance('a'.repeat(1000), 'b'.repeat(1000), 2)).toBe(false)
    const count = minimum.mock.calls.length
    minimum.mockRestore()
    expect(count).toBeLessThan(60)
  })

  it('agrees with the distance of long texts that differ little', () => {
    const edits = fc.array(fc.tuple(fc.nat(99), fc.constantFrom('', 'a', 'bb')), { maxLength: 6 })
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 60, maxLength: 90 }),
        edits,
        fc.nat(12),
        (a, list, limit) => {
          const b = list.reduce((changed, [at, part]) => changed.slice(0, at) + part + changed.slice(at + 1), a)
          expect(isWithinDistance(a, b, limit)).toBe(levenshteinDistance(a, b) <= limit)
        },
      ),
    )
  })

  it('accepts limits that no distance reaches', () => {
    expect(isWithinDistance('abc', 'xy', Number.MAX_SAFE_INTEGER)).toBe(true)
    expect(isWithinDistance('', '', Number.MAX_SAFE_INTEGER)).toBe(true)
  })

  it('refuses limits that are none', () => {
    expect(() => isWithinDistance('a', 'b', -1)).toThrow('The limit is -1; use a non-negative integer.')
    expect(() => isWithinDistance('a', 'b', 0.5)).toThrow(RangeError)
  })
})
