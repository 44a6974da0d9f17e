import { expect, it } from 'vitest'
import { describeKeySort } from '../contracts/sort-contract.ts'
import { countingSort } from './counting-sort.ts'

describeKeySort('counting sort', countingSort, { many: 5_000 })

it('takes keys of any size that lie close together', () => {
  const top = Number.MAX_SAFE_INTEGER
  expect(countingSort([top, top - 2, top - 1])).toEqual([top - 2, top - 1, top])
  expect(countingSort([-top, -top + 1, -top])).toEqual([-top, -top, -top + 1])
})

it('refuses fractions, unsafe integers and a span that cannot be counted', () => {
  expect(() => countingSort([1.5])).toThrow('A sort key is 1.5; ')
  expect(() => countingSort([2 ** 53])).toThrow('A sort key is 9007199254740992; ')
  expect(() => countingSort([0, 2 ** 25])).toThrow(
    'The keys span 33554433 values, from 0 to 33554432; at most 33554432 can be counted',
  )
})

it('leaves the array alone when it refuses', () => {
  const items = [3, 1, 0.5]
  expect(() => countingSort(items)).toThrow(RangeError)
  expect(items).toEqual([3, 1, 0.5])
})
