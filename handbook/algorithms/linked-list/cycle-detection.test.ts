import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListNode, listNodes } from '../data-structures/linked-list.ts'
import { findCycle, findCycleBrent, hasCycle } from './cycle-detection.ts'
import { nodes } from './traversal.ts'

/** A list with `offset` nodes before a cycle of `length` nodes. With length 0, it has no cycle. Values count from 0. */
const listWithCycle = (offset: number, length: number): ListNode<number> | null => {
  const head = listNodes(Array.from({ length: offset + length }, (_, index) => index))
  const all = [...nodes(head)]
  const last = all.at(-1)
  if (last && length > 0) last.next = all[offset] ?? null
  return head
}

describe.each([
  ['findCycle', findCycle],
  ['findCycleBrent', findCycleBrent],
])('%s', (_name, find) => {
  it('finds start, offset and length of every cycle', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: 1, max: 40 }), (offset, length) => {
        const head = listWithCycle(offset, length)
        const cycle = find(head)
        expect([cycle?.start.value, cycle?.offset, cycle?.length]).toEqual([offset, offset, length])
        expect(hasCycle(head)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('finds none in a list that ends', () => {
    for (let length = 0; length < 20; length++) {
      const head = listWithCycle(length, 0)
      expect([find(head), hasCycle(head)]).toEqual([null, false])
    }
  })

  it('finds a node that leads to itself', () => {
    const head: ListNode<string> = { value: 'a', next: null }
    head.next = head
    expect(find(head)).toMatchObject({ offset: 0, length: 1 })
  })
})
