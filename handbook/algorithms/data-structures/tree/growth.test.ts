import { describe } from 'vitest'
import type { Sizes } from '../../bounds.ts'
import { type Measurement, testCatalogueGrowth } from '../../contracts/catalogue-growth.ts'
import { each, numbers, runs, sample, shorter, shuffled, wide } from '../../contracts/growth-inputs.ts'
import { measurementRandom } from '../../contracts/measurement-random.ts'
import { after, mean } from '../../contracts/uncounted.ts'
import * as avl from './avl.ts?counted'
import * as bst from './bst.ts?counted'
import { searchAndRangeTrees } from './catalogue.ts'
import type { FenwickTree } from './fenwick.ts'
import * as fenwick from './fenwick.ts?counted'
import type { LazySegmentTree } from './lazy-segment.ts'
import * as lazy from './lazy-segment.ts?counted'
import type { OrderedMap } from './ordered-map.ts'
import * as rb from './rb.ts?counted'
import type { SegmentTree } from './segment.ts'
import * as segment from './segment.ts?counted'

const reversed = (n: number) => numbers(n).toReversed()

type Tree = OrderedMap<number, number>

const filled = (tree: Tree, keys: readonly number[]): Tree => {
  for (const key of keys) tree.set(key, key)
  return tree
}

const ranges: Sizes[] = [
  { n: 2 ** 5, k: 2 ** 3 },
  { n: 2 ** 6, k: 2 ** 4 },
  { n: 2 ** 12, k: 2 ** 10 },
]

/** Measurements of a balanced tree. Keys in random order and sorted keys give trees of nearly the same height. */
const balanced = (name: string, create: () => Tree): Record<string, Measurement> => {
  const random = ({ n = 0 }: Sizes) => filled(create(), shuffled(n))
  const sorted = ({ n = 0 }: Sizes) => filled(create(), numbers(n))
  return {
    [`${name}.get`]: {
      ...wide,
      best: after(sorted, (tree) => tree.get(tree.root?.key ?? 0)),
      average: mean(
        runs,
        after(random, (tree, { n = 0 }) => sample(n).map((key) => tree.get(key))),
      ),
      worst: after(sorted, (tree, { n = 0 }) => tree.get(n)),
    },
    [`${name}.set`]: {
      ...wide,
      best: after(sorted, (tree) => tree.set(tree.root?.key ?? 0, 1)),
      average: mean(
        runs,
        after(random, (tree, { n = 0 }) => sample(n).map((key) => tree.set(key + 0.5, 1))),
      ),
      worst: after(sorted, (tree, { n = 0 }) => tree.set(n, n)),
    },
    [`${name}.delete`]: {
      ...wide,
      best: after(sorted, (tree) => tree.delete(tree.root?.key ?? 0)),
      average: mean(
        runs,
        after(random, (tree, { n = 0 }) => sample(n).map((key) => tree.delete(key))),
      ),
      worst: after(sorted, (tree, { n = 0 }) => tree.delete(n - 1)),
    },
    [`${name}.first`]: each(random, (tree) => tree.first()),
    [`${name}.entries`]: each(
      random,
      (tree, { n = 0, k = 0 }) => [...tree.entries({ from: n / 2 - k, to: n / 2 })],
      ranges,
    ),
  }
}

/** Sixteen trees of random shape, so that no single shape decides the result. */
const randomTrees = ({ n = 0 }: Sizes) =>
  numbers(16).map((offset) => binary((count) => shuffled(count + offset))({ n }))

const binary =
  (keys: (n: number) => number[]) =>
  ({ n = 0 }: Sizes): Tree =>
    filled(new bst.BinarySearchTree(), keys(n))

/** A small key on the left, and all other keys in a chain on the right. */
const rightHeavy = binary((n) => [1, 0, ...numbers(n).slice(2)])

const sums = ({ n = 0 }: Sizes): FenwickTree => new fenwick.FenwickTree(numbers(n))

const segments = ({ n = 0 }: Sizes): SegmentTree<number> =>
  new segment.SegmentTree(numbers(n), { identity: 0, combine: (a: number, b: number) => a + b })

const lazySegments = ({ n = 0 }: Sizes): LazySegmentTree => new lazy.LazySegmentTree(numbers(n))

const ranged = <Subject>(
  build: (sizes: Sizes) => Subject,
  act: (subject: Subject, from: number, to: number) => unknown,
): Measurement => ({
  ...wide,
  best: after(build, (subject, { n = 0 }) => act(subject, 0, n)),
  average: mean(
    runs,
    after(build, (subject, { n = 0 }) => {
      const random = measurementRandom(n)
      for (const _ of numbers(64)) act(subject, Math.floor((random() * n) / 2), Math.ceil(((1 + random()) * n) / 2))
    }),
  ),
  worst: after(build, (subject, { n = 0 }) => act(subject, 1, n - 1)),
})

