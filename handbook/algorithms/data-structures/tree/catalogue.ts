import { always, bound, constant, linear, log, logarithmic, upTo } from '../../bounds.ts'
import type { CatalogueEntry, OperationBounds } from '../../catalogue-entry.ts'
import { constants, entry } from '../catalogue-rows.ts'

const found = bound('k', (k) => k, 'k')
const rangeWalk = bound('log n + k', (n, k) => log(n) + k, 'n', 'k')

/** Operations of a search tree whose height is at most proportional to log n. */
const balanced = (tree: string, space: OperationBounds['space']): OperationBounds[] => [
  { name: `${tree}.get`, ...upTo(logarithmic), space: constant, note: 'best: the key is at the root' },
  { name: `${tree}.set`, ...upTo(logarithmic), space, note: 'best: the key is at the root, and its value is replaced' },
  { name: `${tree}.delete`, ...always(logarithmic), space },
  { name: `${tree}.first`, ...always(logarithmic), space: constant, note: 'last, floor and ceiling have the same bounds' },
  { name: `${tree}.entries`, ...always(rangeWalk), space: logarithmic, note: 'k entries in the range' },
]

/** Trees that keep order or sums, in the order of their articles. */
export const searchAndRangeTrees: readonly CatalogueEntry[] = [
  entry('tree/avl', 'AVL tree', balanced('AvlTree', logarithmic)),
  entry('tree/bst', 'Binary search tree', [
    {
      name: 'BinarySearchTree.get',
      best: constant,
      average: logarithmic,
      worst: linear,
      space: constant,
      note: 'average: keys added in random order',
    },
    {
      name: 'BinarySearchTree.set',
      best: constant,
      average: logarithmic,
      worst: linear,
      space: constant,
      note: 'worst: keys added in sorted order',
    },
    { name: 'BinarySearchTree.delete', best: constant, average: logarithmic, worst: linear, space: constant },
    {
      name: 'BinarySearchTree.first',
      best: constant,
      average: logarithmic,
      worst: linear,
      space: constant,
      note: 'last, floor and ceiling have the same bounds',
    },
    {
      name: 'BinarySearchTree.entries',
      best: found,
      average: rangeWalk,
      worst: linear,
      space: linear,
      note: 'k entries in the range',
    },
  ]),
  entry('tree/fenwick', 'Fenwick tree', [
    { name: 'new FenwickTree', ...always(linear), space: linear },
    { name: 'FenwickTree.add', ...upTo(logarithmic), space: constant, note: 'best: the position is near the end' },
    { name: 'FenwickTree.prefixSum', ...upTo(logarithmic), space: constant, note: 'best: the position is a power of two' },
    { name: 'FenwickTree.rangeSum', ...upTo(logarithmic), space: constant, note: 'best: both ends are powers of two' },
    { name: 'FenwickTree.lowerBound', ...upTo(logarithmic), space: constant, note: 'for numbers that are not negative; best: the target is 0 or less' },
  ]),
  entry('tree/rb', 'Red–black tree', balanced('RedBlackTree', constant)),
  entry('tree/segment', 'Segment tree', [
    { name: 'new SegmentTree', ...always(linear), space: linear },
    ...constants('SegmentTree', ['get']),
    { name: 'SegmentTree.set', ...always(logarithmic), space: constant },
    { name: 'SegmentTree.query', ...upTo(logarithmic), space: constant, note: 'best: the range has one value' },
    { name: 'new LazySegmentTree', ...always(linear), space: linear },
    { name: 'LazySegmentTree.add', ...upTo(logarithmic), space: logarithmic, note: 'best: the range covers all of 2^h values' },
    {
      name: 'LazySegmentTree.sum',
      ...upTo(logarithmic),
      space: logarithmic,
      note: 'best: the range covers all of 2^h values; minimum and maximum have the same bounds',
    },
  ]),
]
