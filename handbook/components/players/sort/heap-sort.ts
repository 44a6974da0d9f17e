import type * as Module from '../../../algorithms/sort/heap-sort.ts'
import { markRange } from '@dev-handbook/step-player/player/stages/array-view'
import { heapStage } from '@dev-handbook/step-player/player/stages/heap-stage'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { logLinear, show, sortSubject } from './sort-subject.ts'

interface L {
  items: (Item | undefined)[]
  root: number
  end: number
  size: number
  item: Item
  hole: number
  child: number
}

export const subject = sortSubject<typeof Module, L>({
  title: 'Heapsort',
  code: ['algorithms/sort/heap-sort.ts#heap-sort', 'algorithms/sort/heap-sort.ts#sift-down'],
  load: () => import('../../../algorithms/sort/heap-sort.ts?traced'),
  most: 31,
  stage: heapStage,
  bound: { name: '2 n log₂ n', of: (n) => 2 * logLinear(n) },
  sort: (module, items, { compare }) => module.heapSort(items, compare),
  pointers: ['hole', 'child', 'end'],
  held: ({ item, hole }) => (hole === undefined ? undefined : { item, at: hole }),
  size: ({ items, size, end }, { memory }) => {
    const now =
      size ??
      (end === undefined ? undefined : Math.min(end + 1, items.length)) ??
      Number(memory.get('size') ?? items.length)
    memory.set('size', now)
    return now
  },
  marks: (_, { memory }) => [markRange(Number(memory.get('size') ?? Infinity), Infinity, 'done')],
  watch: ['root', 'end', 'size', 'item', 'hole', 'child'],
  words: {
    'root >= 0': ({ root }) =>
      root >= 0
        ? `Makes the subtree at index ${root} a heap.`
        : 'The whole array is a heap. The greatest item is at the top.',
    'siftDown(items, root': ({ items, root }) => `Sifts ${show(items[root])} down from index ${root}.`,
    'end > 0': ({ items, end }) =>
      end > 0 ? `${show(items[0])} is the greatest of the first ${end + 1}.` : 'One item is left, the smallest.',
    'swap(items, 0, end)': ({ items, end }) =>
      `The greatest item, ${show(items[0])}, goes to the end, and ${show(items[end])} to the top.`,
    'siftDown(items, 0, end': ({ items, end }) =>
      `Sifts ${show(items[0])} down in the heap of ${end === 1 ? 'one item' : `${end} items`}.`,
    'return items': () => 'All items are in order.',
    'const item': ({ items, root }) => `Lifts ${show(items[root])} out of its place.`,
    'let hole': null,
    '2 * hole + 1 < size': ({ hole, size }) =>
      2 * hole + 1 < size ? `The hole at ${hole} has a child.` : 'The hole has no children.',
    'let child': null,
    'if (': ({ items, child, size }) =>
      child + 1 < size
        ? `Which child is greater, ${show(items[child])} or ${show(items[child + 1])}?`
        : `There is only one child, ${show(items[child])}.`,
    'child++': ({ items, child }) => `The right child, ${show(items[child + 1])}, is greater.`,
    'if (compare(item, items[child]': ({ items, item, child }) =>
      `Is ${show(item)} at least as great as ${show(items[child])}?`,
    break: () => 'Yes. This is the right place.',
    'items[hole] = items[child]': ({ items, child }) => `No, so ${show(items[child])} moves up into the hole.`,
    'hole = child': ({ child }) => `The hole is now at index ${child}.`,
    'items[hole] = item': ({ item, hole }) => `${show(item)} goes into the hole at index ${hole}.`,
  },
})
