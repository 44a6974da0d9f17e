import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ascending } from '../compare.ts'
import { describeKeySort } from '../contracts/sort-contract.ts'
import { bucketSort } from './bucket-sort.ts'

describeKeySort('bucket sort', bucketSort, { many: 2_000 })

it('sorts fractions over the whole range of doubles', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ noDefaultInfinity: true, noNaN: true })), (items) => {
      expect(bucketSort(items.slice())).toEqual(items.toSorted(ascending))
    }),
  )
  const { MAX_VALUE, MIN_VALUE } = Number
  expect(bucketSort([MAX_VALUE, 0, -MAX_VALUE, 1])).toEqual([-MAX_VALUE, 0, 1, MAX_VALUE])
  expect(bucketSort([MIN_VALUE, 0, -MIN_VALUE])).toEqual([-MIN_VALUE, 0, MIN_VALUE])
  expect(bucketSort([0, -0])).toEqual([-0, 0])
})
