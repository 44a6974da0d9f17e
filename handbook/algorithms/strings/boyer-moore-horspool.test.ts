import { describe, expect, it } from 'vitest'
import { stringSearchContract } from '../contracts/string-search-contract.ts'
import { boyerMooreHorspool, shiftTable } from './boyer-moore-horspool.ts'

describe('boyerMooreHorspool', () => {
  stringSearchContract(boyerMooreHorspool)
})

describe('shiftTable', () => {
  it('holds the distance of each code unit from the end, the last place left out', () => {
    expect([...shiftTable('example')]).toEqual([
      ['e', 6],
      ['x', 5],
      ['a', 4],
      ['m', 3],
      ['p', 2],
      ['l', 1],
    ])
    expect([...shiftTable('aab')]).toEqual([['a', 1]])
    expect([...shiftTable('a'), ...shiftTable('')]).toEqual([])
  })
})