describe('search and range trees', () => {
  testCatalogueGrowth(searchAndRangeTrees, {
    ...balanced('AvlTree', () => new avl.AvlTree()),
    ...balanced('RedBlackTree', () => new rb.RedBlackTree()),
    'BinarySearchTree.get': {
      ...shorter,
      best: after(binary(numbers), (tree) => tree.get(0)),
      average: mean(
        runs,
        after(binary(shuffled), (tree, { n = 0 }) => sample(n).map((key) => tree.get(key))),
      ),
      worst: after(binary(numbers), (tree, { n = 0 }) => tree.get(n - 1)),
    },
    'BinarySearchTree.set': {
      ...shorter,
      best: after(binary(numbers), (tree) => tree.set(0, 1)),
      average: mean(
        runs,
        after(binary(shuffled), (tree, { n = 0 }) => sample(n).map((key) => tree.set(key + 0.5, 1))),
      ),
      worst: after(binary(numbers), (tree, { n = 0 }) => tree.set(n, 1)),
    },
    'BinarySearchTree.delete': {
      ...shorter,
      best: after(binary(numbers), (tree) => tree.delete(0)),
      average: mean(
        runs,
        after(randomTrees, (all, { n = 0 }) =>
          all.map((tree) => [0.1, 0.3, 0.6, 0.9].map((place) => tree.delete(Math.floor(place * n)))),
        ),
      ),
      worst: after(binary(numbers), (tree, { n = 0 }) => tree.delete(n - 1)),
    },
    'BinarySearchTree.first': {
      ...shorter,
      best: after(binary(numbers), (tree) => tree.first()),
      average: mean(
        () => 16,
        after(randomTrees, (all) => all.map((tree) => tree.first())),
      ),
      worst: after(binary(reversed), (tree) => tree.first()),
    },
    'BinarySearchTree.entries': {
      sizes: ranges,
      best: after(rightHeavy, (tree, { k = 0 }) => [...tree.entries({ to: k })]),
      average: after(binary(shuffled), (tree, { n = 0, k = 0 }) => [...tree.entries({ from: n / 2 - k, to: n / 2 })]),
      worst: after(binary(numbers), (tree, { n = 0 }) => [...tree.entries({ from: n - 1 })]),
    },
    'new FenwickTree': { ...wide, every: sums },
    'FenwickTree.add': {
      ...wide,
      best: after(sums, (tree, { n = 0 }) => tree.add(n - 1, 1)),
      average: mean(
        ({ n = 1 }) => n,
        after(sums, (tree, { n = 0 }) => numbers(n).map((index) => tree.add(index, 1))),
      ),
      worst: after(sums, (tree) => tree.add(0, 1)),
    },
    'FenwickTree.prefixSum': {
      ...wide,
      best: after(sums, (tree, { n = 0 }) => tree.prefixSum(n)),
      average: mean(
        ({ n = 1 }) => n,
        after(sums, (tree, { n = 0 }) => numbers(n).map((count) => tree.prefixSum(count))),
      ),
      worst: after(sums, (tree, { n = 0 }) => tree.prefixSum(n - 1)),
    },
    'FenwickTree.rangeSum': {
      ...wide,
      best: after(sums, (tree, { n = 0 }) => tree.rangeSum(n / 2, n)),
      average: mean(
        ({ n = 1 }) => n,
        after(sums, (tree, { n = 0 }) => numbers(n / 2).map((from) => tree.rangeSum(from, n - 1 - from))),
      ),
      worst: after(sums, (tree, { n = 0 }) => tree.rangeSum(n / 2 - 1, n - 1)),
    },
    'FenwickTree.lowerBound': {
      ...wide,
      best: after(sums, (tree) => tree.lowerBound(0)),
      average: after(sums, (tree, { n = 0 }) => tree.lowerBound(n)),
      worst: after(sums, (tree, { n = 0 }) => tree.lowerBound(n)),
    },
    'new SegmentTree': { ...wide, every: segments },
    'SegmentTree.get': each(segments, (tree) => tree.get(0)),
    'SegmentTree.set': each(segments, (tree) => tree.set(0, 1)),
    'SegmentTree.query': {
      ...ranged(segments, (tree, from, to) => tree.query(from, to)),
      best: after(segments, (tree) => tree.query(1, 2)),
    },
    'new LazySegmentTree': { ...wide, every: lazySegments },
    'LazySegmentTree.add': ranged(lazySegments, (tree, from, to) => tree.add(from, to, 1)),
    'LazySegmentTree.sum': ranged(lazySegments, (tree, from, to) => tree.sum(from, to)),
  })
})
