import { describe } from 'vitest'
import type { Sizes } from '../bounds.ts'
import { ascending } from '../compare.ts'
import { testCatalogueGrowth } from '../contracts/catalogue-growth.ts'
import { each, numbers, runs, sample, shuffled, sizes, wide } from '../contracts/growth-inputs.ts'
import { measurementRandom } from '../contracts/measurement-random.ts'
import { chain } from '../contracts/trees.ts'
import { after, mean } from '../contracts/uncounted.ts'
import { dataStructures } from './catalogue.ts'
import type { DisjointSet } from './disjoint-set.ts'
import * as disjoint from './disjoint-set.ts?counted'
import type { Graph } from './graph.ts'
import * as graphs from './graph.ts?counted'
import type { Heap } from './heap.ts'
import * as heaps from './heap.ts?counted'
import type { PriorityQueue } from './priority-queue.ts'
import * as priorities from './priority-queue.ts?counted'
import { treeNode } from './tree.ts'
import * as trees from './tree.ts?counted'

// What is measured beside this file: linear-growth.test.ts, keyed-growth.test.ts and tree/growth.test.ts.
const elsewhere = /\/(doubly-linked-list|linked-list|queue|stack|bloom-filter|hash-table|lru|trie|tree\/\w+)$/
const others = dataStructures.filter(({ path }) => !elsewhere.test(path))

const setOf = ({ n = 0 }: Sizes): DisjointSet<number> => new disjoint.DisjointSet(numbers(n))

/** Merges only sets of equal size, through their roots. This gives the deepest trees that union by size allows. */
const deepSet = (given: Sizes): DisjointSet<number> => {
  const set = setOf(given)
  const { n = 0 } = given
  for (let step = 1; step < n; step *= 2) for (let root = 0; root < n; root += 2 * step) set.union(root, root + step)
  return set
}

const joinAtRandom = (set: DisjointSet<number>, { n = 0 }: Sizes): void => {
  const random = measurementRandom(n)
  for (let round = 0; round < n; round++) set.union(Math.floor(random() * n), Math.floor(random() * n))
}

const complete = ({ V = 0 }: Sizes): Graph<number> => {
  const graph: Graph<number> = new graphs.Graph({ directed: true })
  for (let from = 0; from < V; from++) for (let step = 1; step <= 8; step++) graph.addEdge(from, (from + step) % V)
  return graph
}

const graphSizes: Sizes[] = [2 ** 4, 2 ** 6, 2 ** 12].map((V) => ({ V, E: 8 * V }))

const star = ({ d = 0 }: Sizes): Graph<number> =>
  graphs.Graph.from(
    numbers(d).map((to) => [-1, to]),
    { directed: false },
  )

const starSizes: Sizes[] = [{ d: 2 ** 4 }, { d: 2 ** 7 }, { d: 2 ** 14 }]

const heapOf =
  (values: (n: number) => number[]) =>
  ({ n = 0 }: Sizes): Heap<number> =>
    new heaps.Heap(ascending, values(n))

const equal = (n: number) => Array.from({ length: n }, () => 7)

const reversed = (n: number) => numbers(n).toReversed()

const queueOf =
  (values: (n: number) => [value: number, priority: number][]) =>
  ({ n = 0 }: Sizes): PriorityQueue<number> => {
    const queue: PriorityQueue<number> = new priorities.PriorityQueue()
    for (const [value, priority] of values(n)) queue.enqueue(value, priority)
    return queue
  }

const inOrder = (n: number) => numbers(n).map((value): [number, number] => [value, value])

const atRandom = (n: number) => shuffled(n).map((priority, value): [number, number] => [value, priority])

/**
 * Large numbers below the second value, and small numbers below the third. After the first value is removed, the last
 * value stays near the root.
 */
const lopsided = (n: number) =>
  numbers(n - 1).map((index): [number, number] => {
    let ancestor = index
    while (ancestor > 2) ancestor = (ancestor - 1) >> 1
    return [index, index > 2 && ancestor === 1 ? 1_000_000 + index : index]
  })

