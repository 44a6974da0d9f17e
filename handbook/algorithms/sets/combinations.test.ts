import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinations, combinationsWithRepetition } from './combinations.ts'

const text = (choices: Iterable<string[]>) => [...choices].map((choice) => choice.join(''))
const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k)

describe('combinations', () => {
  it('are all choices in the order of the items', () => {
    expect(text(combinations(['a', 'b', 'c', 'd'], 2))).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd'])
    expect([...combinations([1, 2, 3], 3)]).toEqual([[1, 2, 3]])
    expect([...combinations([1, 2], 3)]).toEqual([])
    expect([...combinations([1, 2], 0)]).toEqual([[]])
    expect([...combinations([], 0)]).toEqual([[]])
  })

  it('are as many as the binomial coefficient, all different and rising', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }), (n, k) => {
        const choices = [
          ...combinations(
            Array.from({ length: n }, (_, i) => i),
            k,
          ),
        ]
        expect(choices).toHaveLength(k > n ? 0 : binomial(n, k))
        expect(new Set(choices.map(String)).size).toBe(choices.length)
        for (const choice of choices) expect(choice).toEqual([...new Set(choice)].toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('combinations with repetition', () => {
  it('may take an item again', () => {
    expect(text(combinationsWithRepetition(['a', 'b', 'c'], 2))).toEqual(['aa', 'ab', 'ac', 'bb', 'bc', 'cc'])
    expect([...combinationsWithRepetition([1, 2], 0)]).toEqual([[]])
    expect([...combinationsWithRepetition([], 0)]).toEqual([[]])
    expect([...combinationsWithRepetition([], 2)]).toEqual([])
  })

  it('are as many as choices from n + k - 1', () => {
    for (let n = 1; n <= 6; n++) {
      for (let k = 0; k <= 5; k++) {
        const choices = [
          ...combinationsWithRepetition(
            Array.from({ length: n }, (_, i) => i),
            k,
          ),
        ]
        expect(new Set(choices.map(String)).size).toBe(binomial(n + k - 1, k))
        expect(choices).toHaveLength(binomial(n + k - 1, k))
        for (const choice of choices) expect(choice).toEqual(choice.toSorted((a, b) => a - b))
      }
    }
  })
})

it.each([combinations, combinationsWithRepetition])('%o refuses a size that is no count', (choose) => {
  for (const size of [-1, 1.5, NaN]) expect(() => choose([1], size).next()).toThrow(`The size is ${size}; `)
})
