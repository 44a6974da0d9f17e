import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ascending } from '../compare.ts'
import { describeComparisonSort } from '../contracts/sort-contract.ts'
import { ciuraGaps, knuthGaps, shellSort } from './shell-sort.ts'

describeComparisonSort('Shell sort', shellSort, { stable: false, many: 5_000 })
describeComparisonSort(
  'Shell sort with the gaps of Ciura',
  (items, compare) => shellSort(items, compare, ciuraGaps(items.length)),
  {
    stable: false,
    many: 5_000,
  },
)

describe('gaps', () => {
  it('of Knuth stay below a third of the length', () => {
    expect(knuthGaps(0)).toEqual([1])
    expect(knuthGaps(11)).toEqual([1])
    expect(knuthGaps(12)).toEqual([4, 1])
    expect(knuthGaps(1_000)).toEqual([121, 40, 13, 4, 1])
  })

  it('of Ciura stay below the length', () => {
    expect(ciuraGaps(0)).toEqual([1])
    expect(ciuraGaps(10)).toEqual([4, 1])
    expect(ciuraGaps(701)).toEqual([301, 132, 57, 23, 10, 4, 1])
    expect(ciuraGaps(2_000)).toEqual([1577, 701, 301, 132, 57, 23, 10, 4, 1])
  })

  it('may be any that fall to 1', () => {
    const gaps = fc.uniqueArray(fc.integer({ min: 2, max: 40 })).map((gaps) => gaps.concat(1).toSorted((a, b) => b - a))
    fc.assert(
      fc.property(fc.array(fc.integer()), gaps, (items, gaps) => {
        expect(shellSort(items.slice(), ascending, gaps)).toEqual(items.toSorted((a, b) => a - b))
      }),
    )
  })

  it('must fall to 1', () => {
    expect(() => shellSort([2, 1], ascending, [4, 4, 1])).toThrow('A gap is 4, after 4; ')
    expect(() => shellSort([2, 1], ascending, [2.5, 1])).toThrow('A gap is 2.5, after Infinity; ')
    expect(() => shellSort([2, 1], ascending, [0])).toThrow('A gap is 0, after Infinity; ')
    expect(() => shellSort([2, 1], ascending, [4, 2])).toThrow('The last gap is 2; ')
    expect(() => shellSort([2, 1], ascending, [])).toThrow(RangeError)
  })
})
