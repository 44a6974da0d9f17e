import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LazySegmentTree } from './lazy-segment.ts'

describe('LazySegmentTree', () => {
  it('agrees with an array over any run of range additions', () => {
    const small = fc.integer({ min: -100, max: 100 })
    fc.assert(
      fc.property(
        fc.array(small, { maxLength: 20 }),
        fc.array(fc.tuple(fc.nat(), fc.nat(), small)),
        (values, additions) => {
          const tree = new LazySegmentTree(values)
          const model = [...values]
          const ends = (a: number, b: number): [number, number] => {
            const [from, to] = [a % (model.length + 1), b % (model.length + 1)]
            return from < to ? [from, to] : [to, from]
          }
          for (const [a, b, delta] of additions) {
            const [from, to] = ends(a, b)
            for (let index = from; index < to; index++) model[index] = (model[index] ?? 0) + delta
            tree.add(from, to, delta)
          }
          for (let from = 0; from <= model.length; from++) {
            for (let to = from; to <= model.length; to++) {
              const range = model.slice(from, to)
              expect(tree.sum(from, to)).toBe(range.reduce((sum, value) => sum + value, 0))
              expect(tree.minimum(from, to)).toBe(Math.min(...range))
              expect(tree.maximum(from, to)).toBe(Math.max(...range))
            }
          }
        },
      ),
    )
  })

  it('refuses ranges that do not exist', () => {
    const tree = new LazySegmentTree([1, 2])
    const message = (from: number, to: number) =>
      `The range from ${from} to ${to} is outside the tree; use 0 ≤ from ≤ to ≤ 2.`
    for (const [from, to] of [
      [-1, 1],
      [0, 3],
      [2, 1],
      [0.5, 1],
      [0, 1.5],
    ] as const) {
      expect(() => tree.add(from, to, 1)).toThrow(message(from, to))
      expect(() => tree.sum(from, to)).toThrow(RangeError)
      expect(() => tree.minimum(from, to)).toThrow(RangeError)
      expect(() => tree.maximum(from, to)).toThrow(RangeError)
    }
  })
})
