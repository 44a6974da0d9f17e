import { describe } from 'vitest'
import type { Sizes } from '../bounds.ts'
import { testCatalogueGrowth } from '../contracts/catalogue-growth.ts'
import { listNodes, type ListNode } from '../data-structures/linked-list.ts'
import { linkedList } from './catalogue.ts'
import * as cycles from './cycle-detection.ts?counted'
import * as merging from './merge-sorted-lists.ts?counted'
import * as ends from './middle-and-nth-from-end.ts?counted'
import * as reversal from './reversal.ts?counted'
import * as traversal from './traversal.ts?counted'

const sizes: Sizes[] = [{ n: 2 ** 4 }, { n: 2 ** 7 }, { n: 2 ** 14 }]
const pairs: Sizes[] = [
  { n: 2 ** 4, m: 2 ** 3 },
  { n: 2 ** 7, m: 2 ** 5 },
  { n: 2 ** 14, m: 2 ** 10 },
]
const many: Sizes[] = [
  { n: 2 ** 6, k: 2 ** 2 },
  { n: 2 ** 8, k: 2 ** 3 },
  { n: 2 ** 16, k: 2 ** 10 },
]

const numbers = (length: number, value: (index: number) => number = (index) => index): number[] =>
  Array.from({ length }, (_, index) => value(index))
const list = (length: number, value?: (index: number) => number) => listNodes(numbers(length, value))

/** A list of n nodes whose last node points back to the node at `offset`. */
const cyclic = (n: number, offset: number): ListNode<number> | null => {
  const head = list(n)
  let target = head
  for (let step = 0; step < offset && target; step++) target = target.next
  let last = head
  while (last?.next) last = last.next
  if (last) last.next = target
  return head
}
const cycleCases = (find: (head: ListNode<number> | null) => unknown) => ({
  sizes,
  best: ({ n = 0 }: Sizes) => find(list(n)),
  average: ({ n = 0 }: Sizes) => find(cyclic(n, n / 2)),
  worst: ({ n = 0 }: Sizes) => find(cyclic(n, n - 1)),
})

/** k lists of n / k numbers each. A merge takes one number from each list in turn. */
const interleaved = ({ n = 0, k = 1 }: Sizes) => numbers(k).map((first) => list(n / k, (index) => first + index * k))
/** k lists of n / k numbers each. A merge takes all numbers of a list before those of the next. */
const consecutive = ({ n = 0, k = 1 }: Sizes) =>
  numbers(k).map((block) => list(n / k, (index) => (block * n) / k + index))

describe('linked list algorithms', () => {
  testCatalogueGrowth(linkedList, {
    values: { sizes, every: ({ n = 0 }) => [...traversal.values(list(n))] },
    valuesBackwards: { sizes, every: ({ n = 0 }) => [...traversal.valuesBackwards(list(n))] },
    findNode: {
      sizes,
      best: ({ n = 0 }) => traversal.findNode(list(n), (value: number) => value === 0),
      average: ({ n = 0 }) => traversal.findNode(list(n), (value: number) => value === n / 2),
      worst: ({ n = 0 }) => traversal.findNode(list(n), () => false),
    },
    nodeAt: {
      sizes,
      best: ({ n = 0 }) => traversal.nodeAt(list(n), 0),
      average: ({ n = 0 }) => traversal.nodeAt(list(n), n / 2),
      worst: ({ n = 0 }) => traversal.nodeAt(list(n), n - 1),
    },

    reverse: { sizes, every: ({ n = 0 }) => reversal.reverse(list(n)) },
    reversedCopy: { sizes, every: ({ n = 0 }) => reversal.reversedCopy(list(n)) },
    reverseBetween: {
      sizes,
      best: ({ n = 0 }) => reversal.reverseBetween(list(n), 0, 2),
      average: ({ n = 0 }) => reversal.reverseBetween(list(n), n / 4, n / 2),
      worst: ({ n = 0 }) => reversal.reverseBetween(list(n), 0, n),
    },
    reverseGroups: {
      sizes,
      best: ({ n = 0 }) => reversal.reverseGroups(list(n), n + 1),
      average: ({ n = 0 }) => reversal.reverseGroups(list(n), 8),
      worst: ({ n = 0 }) => reversal.reverseGroups(list(n), 1),
    },

    hasCycle: cycleCases(cycles.hasCycle),
    findCycle: cycleCases(cycles.findCycle),
    findCycleBrent: cycleCases(cycles.findCycleBrent),

    mergeSorted: {
      sizes: pairs,
      best: ({ n = 0, m = 0 }) =>
        merging.mergeSorted(
          list(n, (index) => m + index),
          list(m),
        ),
      average: ({ n = 0, m = 0 }) =>
        merging.mergeSorted(
          list(n),
          list(m, (index) => (index * n) / m),
        ),
      worst: ({ n = 0, m = 0 }) =>
        merging.mergeSorted(
          list(n, (index) => index),
          list(m, (index) => n - m + index),
        ),
    },
    mergeAllSorted: {
      sizes: many,
      best: (given) => merging.mergeAllSorted(consecutive(given)),
      every: (given) => merging.mergeAllSorted(interleaved(given)),
    },
    mergePairwise: {
      sizes: many,
      best: ({ n = 0, k = 0 }) => merging.mergePairwise(numbers(k).map((index) => list(index === 0 ? n : 0))),
      average: (given) => merging.mergePairwise(consecutive(given).toReversed()),
      worst: (given) => merging.mergePairwise(interleaved(given)),
    },

    middle: { sizes, every: ({ n = 0 }) => ends.middle(list(n)) },
    splitInHalf: { sizes, every: ({ n = 0 }) => ends.splitInHalf(list(n)) },
    nthFromEnd: {
      sizes,
      best: ({ n = 0 }) => ends.nthFromEnd(list(n), n),
      average: ({ n = 0 }) => ends.nthFromEnd(list(n), n / 2),
      worst: ({ n = 0 }) => ends.nthFromEnd(list(n), 1),
    },
    removeNthFromEnd: {
      sizes,
      best: ({ n = 0 }) => ends.removeNthFromEnd(list(n), n),
      average: ({ n = 0 }) => ends.removeNthFromEnd(list(n), n / 2),
      worst: ({ n = 0 }) => ends.removeNthFromEnd(list(n), 1),
    },
  })
})
