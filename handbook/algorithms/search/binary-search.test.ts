import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reverse, ascending } from '../compare.ts'
import { describeSearch } from '../contracts/search-contract.ts'
import { binarySearch, binarySearchRecursive, lowerBound, partitionPoint, upperBound } from './binary-search.ts'

describeSearch('binary search', binarySearch)
describeSearch('recursive binary search', (items, target, compare) => binarySearchRecursive(items, target, compare))

it('uses the default order', () => {
  expect(binarySearch(['a', 'b', 'd'], 'd')).toBe(2)
  expect(binarySearchRecursive(['a', 'b', 'd'], 'c')).toBe(-1)
})

describe('bounds', () => {
  it('enclose the items equal to the target', () => {
    const items = [1, 2, 2, 2, 5]
    expect([lowerBound(items, 2), upperBound(items, 2)]).toEqual([1, 4])
    expect([lowerBound(items, 3), upperBound(items, 3)]).toEqual([4, 4])
    expect([lowerBound(items, 0), upperBound(items, 9)]).toEqual([0, 5])
    expect([lowerBound([], 0), upperBound([], 0)]).toEqual([0, 0])
    expect(lowerBound([5, 2, 1], 2, reverse(ascending))).toBe(1)
  })

  it('agree with counting', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.integer({ min: -1, max: 10 }), (items, target) => {
        items.sort(ascending)
        expect(lowerBound(items, target)).toBe(items.filter((item) => item < target).length)
        expect(upperBound(items, target)).toBe(items.filter((item) => item <= target).length)
      }),
    )
  })
})

describe('partition point', () => {
  it('finds the smallest answer that works', () => {
    // The smallest ship that carries 55 tons within 5 days, when the order of the loads is fixed.
    const days = (capacity: number) => {
      let count = 1
      let load = 0
      for (const tons of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
        if (load + tons > capacity) [count, load] = [count + 1, 0]
        load += tons
      }
      return count
    }
    expect(partitionPoint(10, 55, (capacity) => days(capacity) > 5)).toBe(15)
  })

  it('works far beyond 2^31, and in an empty range', () => {
    expect(partitionPoint(0, Number.MAX_SAFE_INTEGER, (value) => value < 2 ** 52 + 1)).toBe(2 ** 52 + 1)
    expect(partitionPoint(3, 3, () => true)).toBe(3)
    expect(partitionPoint(3, 9, () => true)).toBe(9)
  })
})
