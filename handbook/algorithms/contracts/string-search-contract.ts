import * as fc from 'fast-check'
import { expect, it } from 'vitest'

/** Yields the index of every occurrence of `pattern` in `text`, by code unit, overlapping ones included. */
export type StringSearch = (text: string, pattern: string) => Iterable<number>

const occurrences = (text: string, pattern: string): number[] => {
  const found: number[] = []
  for (
    let index = text.indexOf(pattern);
    index !== -1 && index <= text.length;
    index = text.indexOf(pattern, index + 1)
  ) {
    if (found.at(-1) === index) break // the empty pattern is found at the end again and again
    found.push(index)
  }
  return found
}

/** What every search for a text must do: find what `indexOf` finds when it is called again and again. */
export const stringSearchContract = (search: StringSearch): void => {
  it('finds every occurrence, as indexOf does', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'b', '😀'), maxLength: 4 })
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '😀', '\ud83d'), maxLength: 40 })
    fc.assert(
      fc.property(text, part, (text, pattern) => {
        expect([...search(text, pattern)]).toEqual(occurrences(text, pattern))
        expect([...search(text + pattern + text, pattern)]).toEqual(occurrences(text + pattern + text, pattern))
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['', '', [0]],
    ['', 'a', []],
    ['abc', '', [0, 1, 2, 3]],
    ['a', 'abc', []],
    ['aaaa', 'aa', [0, 1, 2]],
    ['abcabcabd', 'abcabd', [3]],
    ['ababab', 'abab', [0, 2]],
    ['naïve café', 'é', [9]],
    ['𝒜𝒷', '𝒷', [2]],
    ['\0\uffff\0', '\uffff\0', [1]],
  ])('finds in %j the pattern %j at %j', (text, pattern, expected) => {
    expect([...search(text, pattern)]).toEqual(expected)
  })

  it('stops where the caller stops', () => {
    const [first] = search('x'.repeat(1000), 'xx')
    expect(first).toBe(0)
  })
}
