/**
 * Counts how often the algorithms on linked lists read `next`, and how many comparisons merging needs. The counts are
 * the same on every machine. Run it with `npx tsx bench/algorithms/linked-lists.ts`. `quoted.test.ts` compares the
 * articles with its output.
 */
import { listNodes, type ListNode } from '../../handbook/algorithms/data-structures/linked-list.ts'
import { findCycle, findCycleBrent, hasCycle } from '../../handbook/algorithms/linked-list/cycle-detection.ts'
import { mergeAllSorted, mergePairwise, mergeSorted } from '../../handbook/algorithms/linked-list/merge-sorted-lists.ts'
import { middle, nthFromEnd } from '../../handbook/algorithms/linked-list/middle-and-nth-from-end.ts'
import { listLength, nodeAt } from '../../handbook/algorithms/linked-list/traversal.ts'
import { countingCompare, decimal, printCounts } from './count.ts'
import { randomSource } from './measure.ts'

type Head = ListNode<number> | null
const whole = decimal(0)
let reads = 0

/** A node that counts the reads of `next`. */
class CountingNode implements ListNode<number> {
  readonly value: number
  readonly #next: Head

  constructor(value: number, next: Head) {
    this.value = value
    this.#next = next
  }

  get next(): Head {
    reads++
    return this.#next
  }
}

/** A list whose last node links back to the node with index `start`, or to no node. */
const listOf = (length: number, start = length): Head => {
  let isClosed = false
  let head: Head = null
  let first: Head = null
  // The successor of the last node is set when all nodes exist.
  const last: ListNode<number> = {
    value: length - 1,
    get next() {
      reads++
      return isClosed ? first : null
    },
  }
  for (let value = length - 1; value >= 0; value--) {
    head = value === length - 1 ? last : new CountingNode(value, head)
    if (value === start) [first, isClosed] = [head, true]
  }
  return head
}
const readsOf = (run: (head: Head) => unknown, head: Head): string => {
  reads = 0
  run(head)
  return whole(reads)
}

const thousand = listOf(1_000)
printCounts(
  'reads of `next`, 1,000 nodes',
  ['two pointers', 'count, then walk'],
  [
    ['middle', readsOf(middle, thousand), readsOf((head) => nodeAt(head, Math.floor(listLength(head) / 2)), thousand)],
    [
      '10th from the end',
      readsOf((head) => nthFromEnd(head, 10), thousand),
      readsOf((head) => nodeAt(head, listLength(head) - 10), thousand),
    ],
  ],
)

printCounts(
  'reads of `next` by the search for a cycle',
  ['nodes before', 'in it', 'hasCycle', 'findCycle', 'Brent'],
  (
    [
      [1_000, 0],
      [0, 1_000],
      [500, 500],
      [1_000, 1],
      [1_000, 1_000],
    ] as const
  ).map(([before, within]) => {
    const head = within === 0 ? listOf(before) : listOf(before + within, before)
    return [
      '',
      whole(before),
      within === 0 ? 'none' : whole(within),
      readsOf(hasCycle, head),
      readsOf(findCycle, head),
      readsOf(findCycleBrent, head),
    ]
  }),
)

const valuesInLists = (count: number): number[][] => {
  const random = randomSource(count)
  return Array.from({ length: count }, () => Array.from({ length: 100_000 / count }, random).toSorted((a, b) => a - b))
}
const oneByOne = (lists: readonly Head[], compare: (a: number, b: number) => number): Head =>
  lists.reduce((merged, list) => mergeSorted(merged, list, compare), null)

printCounts(
  'comparisons to merge 100,000 nodes',
  ['heap', 'in pairs', 'one after the other'],
  [2, 10, 100, 1_000].map((count) => [
    whole(count),
    ...[mergeAllSorted<number>, mergePairwise<number>, oneByOne].map((merge) => {
      const { compare, calls } = countingCompare()
      merge(
        valuesInLists(count).map((values) => listNodes(values)),
        compare,
      )
      return whole(calls())
    }),
  ]),
)
