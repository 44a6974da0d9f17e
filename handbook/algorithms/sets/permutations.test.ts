import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ascending, by, reverse } from '../compare.ts'
import { nextPermutation, orderedPermutations, permutations, permutationsWithRepetition } from './permutations.ts'

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

describe('permutations', () => {
  it('are all orders, one exchange apart', () => {
    expect([...permutations(['a', 'b', 'c'])].map((order) => order.join(''))).toEqual([
      'abc',
      'bac',
      'cab',
      'acb',
      'bca',
      'cba',
    ])
    expect([...permutations([])]).toEqual([[]])
    expect([...permutations([1])]).toEqual([[1]])
    for (let n = 2; n <= 7; n++) {
      const orders = [...permutations(Array.from({ length: n }, (_, i) => i))]
      expect(new Set(orders.map(String)).size).toBe(factorial(n))
      for (const [i, order] of orders.slice(1).entries()) {
        expect(order.filter((item, place) => item !== orders[i]?.[place])).toHaveLength(2)
      }
    }
  })
})

describe('ordered permutations', () => {
  it('are in the order of a dictionary, without a second copy for equal items', () => {
    expect([...orderedPermutations('aba')].map((order) => order.join(''))).toEqual(['aab', 'aba', 'baa'])
    expect([...orderedPermutations([])]).toEqual([[]])
    expect([...orderedPermutations([1, 2], reverse(ascending))]).toEqual([
      [2, 1],
      [1, 2],
    ])
  })

  it('agree with the distinct permutations, sorted', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { maxLength: 6 }), (items) => {
        const distinct = [...new Set([...permutations(items)].map((order) => order.join('')))].toSorted()
        expect([...orderedPermutations(items)].map((order) => order.join(''))).toEqual(distinct)
      }),
      { numRuns: 50 },
    )
  })
})

describe('next permutation', () => {
  it('steps to the next order and stops at the last', () => {
    const items = [1, 3, 5, 4, 2]
    expect(nextPermutation(items)).toBe(true)
    expect(items).toEqual([1, 4, 2, 3, 5])
    const last = [3, 2, 1]
    expect(nextPermutation(last)).toBe(false)
    expect(last).toEqual([3, 2, 1])
    expect(nextPermutation([])).toBe(false)
    const records = [{ key: 1 }, { key: 2 }]
    expect(
      nextPermutation(
        records,
        by(({ key }) => key),
      ),
    ).toBe(true)
    expect(records).toEqual([{ key: 2 }, { key: 1 }])
  })
})

describe('permutations with repetition', () => {
  it('are the numbers of a counter', () => {
    expect([...permutationsWithRepetition([0, 1], 3)].map((digits) => digits.join(''))).toEqual([
      '000',
      '001',
      '010',
      '011',
      '100',
      '101',
      '110',
      '111',
    ])
    expect([...permutationsWithRepetition(['a'], 2)]).toEqual([['a', 'a']])
    expect([...permutationsWithRepetition([1, 2], 0)]).toEqual([[]])
    expect([...permutationsWithRepetition([], 0)]).toEqual([[]])
    expect([...permutationsWithRepetition([], 2)]).toEqual([])
  })

  it('refuse a length that is no count', () => {
    for (const length of [-1, 1.5, NaN]) {
      expect(() => permutationsWithRepetition([1], length).next()).toThrow(`The length is ${length}; `)
    }
  })
})
