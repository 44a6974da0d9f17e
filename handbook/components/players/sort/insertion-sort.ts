import type * as Module from '../../../algorithms/sort/insertion-sort.ts'
import { markRange } from '@dev-handbook/step-player/player/stages/array-view'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { pairs, show, sortSubject } from './sort-subject.ts'

interface L {
  items: (Item | undefined)[]
  sorted: number
  item: Item
  gap: number
}

export const subject = sortSubject<typeof Module, L>({
  title: 'Insertion sort',
  code: ['algorithms/sort/insertion-sort.ts#insertion-sort'],
  load: () => import('../../../algorithms/sort/insertion-sort.ts?traced'),
  example: '5, 2, 4, 6, 1, 3',
  most: 60,
  bound: { name: 'n (n − 1) / 2', of: pairs },
  sort: (module, items, { compare }) => module.insertionSort(items, compare),
  pointers: ['sorted', 'gap'],
  held: ({ item, gap }) => (gap === undefined ? undefined : { item, at: gap }),
  marks: ({ sorted }) => (sorted === undefined ? [] : [markRange(0, sorted, 'done')]),
  watch: ['sorted', 'item', 'gap'],
  words: {
    'sorted < items.length': ({ items, sorted }) =>
      sorted < items.length
        ? `The first ${sorted === 1 ? 'item is' : `${sorted} items are`} in order. Next comes ${show(items[sorted])}.`
        : 'No item is left.',
    'const item': ({ items, sorted }) => `Takes ${show(items[sorted])} out of the list.`,
    'let gap': ({ sorted }) => `Its old place, index ${sorted}, is the gap.`,
    'gap > 0 && compare': ({ items, gap, item }) =>
      gap > 0 ? `Is ${show(items[gap - 1])} greater than ${show(item)}?` : 'The gap is at the front of the list.',
    'items[gap] = items[gap - 1]': ({ items, gap }) => `Yes, so ${show(items[gap - 1])} moves to index ${gap}.`,
    'gap--': ({ gap }) => `The gap is now at index ${gap - 1}.`,
    'items[gap] = item': ({ gap, item }) => `${show(item)} goes into the gap at index ${gap}.`,
    'return items': () => 'All items are in order.',
  },
})
