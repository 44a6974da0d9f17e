import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyOutcome } from '../contracts/every-outcome.ts'
import { measurementRandom } from '../contracts/measurement-random.ts'
import { randomCycle, sample, shuffle, shuffled } from './fisher-yates-shuffle.ts'

const letters = ['a', 'b', 'c', 'd']

describe('every order is exactly as likely as any other', () => {
  it('shuffling in place', () => {
    const counts = everyOutcome((random) => shuffle([...letters], random).join(''), [4, 3, 2])
    expect(counts.size).toBe(24)
    expect(new Set(counts.values())).toEqual(new Set([1]))
  })

  it('shuffling a copy', () => {
    const counts = everyOutcome((random) => shuffled(letters, random).join(''), [1, 2, 3, 4])
    expect(counts.size).toBe(24)
    expect(new Set(counts.values())).toEqual(new Set([1]))
  })

  it('sampling', () => {
    const counts = everyOutcome((random) => sample(letters, 2, random).join(''), [4, 3])
    expect(counts.size).toBe(12)
    expect(new Set(counts.values())).toEqual(new Set([1]))
  })

  it('cycles, of which there are 3!', () => {
    const counts = everyOutcome((random) => randomCycle([...letters], random).join(''), [3, 2, 1])
    expect(counts.size).toBe(6)
    for (const order of counts.keys()) {
      let place = 0
      let length = 0
      do {
        place = letters.indexOf(order[place] ?? '')
        length++
      } while (place !== 0)
      expect(length).toBe(4)
    }
  })
})

it('loses and doubles nothing, in place or not', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const before = items.toSorted()
      expect(shuffled(new Set(items), measurementRandom(seed)).toSorted()).toEqual([...new Set(items)].toSorted())
      expect(sample(items, items.length, measurementRandom(seed)).toSorted()).toEqual(before)
      expect(shuffle(items, measurementRandom(seed))).toBe(items)
      expect(items.toSorted()).toEqual(before)
      expect(randomCycle(items)).toBe(items)
      expect(items.toSorted()).toEqual(before)
    }),
  )
})

it('uses Math.random by default', () => {
  expect(shuffle([1])).toEqual([1])
  expect(shuffled([1])).toEqual([1])
  expect(sample([1], 1)).toEqual([1])
  expect(randomCycle([1, 2])).toEqual([2, 1])
  expect(sample([1, 2], 0)).toEqual([])
})

it('refuses impossible samples and broken sources', () => {
  for (const size of [-1, 0.5, 3, NaN]) {
    expect(() => sample([1, 2], size)).toThrow(`The sample size is ${size}; use an integer from 0 to 2`)
  }
  expect(() => shuffle([1, 2], () => 1)).toThrow('The random source gave 1')
})