describe('other data structures', () => {
  testCatalogueGrowth(others, {
    'DisjointSet.add': each(setOf, (set) => set.add(-1)),
    'DisjointSet.has': each(setOf, (set) => set.has(-1)),
    'DisjointSet.find': {
      ...wide,
      best: after(deepSet, (set) => set.find(0)),
      average: mean(
        runs,
        after(
          (given) => {
            const set = setOf(given)
            joinAtRandom(set, given)
            return set
          },
          (set, { n = 0 }) => sample(n).map((value) => set.find(value)),
        ),
      ),
      worst: after(deepSet, (set, { n = 0 }) => set.find(n - 1)),
    },
    'DisjointSet.union': {
      ...wide,
      best: after(setOf, (set) => set.union(0, 1)),
      average: mean(({ n = 1 }) => n, after(setOf, joinAtRandom)),
      worst: after(
        (given) => deepSet(given).add(-1),
        (set, { n = 0 }) => set.union(n - 1, -1),
      ),
    },
    'DisjointSet.connected': {
      ...wide,
      best: after(deepSet, (set) => set.connected(0, 0)),
      average: mean(
        ({ n = 1 }) => n,
        after(
          (given) => {
            const set = setOf(given)
            joinAtRandom(set, given)
            return set
          },
          (set, { n = 0 }) => numbers(n).map((value) => set.connected(value, n - 1 - value)),
        ),
      ),
      worst: after(deepSet, (set, { n = 0 }) => set.connected(0, n - 1)),
    },
    'DisjointSet.sets': each(deepSet, (set) => set.sets()),
    'Graph.addVertex': each(complete, (graph) => graph.addVertex(-1), graphSizes),
    'Graph.addEdge': each(complete, (graph) => graph.addEdge(0, -1), graphSizes),
    'Graph.hasVertex': each(complete, (graph) => graph.hasVertex(0), graphSizes),
    'Graph.neighbors': each(star, (graph) => graph.neighbors(-1), starSizes),
    'Graph.hasEdge': {
      sizes: starSizes,
      best: after(star, (graph) => graph.hasEdge(-1, 0)),
      average: after(star, (graph, { d = 0 }) => graph.hasEdge(-1, d / 2)),
      worst: after(star, (graph) => graph.hasEdge(-1, -2)),
    },
    'Graph.removeEdge': {
      sizes: starSizes,
      best: after(star, (graph) => graph.removeEdge(-1, 0)),
      average: after(star, (graph, { d = 0 }) => graph.removeEdge(-1, d / 2)),
      worst: after(star, (graph, { d = 0 }) => graph.removeEdge(-1, d - 1)),
      upper: ['best'], // the built-in splice moves the other edges, uncounted
    },
    'Graph.degree': {
      sizes: starSizes,
      best: after(
        ({ d = 0 }) =>
          graphs.Graph.from(
            numbers(d).map((to) => [-1, to]),
            { directed: true },
          ),
        (graph) => graph.degree(-1),
      ),
      every: after(star, (graph) => graph.degree(-1)),
    },
    'Graph.removeVertex': each(complete, (graph) => graph.removeVertex(0), graphSizes),
    'Graph.edges': each(complete, (graph) => [...graph.edges()], graphSizes),
    heapify: {
      ...wide,
      best: ({ n = 0 }) => heaps.heapify(numbers(n), ascending),
      average: ({ n = 0 }) => heaps.heapify(shuffled(n), ascending),
      worst: ({ n = 0 }) => heaps.heapify(reversed(n), ascending),
    },
    'Heap.peek': each(heapOf(shuffled), (heap) => heap.peek()),
    'Heap.push': {
      ...wide,
      best: after(heapOf(shuffled), (heap, { n = 0 }) => heap.push(n)),
      average: mean(
        ({ n = 1 }) => n,
        after(
          () => heapOf(shuffled)({ n: 0 }),
          (heap, { n = 0 }) => shuffled(n).map((item) => heap.push(item)),
        ),
      ),
      worst: after(heapOf(shuffled), (heap) => heap.push(-1)),
    },
    'Heap.pop': {
      ...wide,
      best: after(heapOf(equal), (heap) => heap.pop()),
      average: mean(
        ({ n = 1 }) => n / 2,
        after(heapOf(shuffled), (heap, { n = 0 }) => numbers(n / 2).map(() => heap.pop())),
      ),
      worst: after(heapOf(numbers), (heap) => heap.pop()),
    },
    'Heap.replace': {
      ...wide,
      best: after(heapOf(shuffled), (heap) => heap.replace(-1)),
      average: mean(
        runs,
        after(heapOf(shuffled), (heap, { n = 0 }) => sample(n).map((item) => heap.replace(item + 0.5))),
      ),
      worst: after(heapOf(shuffled), (heap, { n = 0 }) => heap.replace(n)),
    },
    'PriorityQueue.peek': each(queueOf(atRandom), (queue) => queue.peek()),
    'PriorityQueue.has': each(queueOf(atRandom), (queue) => queue.has(0)),
    'PriorityQueue.priorityOf': each(queueOf(atRandom), (queue) => queue.priorityOf(0)),
    'PriorityQueue.enqueue': {
      ...wide,
      best: after(queueOf(atRandom), (queue, { n = 0 }) => queue.enqueue(-1, n)),
      average: mean(({ n = 1 }) => n, queueOf(atRandom)),
      worst: after(queueOf(atRandom), (queue) => queue.enqueue(-1, -1)),
    },
    'PriorityQueue.dequeue': {
      ...wide,
      best: after(queueOf(lopsided), (queue) => queue.dequeue()),
      average: mean(
        ({ n = 1 }) => n / 2,
        after(queueOf(atRandom), (queue, { n = 0 }) => numbers(n / 2).map(() => queue.dequeue())),
      ),
      worst: after(queueOf(inOrder), (queue) => queue.dequeue()),
    },
    'PriorityQueue.delete': {
      ...wide,
      best: after(queueOf(inOrder), (queue, { n = 0 }) => queue.delete(n - 1)),
      average: mean(
        runs,
        after(queueOf(atRandom), (queue, { n = 0 }) => sample(n).map((value) => queue.delete(value))),
      ),
      worst: after(queueOf(inOrder), (queue) => queue.delete(0)),
    },
    nodesWithDepth: { sizes, every: ({ n = 0 }) => [...trees.nodesWithDepth(chain(n))] },
    pathTo: {
      sizes,
      best: ({ n = 0 }) => trees.pathTo(chain(n), (value: number) => value === 0),
      average: ({ n = 0 }) => trees.pathTo(chain(n), (value: number) => value === n / 2),
      worst: ({ n = 0 }) => trees.pathTo(treeNode(-1, ...numbers(n - 1).map((value) => treeNode(value))), () => false),
    },
    treeFromRows: {
      sizes,
      best: ({ n = 0 }) => trees.treeFromRows(numbers(n).map((id) => ({ id, parent: id === 0 ? null : 0 }))),
      average: ({ n = 0 }) =>
        trees.treeFromRows(shuffled(n).map((id) => ({ id, parent: id === 0 ? null : (id - 1) >> 1 }))),
      worst: ({ n = 0 }) => trees.treeFromRows(reversed(n).map((id) => ({ id, parent: id === 0 ? null : id - 1 }))),
    },
  })
})
