import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeKeySort, texts } from '../contracts/sort-contract.ts'
import { msdRadixSort, radixSort } from './radix-sort.ts'

describeKeySort('LSD radix sort', radixSort, { many: 5_000 })

describe('LSD radix sort of large keys', () => {
  it('sorts far beyond 32 bits', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -(2 ** 51), max: 2 ** 51 })), (items) => {
        expect(radixSort(items.slice())).toEqual(items.toSorted((a, b) => a - b))
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat()), (items) => {
        expect(radixSort(items.slice())).toEqual(items.toSorted((a, b) => a - b))
      }),
    )
  })

  it('refuses keys that are no safe integers or lie too far apart', () => {
    expect(() => radixSort([0.5])).toThrow('A sort key is 0.5; ')
    expect(() => radixSort([2 ** 53])).toThrow(RangeError)
    expect(() => radixSort([-1, Number.MAX_SAFE_INTEGER])).toThrow(
      'The keys are 9007199254740992 apart, from -1 to 9007199254740991',
    )
  })
})

describe('MSD radix sort', () => {
  it('sorts strings by code unit, in place', () => {
    const items = ['b', '', 'abc', 'ab', 'a', 'ab', '😀', '～', 'é']
    expect(msdRadixSort(items)).toBe(items)
    expect(items).toEqual(['', 'a', 'ab', 'ab', 'abc', 'b', 'é', '😀', '～'])
    fc.assert(
      fc.property(texts, (items) => {
        expect(msdRadixSort(items.slice())).toEqual(items.toSorted())
      }),
    )
  })

  it('survives long common prefixes', () => {
    const long = 'x'.repeat(20_000)
    expect(msdRadixSort([`${long}b`, long, `${long}a`])).toEqual([long, `${long}a`, `${long}b`])
    expect(msdRadixSort([])).toEqual([])
  })
})
