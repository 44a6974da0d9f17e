import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyOutcome } from '../contracts/every-outcome.ts'
import { measurementRandom } from '../contracts/measurement-random.ts'
import { reservoirSample, reservoirSampleBySkips } from './reservoir-sampling.ts'

describe.each([
  { name: 'algorithm R', sampleOf: reservoirSample },
  { name: 'algorithm L', sampleOf: reservoirSampleBySkips },
])('reservoir sampling: $name', ({ sampleOf }) => {
  it('gives so many different items of the stream, or all', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(20), fc.integer(), (length, size, seed) => {
        const stream = Array.from({ length }, (_, i) => i)
        const sample = sampleOf(stream.values(), size, measurementRandom(seed))
        expect(sample).toHaveLength(Math.min(size, length))
        expect(new Set(sample).size).toBe(sample.length)
        expect(sample.every((item) => stream.includes(item))).toBe(true)
      }),
    )
    expect(sampleOf('ab', 5)).toEqual(['a', 'b'])
    expect(sampleOf('abc', 0)).toEqual([])
    expect(['a', 'b']).toContain(sampleOf('ab', 1)[0])
  })

  it('takes every item about equally often', () => {
    const random = measurementRandom(7)
    const counts = Array.from({ length: 20 }, () => 0)
    for (let round = 0; round < 4_000; round++) {
      for (const item of sampleOf(counts.keys(), 5, random)) counts[item] = (counts[item] ?? 0) + 1
    }
    // Each item is taken 1,000 times on average, with a standard deviation of 27. The random numbers are seeded.
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(110)
  })

  it('copes with a source at its limits', () => {
    const stream = Array.from({ length: 100 }, (_, i) => i)
    expect(new Set(sampleOf(stream, 4, () => 0)).size).toBe(4)
    expect(new Set(sampleOf(stream, 4, () => 1 - Number.EPSILON / 2)).size).toBe(4)
  })

  it('refuses a size that is no count, and broken sources', () => {
    for (const size of [-1, 0.5, NaN, Infinity])
      expect(() => sampleOf([1], size)).toThrow(`The sample size is ${size}; `)
    expect(() => sampleOf([1, 2], 1, () => 1)).toThrow('The random source gave 1')
  })
})

it('algorithm R takes every set exactly as often as any other', () => {
  const outcomes = everyOutcome((random) => reservoirSample('abcde', 2, random).toSorted().join(''), [3, 4, 5])
  expect(outcomes.size).toBe(10)
  expect(new Set(outcomes.values())).toEqual(new Set([6]))
})

it('algorithm L needs few random numbers', () => {
  let asked = 0
  const random = measurementRandom(1)
  reservoirSampleBySkips(
    Array.from({ length: 100_000 }, (_, i) => i),
    10,
    () => {
      asked++
      return random()
    },
  )
  // About 10 · log(100,000 / 10) items enter, and each uses three random numbers.
  expect(asked).toBeLessThan(600)
  expect(asked).toBeGreaterThan(100)
})
