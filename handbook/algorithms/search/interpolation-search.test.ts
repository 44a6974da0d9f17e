import { expect, it } from 'vitest'
import { describeNumberSearch } from '../contracts/search-contract.ts'
import { interpolationSearch } from './interpolation-search.ts'

describeNumberSearch('interpolation search', interpolationSearch)

it('searches records by a numeric key', () => {
  const people = [{ id: 3 }, { id: 30 }, { id: 31 }]
  expect(interpolationSearch(people, 30, ({ id }) => id)).toBe(1)
  expect(interpolationSearch(people, 29, ({ id }) => id)).toBe(-1)
})

it('takes both zeros for the same, finds no NaN and refuses to search among NaN', () => {
  expect(interpolationSearch([-1, -0, 5], 0)).toBe(1)
  expect(interpolationSearch([1, 2], NaN)).toBe(-1)
  expect(() => interpolationSearch([1, NaN], 1)).toThrow('The last key is NaN')
})
