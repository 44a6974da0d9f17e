import { always, bound, constant, linear, log, sum, upTo } from '../bounds.ts'
import type { CatalogueEntry, OperationBounds } from '../catalogue-entry.ts'

const lists = bound('k', (k) => k, 'k')
const multiway = bound('n log k', (n, k) => n * log(k), 'n', 'k')
const consecutive = bound('n + k log k', (n, k) => n + k * log(k), 'n', 'k')
const shorter = bound('min(n, m)', (n, m) => Math.min(n, m), 'n', 'm')

const entry = (name: string, title: string, operations: readonly OperationBounds[]): CatalogueEntry => ({
  path: `algorithms/linked-list/${name}`,
  title,
  kind: 'algorithm',
  source: `algorithms/linked-list/${name}.ts`,
  operations,
  deterministic: true,
})

/** Linked list algorithms in the order of their articles. */
export const linkedList: readonly CatalogueEntry[] = [
  entry('traversal', 'Linked list traversal', [
    { name: 'values', ...always(linear), space: constant, note: 'nodes and listLength have the same bounds' },
    { name: 'valuesBackwards', ...always(linear), space: linear },
    { name: 'findNode', ...upTo(linear), space: constant, note: 'best: the node is near the head' },
    { name: 'nodeAt', ...upTo(linear), space: constant, note: 'best: the node is near the head' },
  ]),
  entry('reversal', 'Reversing a linked list', [
    { name: 'reverse', ...always(linear), space: constant },
    { name: 'reversedCopy', ...always(linear), space: constant, note: 'space besides the copy' },
    { name: 'reverseBetween', ...upTo(linear), space: constant, note: 'best: a short range near the head' },
    { name: 'reverseGroups', ...always(linear), space: constant },
  ]),
  entry('cycle-detection', 'Linked list cycle detection', [
    { name: 'hasCycle', ...always(linear), space: constant },
    { name: 'findCycle', ...always(linear), space: constant },
    { name: 'findCycleBrent', ...always(linear), space: constant },
  ]),
  entry('merge-sorted-lists', 'Merging sorted lists', [
    {
      name: 'mergeSorted',
      best: shorter,
      average: sum,
      worst: sum,
      space: constant,
      note: 'best: all values of the shorter list come first',
    },
    {
      name: 'mergeAllSorted',
      best: consecutive,
      average: multiway,
      worst: multiway,
      space: lists,
      note: 'n nodes in k lists; best: each list ends before the next begins',
    },
    {
      name: 'mergePairwise',
      best: lists,
      average: multiway,
      worst: multiway,
      space: lists,
      note: 'n nodes in k lists; best: all lists but one are empty',
    },
  ]),
  entry('middle-and-nth-from-end', 'Middle and nth node from the end', [
    { name: 'middle', ...always(linear), space: constant },
    { name: 'splitInHalf', ...always(linear), space: constant },
    { name: 'nthFromEnd', ...always(linear), space: constant },
    { name: 'removeNthFromEnd', ...always(linear), space: constant },
  ]),
]
