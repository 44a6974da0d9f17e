import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyOutcome } from '../contracts/every-outcome.ts'
import type { Random } from '../random.ts'
import { createAliasPicker, createWeightedPicker, weightedIndex } from './weighted-random.ts'

const smallest = () => 0
const greatest = () => 1 - Number.EPSILON / 2

describe.each<{ name: string; pick: (weights: number[], random?: Random) => number }>([
  { name: 'weightedIndex', pick: weightedIndex },
  { name: 'createWeightedPicker', pick: (weights, random) => createWeightedPicker(weights)(random) },
  { name: 'createAliasPicker', pick: (weights, random) => createAliasPicker(weights)(random) },
])('$name', ({ pick }) => {
  it('never picks a weight of 0, whatever the source gives', () => {
    const weight = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e6, noNaN: true }))
    const weights = fc.array(weight).filter((all) => all.some((weight) => weight > 1e-6))
    const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(weights, share, share, (weights, first, second) => {
        for (const source of [smallest, greatest, alternating(first, second)]) {
          expect(weights[pick(weights, source)]).toBeGreaterThan(0)
        }
      }),
    )
    expect(pick([0, 1, 0], smallest)).toBe(1)
    expect(pick([0, 1, 0], greatest)).toBe(1)
    expect(pick([0, Number.MIN_VALUE, 0], greatest)).toBe(1)
    expect(pick([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0], greatest)).toBeLessThan(7)
    expect(pick([3])).toBe(0)
  })

  it('refuses weights that are none', () => {
    for (const weight of [-1, NaN, Infinity]) expect(() => pick([1, weight])).toThrow(`A weight is ${weight}; `)
    for (const weights of [[], [0], [0, 0]]) expect(() => pick(weights)).toThrow('The weights add up to 0; ')
    expect(() => pick([1e308, 1e308])).toThrow('The weights add up to Infinity; ')
    expect(() => pick([1], () => 1)).toThrow('The random source gave 1')
  })
})

const alternating = (first: number, second: number): Random => {
  let calls = 0
  return () => (calls++ % 2 === 0 ? first : second)
}

describe('each index is exactly as likely as its share', () => {
  const weights = [1, 0, 5, 2]
  const shares = new Map([
    ['0', 1],
    ['2', 5],
    ['3', 2],
  ])

  it('by running through the weights', () => {
    expect(everyOutcome((random) => String(weightedIndex(weights, random)), [8])).toEqual(shares)
  })

  it('by binary search', () => {
    expect(everyOutcome((random) => String(createWeightedPicker(weights)(random)), [8])).toEqual(shares)
  })

  it('by aliases, over columns and heights', () => {
    const outcomes = everyOutcome((random) => String(createAliasPicker(weights)(random)), [4, 8])
    expect(outcomes).toEqual(
      new Map([
        ['0', 4],
        ['2', 20],
        ['3', 8],
      ]),
    )
  })

  it('by aliases, whatever the weights', () => {
    const weight = fc.integer({ min: 0, max: 6 })
    const weights = fc.array(weight, { minLength: 1, maxLength: 6 }).filter((all) => all.some(Boolean))
    fc.assert(
      fc.property(weights, (weights) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        const outcomes = everyOutcome((random) => String(createAliasPicker(weights)(random)), [weights.length, total])
        expect(weights.map((_, i) => outcomes.get(String(i)) ?? 0)).toEqual(
          weights.map((weight) => weight * weights.length),
        )
      }),
      { numRuns: 50 },
    )
  })
})
