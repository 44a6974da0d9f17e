import { describe, expect, it } from 'vitest'
import { stringSearchContract } from '../contracts/string-search-contract.ts'
import { borders, knuthMorrisPratt, StreamMatcher } from './knuth-morris-pratt.ts'

describe('knuthMorrisPratt', () => {
  stringSearchContract(knuthMorrisPratt)
})

describe('borders', () => {
  it.each([
    ['', []],
    ['a', [0]],
    ['ababc', [0, 0, 1, 2, 0]],
    ['aabaaab', [0, 1, 0, 1, 2, 2, 3]],
    ['aaaa', [0, 1, 2, 3]],
  ])('of %j are %j', (pattern, expected) => {
    expect(borders(pattern)).toEqual(expected)
  })
})

describe('StreamMatcher', () => {
  it('says with which code unit an occurrence ends', () => {
    const matcher = new StreamMatcher('aba')
    expect(Array.from('ababaaba', (unit) => matcher.push(unit))).toEqual([
      false,
      false,
      true,
      false,
      true,
      false,
      false,
      true,
    ])
  })
})
