import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ascending, by } from '../compare.ts'
import { describeComparisonSort } from '../contracts/sort-contract.ts'
import { minimumRun, timsort } from './timsort.ts'

describeComparisonSort('Timsort', timsort, { stable: true, many: 5_000 })

const comparisons = (items: readonly number[]): number => {
  let count = 0
  const sorted = timsort(items.slice(), (a, b) => {
    count++
    return a - b
  })
  expect(sorted).toEqual(items.toSorted((a, b) => a - b))
  return count
}

describe('Timsort on data with structure', () => {
  const length = 4_096
  const rising = Array.from({ length }, (_, i) => i)

  it('compares sorted and reversed input once', () => {
    expect(comparisons(rising)).toBe(length - 1)
    expect(comparisons(rising.toReversed())).toBe(length - 1)
  })

  it('gallops over runs that hardly overlap', () => {
    expect(comparisons([...rising, ...rising.map((i) => i + length - 3)])).toBeLessThan(2 * length + 60)
    expect(comparisons([...rising.map((i) => i + length), ...rising])).toBeLessThan(2 * length + 60)
    // Blocks of 512 items, alternating between two runs. Galloping skips each block in a few steps, in both directions.
    const blocks = rising.map((i) => i + Math.floor(i / 512) * 512)
    const others = rising.map((i) => i + Math.floor(i / 512) * 512 + 512)
    expect(comparisons([...blocks, ...others])).toBeLessThan(2 * length + 600)
    expect(comparisons([...blocks, ...others.slice(0, 3_000)])).toBeLessThan(2 * length + 600)
    expect(comparisons([...blocks.slice(0, 3_000), ...others])).toBeLessThan(2 * length + 600)
  })

  it('stays below n log2(n) comparisons on scattered input', () => {
    for (let factor = 3; factor < 1_000; factor += 20) {
      const scattered = rising.map((i) => (i * i * factor) % 65_521)
      expect(comparisons(scattered)).toBeLessThan(length * Math.log2(length))
    }
  })

  it('is stable over runs of any length, rising and falling', () => {
    const run = fc.tuple(
      fc.integer({ min: 1, max: 150 }),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: -1, max: 1 }),
    )
    fc.assert(
      fc.property(fc.array(run, { maxLength: 30 }), (runs) => {
        const items = runs
          .flatMap(([length, from, step]) => Array.from({ length }, (_, i) => from + Math.floor((i * step) / 3)))
          .map((rank, place) => ({ rank, place }))
        expect(
          timsort(
            items.slice(),
            by(({ rank }) => rank),
          ),
        ).toEqual(items.toSorted((a, b) => a.rank - b.rank))
      }),
    )
  })
})

it('neither loses an item nor leaves the array when the comparator changes its mind', () => {
  // In some pairs the first run is shorter, in others the second, so merges run in both directions.
  for (const [first, second] of [
    [100, 140],
    [140, 100],
  ] as const) {
    const items = [
      ...Array.from({ length: first }, (_, i) => i - (i % 10) * 0.01),
      ...Array.from({ length: second }, (_, i) => i + 5),
    ]
    for (let honest = 0; honest < 600; honest++) {
      for (const lie of [-1, 1]) {
        let calls = 0
        const sorted = timsort(items.slice(), (a, b) => {
          if (a === undefined || b === undefined) throw new Error('asked about no item')
          return calls++ < honest ? a - b : lie
        })
        expect(sorted.toSorted(ascending)).toEqual(items.toSorted(ascending))
      }
    }
  }
})

describe('minimum run', () => {
  it('is the length itself below 64, else 32 to 64', () => {
    expect([0, 1, 63].map(minimumRun)).toEqual([0, 1, 63])
    expect([64, 65, 127, 128, 2_112].map(minimumRun)).toEqual([32, 33, 64, 32, 33])
  })

  it('divides the length into a power of two of runs, or just below', () => {
    fc.assert(
      fc.property(fc.integer({ min: 64, max: 2 ** 31 }), (length) => {
        const runs = Math.ceil(length / minimumRun(length))
        const power = 2 ** Math.ceil(Math.log2(runs))
        expect(minimumRun(length)).toBeGreaterThanOrEqual(32)
        expect(minimumRun(length)).toBeLessThanOrEqual(64)
        expect(runs).toBeGreaterThan(power * 0.96)
      }),
    )
    expect(
      timsort(
        Array.from({ length: 2_112 }, (_, i) => (i * 31) % 97),
        ascending,
      ),
    ).toHaveLength(2_112)
  })
})
