import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SegmentTree } from './segment.ts'

const concatenation = { identity: '', combine: (left: string, right: string) => left + right }

describe('SegmentTree', () => {
  it('combines every range in order, whatever was replaced', () => {
    const letter = fc.constantFrom('a', 'b', 'c', 'd')
    fc.assert(
      fc.property(
        fc.array(letter, { minLength: 1, maxLength: 20 }),
        fc.array(fc.tuple(fc.nat(), letter)),
        (values, changes) => {
          const tree = new SegmentTree(values, concatenation)
          const model = [...values]
          for (const [at, value] of changes) {
            model[at % model.length] = value
            expect(tree.set(at % model.length, value).get(at % model.length)).toBe(value)
          }
          for (let from = 0; from <= model.length; from++) {
            for (let to = from; to <= model.length; to++) {
              expect(tree.query(from, to)).toBe(model.slice(from, to).join(''))
            }
          }
        },
      ),
    )
  })

  it('answers minimum queries', () => {
    const tree = new SegmentTree([5, 2, 8, 1, 9], { identity: Infinity, combine: Math.min })
    expect([tree.query(0, 3), tree.query(2, 5), tree.query(4, 5), tree.query(2, 2)]).toEqual([2, 1, 9, Infinity])
  })

  it('may be empty', () => {
    const tree = new SegmentTree([], concatenation)
    expect([tree.size, tree.query(0, 0)]).toEqual([0, ''])
  })

  it('refuses places that do not exist', () => {
    const tree = new SegmentTree([1, 2], { identity: 0, combine: (a, b) => a + b })
    expect(() => tree.get(2)).toThrow('2 is outside the tree; use an integer from 0 to 1.')
    expect(() => tree.set(-1, 0)).toThrow(RangeError)
    expect(() => tree.query(0, 3)).toThrow(RangeError)
    expect(() => tree.query(2, 1)).toThrow(RangeError)
    expect(() => tree.query(0.5, 1)).toThrow(RangeError)
  })
})
