import { expect, it } from 'vitest'
import { ascending } from '../compare.ts'
import { describeSearch } from '../contracts/search-contract.ts'
import { jumpSearch } from './jump-search.ts'

describeSearch('jump search', jumpSearch, { first: true })
describeSearch('jump search by threes', (items, target, compare) => jumpSearch(items, target, compare, 3), {
  first: true,
})

it('uses the default order and refuses a useless step', () => {
  expect(jumpSearch([1, 4, 9], 9)).toBe(2)
  for (const step of [0, -1, 1.5, NaN, Infinity]) {
    expect(() => jumpSearch([1], 1, ascending, step)).toThrow(`The step is ${step}; `)
  }
})
