import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listNodes } from '../data-structures/linked-list.ts'
import { findNode, listLength, nodeAt, nodes, values, valuesBackwards } from './traversal.ts'

describe('linked list traversal', () => {
  it('sees every value, in both directions', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (array) => {
        const head = listNodes(array)
        expect([...values(head)]).toEqual(array)
        expect(Array.from(nodes(head), ({ value }) => value)).toEqual(array)
        expect([...valuesBackwards(head)]).toEqual(array.toReversed())
        expect(listLength(head)).toBe(array.length)
        for (const [index, value] of array.entries()) {
          expect(nodeAt(head, index)?.value).toBe(value)
          expect(findNode(head, (other) => other === value)).toBe(nodeAt(head, array.indexOf(value)))
        }
        expect([nodeAt(head, array.length), nodeAt(head, array.length + 3), findNode(head, () => false)]).toEqual([
          null,
          null,
          null,
        ])
      }),
    )
  })

  it('lets a loop remove the node behind the current one', () => {
    const head = listNodes([1, 2, 3, 4])
    for (const node of nodes(head)) node.next = node.next?.next ?? null
    expect([...values(head)]).toEqual([1, 3])
  })

  it('refuses indices that are none', () => {
    expect(() => nodeAt(null, -1)).toThrow('The index is -1; use a non-negative integer.')
    expect(() => nodeAt(null, 0.5)).toThrow(RangeError)
  })
})
