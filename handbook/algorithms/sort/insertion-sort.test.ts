import { expect, it } from 'vitest'
import { ascending } from '../compare.ts'
import { describeComparisonSort } from '../contracts/sort-contract.ts'
import { binaryInsertionSort, insertionSort } from './insertion-sort.ts'

describeComparisonSort('insertion sort', insertionSort, { stable: true, many: 600 })
describeComparisonSort('binary insertion sort', binaryInsertionSort, { stable: true, many: 600 })

it('sorts a part and trusts that its beginning is in order', () => {
  expect(binaryInsertionSort([9, 2, 5, 3, 1, 0], ascending, { start: 1, sorted: 3, end: 5 })).toEqual([
    9, 1, 2, 3, 5, 0,
  ])
  expect(binaryInsertionSort([9, 2, 5, 3], ascending, { start: 1, sorted: 4 })).toEqual([9, 2, 5, 3])
})
