import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FenwickTree } from './fenwick.ts'

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

describe('FenwickTree', () => {
  it('agrees with an array over any run of additions', () => {
    const small = fc.integer({ min: -1000, max: 1000 })
    fc.assert(
      fc.property(fc.array(small, { minLength: 1 }), fc.array(fc.tuple(fc.nat(), small)), (values, additions) => {
        const tree = new FenwickTree(values)
        const model = [...values]
        for (const [at, delta] of additions) {
          const index = at % model.length
          model[index] = (model[index] ?? 0) + delta
          tree.add(index, delta)
        }
        for (let from = 0; from <= model.length; from++) {
          expect(tree.prefixSum(from)).toBe(total(model.slice(0, from)))
          expect(tree.rangeSum(from, model.length)).toBe(total(model.slice(from)))
        }
        expect(model.map((_, index) => tree.get(index))).toEqual(model)
      }),
    )
  })

  it('finds the shortest prefix that reaches a sum', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5)), fc.integer({ min: -2, max: 60 }), (values, target) => {
        const sums = Array.from({ length: values.length + 1 }, (_, count) => total(values.slice(0, count)))
        const expected = sums.findIndex((sum) => sum >= target)
        expect(new FenwickTree(values).lowerBound(target)).toBe(expected === -1 ? values.length + 1 : expected)
      }),
    )
  })

  it('starts with zeros when given a count', () => {
    const tree = new FenwickTree(5).add(2, 7)
    expect([tree.size, tree.prefixSum(2), tree.prefixSum(3), tree.get(2)]).toEqual([5, 0, 7, 7])
    expect(new FenwickTree(0).prefixSum(0)).toBe(0)
  })

  it('refuses counts and places that do not exist', () => {
    const tree = new FenwickTree([1, 2, 3])
    expect(() => new FenwickTree(-1)).toThrow('The count is -1; use a non-negative integer.')
    expect(() => new FenwickTree(1.5)).toThrow(RangeError)
    expect(() => tree.add(3, 1)).toThrow('3 is outside the tree; use an integer from 0 to 2.')
    expect(() => tree.add(-1, 1)).toThrow(RangeError)
    expect(() => tree.get(0.5)).toThrow(RangeError)
    expect(() => tree.get(3)).toThrow(RangeError)
    expect(() => tree.prefixSum(4)).toThrow(RangeError)
    expect(() => tree.rangeSum(2, 1)).toThrow('2 is outside the tree; use an integer from 0 to 1.')
  })
})
