import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from '../contracts/growth.ts'
import { largestContainer, pairWithSum, partition, removeRepeats, triplesWithSum } from './two-pointers.ts'
import * as counted from './two-pointers.ts?counted'

const ascending = (a: number, b: number) => a - b
const small = fc.integer({ min: -8, max: 8 })
const few = fc.array(small, { maxLength: 9 })
const sorted = few.map((numbers) => numbers.toSorted(ascending))

/** Tries every pair of indices, as in the definition. */
const pairs = (length: number): [number, number][] =>
  Array.from({ length }, (_, right) =>
    Array.from({ length: right }, (_, left): [number, number] => [left, right]),
  ).flat()

describe('pair with a sum', () => {
  it('finds two different places', () => {
    expect(pairWithSum([1, 4, 6, 9, 11, 15], 17)).toEqual([2, 4])
    expect(pairWithSum([1, 4, 6, 9, 11, 15], 18)).toBeUndefined()
    expect(pairWithSum([3, 3], 6)).toEqual([0, 1])
    expect(pairWithSum([3], 6)).toBeUndefined()
    expect(pairWithSum([], 0)).toBeUndefined()
  })

  it('agrees with trying all pairs', () => {
    fc.assert(
      fc.property(sorted, small, (numbers, target) => {
        const sums = pairs(numbers.length).map(([left, right]) => (numbers[left] ?? 0) + (numbers[right] ?? 0))
        const found = pairWithSum(numbers, target)
        expect(found !== undefined).toBe(sums.includes(target))
        if (!found) return
        expect(found[0]).toBeLessThan(found[1])
        expect((numbers[found[0]] ?? 0) + (numbers[found[1]] ?? 0)).toBe(target)
      }),
    )
  })

  it('computes at most n − 1 sums', () => {
    const numbers = Array.from({ length: 1000 }, (_, i) => i)
    // One call and one round for each sum.
    expect(operations(() => counted.pairWithSum(numbers, -1))).toBe(1 + 999)
  })
})

describe('triples with a sum', () => {
  it('gives each triple once', () => {
    expect(triplesWithSum([-1, 0, 1, 2, -1, -4])).toEqual([
      [-1, -1, 2],
      [-1, 0, 1],
    ])
    expect(triplesWithSum([0, 0, 0, 0])).toEqual([[0, 0, 0]])
    expect(triplesWithSum([1, 2, 3, 4, 5], 9)).toEqual([
      [1, 3, 5],
      [2, 3, 4],
    ])
    expect(triplesWithSum([1, 2])).toEqual([])
  })

  it('agrees with three loops and leaves its input alone', () => {
    fc.assert(
      fc.property(few, small, (numbers, target) => {
        const before = [...numbers]
        const triples = new Set<string>()
        for (const [a, b] of pairs(numbers.length)) {
          for (let c = b + 1; c < numbers.length; c++) {
            const triple = [numbers[a] ?? 0, numbers[b] ?? 0, numbers[c] ?? 0].toSorted(ascending)
            if (triple.reduce((sum, number) => sum + number) === target) triples.add(String(triple))
          }
        }
        expect(triplesWithSum(numbers, target).map(String).toSorted()).toEqual([...triples].toSorted())
        expect(numbers).toEqual(before)
      }),
    )
  })
})

describe('largest container', () => {
  it('is as high as its lower wall', () => {
    expect(largestContainer([3, 7, 2, 6, 4, 8, 5])).toEqual({ left: 1, right: 5, area: 28 })
    expect(largestContainer([4, 4])).toEqual({ left: 0, right: 1, area: 4 })
    expect(largestContainer([4])).toBeUndefined()
  })

  it('agrees with trying all pairs of walls', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 2, maxLength: 9 }), (heights) => {
        const areas = pairs(heights.length).map(
          ([left, right]) => (right - left) * Math.min(heights[left] ?? 0, heights[right] ?? 0),
        )
        const best = largestContainer(heights)
        expect(best?.area).toBe(Math.max(...areas))
        const { left = 0, right = 0, area } = best ?? {}
        expect((right - left) * Math.min(heights[left] ?? 0, heights[right] ?? 0)).toBe(area)
      }),
    )
  })
})

describe('partition', () => {
  it('puts what passes to the front, with one test for each item', () => {
    fc.assert(
      fc.property(few, (numbers) => {
        const items = [...numbers]
        let tests = 0
        const isEven = (number: number): boolean => {
          tests++
          return number % 2 === 0
        }
        const count = partition(items, isEven)
        expect(tests).toBe(numbers.length)
        expect(items.map((number) => number % 2 === 0)).toEqual(items.map((_, index) => index < count))
        expect(items.toSorted(ascending)).toEqual(numbers.toSorted(ascending))
      }),
    )
  })
})

describe('removing repeats', () => {
  it('keeps one of each', () => {
    fc.assert(
      fc.property(sorted, (numbers) => {
        const unique = [...new Set(numbers)]
        const items = [...numbers]
        expect(removeRepeats(items)).toBe(unique.length)
        expect(items).toEqual(unique)
      }),
    )
  })

  it('keeps a first 0 and leaves an empty list empty', () => {
    const items = [0, 0, 1]
    expect(removeRepeats(items)).toBe(2)
    expect(items).toEqual([0, 1])
    expect(removeRepeats([])).toBe(0)
  })
})
