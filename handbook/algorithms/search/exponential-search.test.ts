import { describe, expect, it } from 'vitest'
import { describeSearch } from '../contracts/search-contract.ts'
import { exponentialSearch, firstBeyond } from './exponential-search.ts'

describeSearch('exponential search', exponentialSearch, { first: true })

it('uses the default order', () => {
  expect(exponentialSearch(['a', 'b'], 'b')).toBe(1)
})

describe('first beyond', () => {
  it('finds the end of what it does not know the length of', () => {
    for (let end = 0; end < 70; end++) expect(firstBeyond((index) => index < end)).toBe(end)
    expect(firstBeyond((value) => value * value < 1e12)).toBe(1e6)
    expect(firstBeyond((value) => value <= 2 ** 51)).toBe(2 ** 51 + 1)
  })

  it('gives up when there is no end', () => {
    expect(() => firstBeyond(() => true)).toThrow('The condition is still true at 9007199254740991')
  })
})
