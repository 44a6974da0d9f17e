import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ascending, by, type Compare } from '../compare.ts'
import { type ListNode, listNodes } from '../data-structures/linked-list.ts'
import { mergeAllSorted, mergePairwise, mergeSorted } from './merge-sorted-lists.ts'
import { nodes, values } from './traversal.ts'

interface Item {
  key: number
  list: number
}
const byKey = by((item: Item) => item.key)
const keys = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 8 })
const lists = fc
  .array(keys, { maxLength: 9 })
  .map((arrays) => arrays.map((array, list) => array.toSorted(ascending).map((key): Item => ({ key, list }))))

const mergeInTurn = (lists: Iterable<ListNode<Item> | null>, compare: Compare<Item>): ListNode<Item> | null => {
  let merged: ListNode<Item> | null = null
  for (const list of lists) merged = mergeSorted(merged, list, compare)
  return merged
}

describe.each([
  ['mergeSorted, list by list', mergeInTurn],
  ['mergeAllSorted', mergeAllSorted],
  ['mergePairwise', mergePairwise],
])('%s', (_name, merge) => {
  it('sorts stably and makes no node', () => {
    fc.assert(
      fc.property(lists, (arrays) => {
        const heads = arrays.map((array) => listNodes(array))
        const given = new Set(heads.flatMap((head) => [...nodes(head)]))
        const merged = [...nodes(merge(heads, byKey))]
        expect(merged.map(({ value }) => value)).toEqual(arrays.flat().toSorted(byKey))
        expect(merged.every((node) => given.has(node))).toBe(true)
      }),
    )
  })
})

describe('merging', () => {
  it('orders naturally by default', () => {
    expect([...values(mergeSorted(listNodes([1, 4]), listNodes([2, 3])))]).toEqual([1, 2, 3, 4])
    expect([...values(mergeAllSorted([listNodes(['b']), null, listNodes(['a', 'c'])]))]).toEqual(['a', 'b', 'c'])
    expect([...values(mergePairwise([listNodes([2n]), listNodes([1n]), listNodes([3n])]))]).toEqual([1n, 2n, 3n])
  })

  it('of nothing is nothing', () => {
    expect([mergeSorted(null, null), mergeAllSorted([]), mergePairwise([]), mergeAllSorted([null, null])]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
