import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ascending } from '../compare.ts'
import { describeComparisonSort } from '../contracts/sort-contract.ts'
import {
  partitionHoare,
  partitionLomuto,
  partitionSedgewick,
  partitionThreeWay,
  quickSort,
  quickSortHoare,
  quickSortThreeWay,
} from './quick-sort.ts'

describeComparisonSort('quicksort', quickSort, { stable: false, many: 5_000 })
describeComparisonSort('quicksort by Hoare', quickSortHoare, { stable: false, many: 5_000 })
describeComparisonSort('three-way quicksort', quickSortThreeWay, { stable: false, many: 5_000 })
describeComparisonSort(
  'quicksort by Lomuto',
  (items, compare) => quickSort(items, compare, { partition: partitionLomuto }),
  {
    stable: false,
    many: 600,
  },
)

describe.each([partitionSedgewick, partitionLomuto])('%o', (partition) => {
  it('puts the pivot in its place and the others on their side', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1 }), fc.nat(), (items, seed) => {
        const low = seed % items.length
        const pivot = items[low] as number
        const parted = items.slice()
        const place = partition(parted, low, items.length - 1, ascending)
        expect(parted.toSorted(ascending)).toEqual(items.toSorted(ascending))
        expect(parted.slice(0, low)).toEqual(items.slice(0, low))
        expect(parted[place]).toBe(pivot)
        expect(parted.slice(low, place).every((item) => item <= pivot)).toBe(true)
        expect(parted.slice(place).every((item) => item >= pivot)).toBe(true)
      }),
    )
  })
})

it('divides by Hoare into two parts with items, and the pivot may be in either', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 2 }), fc.nat(), (items, seed) => {
      const low = seed % (items.length - 1)
      const pivot = items[low] as number
      const parted = items.slice()
      const last = partitionHoare(parted, low, items.length - 1, ascending)
      expect(last).toBeGreaterThanOrEqual(low)
      expect(last).toBeLessThan(items.length - 1)
      expect(parted.toSorted(ascending)).toEqual(items.toSorted(ascending))
      expect(parted.slice(0, low)).toEqual(items.slice(0, low))
      expect(parted.slice(low, last + 1).every((item) => item <= pivot)).toBe(true)
      expect(parted.slice(last + 1).every((item) => item >= pivot)).toBe(true)
    }),
  )
  const [first, second] = [
    [5, 8, 1, 9, 3, 7, 2, 6],
    [5, 8, 9],
  ]
  expect([partitionHoare(first, 0, 7, ascending), first]).toEqual([2, [2, 3, 1, 9, 8, 7, 5, 6]])
  expect([partitionHoare(second, 0, 2, ascending), second]).toEqual([0, [5, 8, 9]])
})

it('cuts equal items in the middle by Hoare and Sedgewick, at the end by Lomuto', () => {
  expect(partitionHoare([5, 5, 5, 5, 5, 5, 5], 0, 6, ascending)).toBe(3)
  expect(partitionSedgewick([5, 5, 5, 5, 5, 5, 5], 0, 6, ascending)).toBe(3)
  expect(partitionLomuto([5, 5, 5, 5, 5, 5, 5], 0, 6, ascending)).toBe(0)
})

it('sets equal items aside', () => {
  const items = [9, 3, 1, 3, 5, 3, 0]
  expect(partitionThreeWay(items, 1, 5, ascending)).toEqual([2, 4])
  expect(items).toEqual([9, 1, 3, 3, 3, 5, 0])
  expect(partitionThreeWay([4, 5], 0, 1, ascending)).toEqual([0, 0])
})

it('takes the pivot from the random source', () => {
  const items = Array.from({ length: 300 }, (_, i) => i)
  expect(quickSort(items.toReversed(), ascending, { random: () => 0 })).toEqual(items)
  expect(quickSortThreeWay(items.toReversed(), ascending, { random: () => 0.999 })).toEqual(items)
  expect(() => quickSort([2, 1], ascending, { random: () => 1 })).toThrow('The random source gave 1;')
})

it('holds at most ⌊log2 n⌋ + 1 calls, and that many for some pivots', () => {
  // The most nested calls for a part of each size, over all places of the pivot.
  const deepest = [1, 1]
  for (let size = 2; size <= 1_000; size++) {
    const calls = Array.from({ length: size }, (_, place) => {
      const [smaller, larger] = [place, size - 1 - place].toSorted((a, b) => a - b) as [number, number]
      return Math.max(1 + (deepest[smaller] as number), deepest[larger] as number)
    })
    deepest.push(Math.max(...calls))
    expect(deepest[size]).toBeLessThanOrEqual(Math.floor(Math.log2(size)) + 1)
  }
  expect([1, 2, 3, 7, 1_000].map((size) => deepest[size])).toEqual([1, 2, 2, 3, 10])
})

it('keeps the stack short even when every pivot is bad', () => {
  // With sorted input, the first item is always the pivot. Calls for the larger part would be nested 2,000 deep.
  let deepest = 0
  const random = () => {
    deepest = Math.max(
      deepest,
      (new Error('depth').stack ?? '').split('\n').filter((line) => line.includes('at sort ')).length,
    )
    return 0
  }
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 200
  try {
    quickSort(
      Array.from({ length: 2_000 }, (_, i) => i),
      ascending,
      { random },
    )
  } finally {
    Error.stackTraceLimit = limit
  }
  expect(deepest).toBeGreaterThan(0)
  expect(deepest).toBeLessThanOrEqual(11)
})
