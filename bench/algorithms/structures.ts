/**
 * Counts steps of data structures: comparisons, levels, rotations, chains, wrong answers. The random input is the same
 * in every run, so the counts are the same on every machine. Run it with `npx tsx bench/algorithms/structures.ts`.
 * `quoted.test.ts` compares the articles with its output.
 */
import { ascending } from '../../handbook/algorithms/compare.ts'
import { BloomFilter } from '../../handbook/algorithms/data-structures/bloom-filter.ts'
import { HashTable } from '../../handbook/algorithms/data-structures/hash-table.ts'
import { Heap, heapify } from '../../handbook/algorithms/data-structures/heap.ts'
import { hashString } from '../../handbook/algorithms/data-structures/string-hash.ts'
import { AvlTree } from '../../handbook/algorithms/data-structures/tree/avl.ts'
import type { BinaryNode } from '../../handbook/algorithms/data-structures/tree/binary-node.ts'
import { BinarySearchTree } from '../../handbook/algorithms/data-structures/tree/bst.ts'
import { RedBlackTree } from '../../handbook/algorithms/data-structures/tree/rb.ts'
import { countingCompare, decimal, printCounts } from './count.ts'
import { callsWithin } from './calls.ts'
import { randomSource, shuffledNumbers } from './measure.ts'

const texts = (name: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${name}-${index}`)

const filter = new BloomFilter({ expectedItems: 10_000, falsePositiveRate: 0.01 })
const [items, strangers] = [texts('item', 50_000), texts('other', 50_000)]
let added = 0
printCounts(
  'Bloom filter for 10,000 items at 1 %, asked for 50,000 others',
  ['false positives'],
  [5_000, 10_000, 15_000, 20_000, 50_000].map((count) => {
    for (; added < count; added++) filter.add(items[added] as string)
    const share = (100 * strangers.filter((text) => filter.has(text)).length) / strangers.length
    return [decimal(0)(count), `${decimal(share < 0.1 ? 2 : share < 10 ? 1 : 0)(share)} %`]
  }),
)

/**
 * Unions of random pairs of integers, in an array of parents. Returns the steps for each `find` and the greatest depth
 * of a value.
 */
const union = (size: number, { halving = false, bySize = false }): string[] => {
  const parents = Array.from({ length: size }, (_, value) => value)
  const sizes = parents.map(() => 1)
  let steps = 0
  const parentOf = (value: number): number => parents[value] as number
  const find = (value: number): number => {
    let node = value
    while (parentOf(node) !== node) {
      if (halving) parents[node] = parentOf(parentOf(node))
      node = parentOf(node)
      steps++
    }
    return node
  }
  const random = randomSource(size)
  for (let round = 0; round < 2 * size; round++) {
    let [kept, gone] = [find(Math.floor(random() * size)), find(Math.floor(random() * size))]
    if (kept === gone) continue
    if (bySize && (sizes[kept] as number) < (sizes[gone] as number)) [kept, gone] = [gone, kept]
    parents[gone] = kept
    sizes[kept] = (sizes[kept] as number) + (sizes[gone] as number)
  }
  const finds = steps / (4 * size)
  let deepest = 0
  for (let value = 0; value < size; value++) {
    let depth = 0
    for (let node = value; parentOf(node) !== node; node = parentOf(node)) depth++
    deepest = Math.max(deepest, depth)
  }
  return [decimal(finds < 100 ? 2 : 0)(finds), decimal(0)(deepest)]
}
printCounts(
  '20,000 unions of 10,000 integers',
  ['steps for each find', 'deepest at the end'],
  [
    ['neither', ...union(10_000, {})],
    ['path halving only', ...union(10_000, { halving: true })],
    ['union by size only', ...union(10_000, { bySize: true })],
    ['both', ...union(10_000, { halving: true, bySize: true })],
  ],
)

const keys = texts('user', 98_304)
const table = new HashTable<string, number>()
let moved = 0
for (const [index, key] of keys.entries()) {
  const { capacity } = table
  table.set(key, index)
  if (table.capacity > capacity) moved += index
}
const chains = Array.from({ length: table.capacity }, () => 0)
for (const key of keys) {
  const bucket = hashString(key) % table.capacity
  chains[bucket] = (chains[bucket] ?? 0) + 1
}
printCounts(
  'hash table of 98,304 keys',
  [''],
  [
    ['buckets', decimal(0)(table.capacity)],
    ['entries moved by growing', decimal(0)(moved)],
    [
      'entries looked at by a successful search',
      decimal(2)(chains.reduce((sum, length) => sum + (length * (length + 1)) / 2, 0) / keys.length),
    ],
    ['longest chain', String(chains.reduce((longest, length) => Math.max(longest, length), 0))],
    ['empty buckets', `${decimal(0)((100 * chains.filter((length) => length === 0).length) / chains.length)} %`],
  ],
)

printCounts(
  'heap, comparisons for each item',
  ['push', 'push, descending', 'heapify', 'pop'],
  [1_000, 100_000].map((size) => {
    const { compare, calls } = countingCompare()
    const numbers = shuffledNumbers(size)
    const counted = (run: () => unknown): string => {
      const before = calls()
      run()
      return decimal(2)((calls() - before) / size)
    }
    const pushAll = (values: readonly number[]): Heap<number> => {
      const heap = new Heap<number>(compare)
      for (const value of values) heap.push(value)
      return heap
    }
    const heap = new Heap(ascending, numbers)
    const popped = new Heap(compare, heap)
    return [
      decimal(0)(size),
      counted(() => pushAll(numbers)),
      counted(() => pushAll(numbers.toSorted((a, b) => b - a))),
      counted(() => heapify([...numbers], compare)),
      counted(() => {
        while (popped.size > 0) popped.pop()
      }),
    ]
  }),
)

const levelsOf = (root: BinaryNode<unknown> | null): number => {
  let levels = 0
  for (let level = root ? [root] : []; level.length > 0; levels++)
    level = level.flatMap(({ left, right }) => [left, right].filter((node) => node !== null))
  return levels
}
const trees = { plain: BinarySearchTree, AVL: AvlTree, 'red–black': RedBlackTree }
const size = 100_000
for (const [order, inserted] of Object.entries({
  random: shuffledNumbers(size),
  sorted: shuffledNumbers(size).toSorted((a, b) => a - b),
})) {
  printCounts(
    `trees of 100,000 keys in ${order} order`,
    ['levels', 'comparisons', 'rotations to insert', 'rotations to delete'],
    Object.entries(trees).flatMap(([name, Tree]) => {
      if (order === 'sorted' && name === 'plain') return []
      const { compare, calls } = countingCompare()
      const tree = new Tree<number, number>(compare)
      const rotations = (run: () => void): string =>
        decimal(2)(callsWithin(['rotateLeft', 'rotateRight', '#rotate'], run) / size)
      const inserting = rotations(() => {
        for (const key of inserted) tree.set(key, key)
      })
      const levels = levelsOf(tree.root)
      const before = calls()
      for (const key of inserted) tree.get(key)
      const comparisons = (calls() - before) / size
      return [
        [
          name,
          String(levels),
          decimal(1)(comparisons),
          inserting,
          rotations(() => {
            for (const key of order === 'sorted' ? inserted : shuffledNumbers(size, 1)) tree.delete(key)
          }),
        ],
      ]
    }),
  )
}
