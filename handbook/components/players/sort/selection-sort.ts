import type * as Module from '../../../algorithms/sort/selection-sort.ts'
import { markRange, markSlot } from '@dev-handbook/step-player/player/stages/array-view'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { pairs, show, sortSubject } from './sort-subject.ts'

interface L {
  items: (Item | undefined)[]
  sorted: number
  smallest: number
  i: number
}

export const subject = sortSubject<typeof Module, L>({
  title: 'Selection sort',
  code: ['algorithms/sort/selection-sort.ts#selection-sort'],
  load: () => import('../../../algorithms/sort/selection-sort.ts?traced'),
  example: '5, 2, 4, 6, 1, 3',
  most: 60,
  bound: { name: 'n (n − 1) / 2', of: pairs },
  sort: (module, items, { compare }) => module.selectionSort(items, compare),
  pointers: ['sorted', 'smallest', 'i'],
  marks: ({ sorted, smallest }) => [
    ...(sorted === undefined ? [] : [markRange(0, sorted, 'done')]),
    ...(smallest === undefined ? [] : [markSlot(smallest, 'active')]),
  ],
  watch: ['sorted', 'smallest', 'i'],
  words: {
    'sorted < items.length - 1': ({ items, sorted }) =>
      sorted < items.length - 1
        ? `Looks for the smallest item from index ${sorted} on.`
        : 'One item is left. It is the greatest.',
    'let smallest': ({ items, sorted }) => `The smallest item so far is the first, ${show(items[sorted])}.`,
    'i < items.length': ({ items, i }) =>
      i < items.length ? `Looks at index ${i}.` : 'Every item has been looked at.',
    'if (compare': ({ items, i, smallest }) => `Is ${show(items[i])} smaller than ${show(items[smallest])}?`,
    'smallest = i': ({ items, i }) => `Yes, so ${show(items[i])} is the smallest so far.`,
    'if (smallest !== sorted)': ({ smallest, sorted }) =>
      smallest === sorted
        ? 'The smallest item is already in its place.'
        : `The smallest item is at index ${smallest}, not at index ${sorted}.`,
    'swap(items': ({ items, sorted, smallest }) =>
      `${show(items[smallest])} changes places with ${show(items[sorted])}.`,
    'return items': () => 'All items are in order.',
  },
})
