import { expect, it } from 'vitest'
import { ascending } from '../compare.ts'
import { describeComparisonSort } from '../contracts/sort-contract.ts'
import { selectionSort, stableSelectionSort } from './selection-sort.ts'

describeComparisonSort('selection sort', selectionSort, { stable: false, many: 600 })
describeComparisonSort('stable selection sort', stableSelectionSort, { stable: true, many: 600 })

it('compares every pair once', () => {
  let comparisons = 0
  selectionSort([4, 1, 3, 2, 5], (a, b) => {
    comparisons++
    return ascending(a, b)
  })
  expect(comparisons).toBe(10)
})

it('is not stable: an exchange may carry an item over its equal', () => {
  const items = ['b1', 'b2', 'a']
  expect(selectionSort(items, (a, b) => ascending(a[0], b[0]))).toEqual(['a', 'b2', 'b1'])
})
