import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ascending } from '../compare.ts'
import { describeComparisonSort } from '../contracts/sort-contract.ts'
import { heapSort, siftDown } from './heap-sort.ts'

describeComparisonSort('heapsort', heapSort, { stable: false, many: 5_000 })

it('builds a heap from the middle to the front', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (items) => {
      for (let root = items.length; root >= 0; root--) {
        siftDown(items, Math.min(root, items.length - 1), items.length, ascending)
      }
      for (let child = 1; child < items.length; child++) {
        expect(items[Math.floor((child - 1) / 2)]).toBeGreaterThanOrEqual(items[child] as number)
      }
    }),
  )
})
