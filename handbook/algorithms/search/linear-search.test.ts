import { describe, expect, it } from 'vitest'
import { describeSearch, type Search } from '../contracts/search-contract.ts'
import { linearSearch, linearSearchAll, sentinelSearch } from './linear-search.ts'

const search: Search = (items, target, compare) => linearSearch(items, target, (a, b) => compare(a, b) === 0)
describeSearch('linear search', search, { first: true })

describe('linear search in any order', () => {
  it('finds NaN, zeros of either sign and the same object', () => {
    const here = {}
    const items = [{}, here, NaN, 0]
    expect(linearSearch<unknown>(items, here)).toBe(1)
    expect(linearSearch<unknown>(items, NaN)).toBe(2)
    expect(linearSearch<unknown>(items, -0)).toBe(3)
    expect(linearSearch<unknown>(items, {})).toBe(-1)
  })

  it('finds all, one by one', () => {
    expect([...linearSearchAll('banana', 'a')]).toEqual([1, 3, 5])
    expect([...linearSearchAll([1, 2], 3)]).toEqual([])
    let read = 0
    const numbers = function* () {
      while (true) yield read++
    }
    expect(linearSearchAll(numbers(), 0, (a, b) => a % 3 === b).next().value).toBe(0)
    expect(read).toBe(1)
  })
})

describe('search with a sentinel', () => {
  it('agrees with indexOf and restores the array', () => {
    for (const items of [[], [1], [2, 1, 3, 1]]) {
      const before = [...items]
      for (const target of [0, 1, 2, 3]) expect(sentinelSearch(items, target)).toBe(before.indexOf(target))
      expect(items).toEqual(before)
    }
  })

  it('refuses NaN, which would run past the end', () => {
    expect(() => sentinelSearch([NaN], NaN)).toThrow('The target is NaN')
  })
})
