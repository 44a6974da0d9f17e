import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringSearchContract } from '../contracts/string-search-contract.ts'
import { rabinKarp, rabinKarpAny } from './rabin-karp.ts'

describe('rabinKarp', () => {
  stringSearchContract(rabinKarp)

  it('compares the texts when only the hashes are equal', () => {
    const base = 2 ** 16
    const digits = (value: number, length: number): string => {
      const units: number[] = []
      for (let rest = value; units.length < length; rest = Math.floor(rest / base)) units.unshift(rest % base)
      return String.fromCharCode(...units)
    }
    const [pattern, collision] = [digits(5, 2), digits(5 + 2 ** 31 - 1, 2)]
    expect([...rabinKarp(`${collision}${pattern}`, pattern, () => 0)]).toEqual([2])
  })
})

describe('rabinKarpAny', () => {
  it('finds each of several patterns of one length', () => {
    const unit = fc.constantFrom('a', 'b')
    fc.assert(
      fc.property(
        fc.string({ unit, maxLength: 40 }),
        fc
          .integer({ min: 0, max: 3 })
          .chain((length) => fc.array(fc.string({ unit, minLength: length, maxLength: length }))),
        (text, patterns) => {
          const length = patterns[0]?.length ?? 0
          const starts = Array.from({ length: text.length - length + 1 }, (_, index) => index)
          const expected = starts
            .map((index) => [index, text.slice(index, index + length)])
            .filter(([, part]) => patterns.some((pattern) => pattern === part))
          expect([...rabinKarpAny(text, patterns)]).toEqual(expected)
        },
      ),
    )
  })

  it('keeps patterns with one hash apart', () => {
    const base = 2 ** 16
    const collision = String.fromCharCode(Math.floor((5 + 2 ** 31 - 1) / base), (5 + 2 ** 31 - 1) % base)
    const pattern = String.fromCharCode(0, 5)
    expect([...rabinKarpAny(`${collision}${pattern}`, [pattern, collision], () => 0)]).toEqual([
      [0, collision],
      [2, pattern],
    ])
  })

  it('refuses patterns of different lengths', () => {
    expect(() => [...rabinKarpAny('text', ['a', 'bc'])]).toThrow(
      'The patterns have 1 and 2 code units; use patterns of the same length.',
    )
  })
})
