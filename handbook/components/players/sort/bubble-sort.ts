import type * as Module from '../../../algorithms/sort/bubble-sort.ts'
import { markRange } from '@dev-handbook/step-player/player/stages/array-view'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { pairs, show, sortSubject } from './sort-subject.ts'

interface L {
  items: (Item | undefined)[]
  unsorted: number
  lastSwap: number
  i: number
}

export const subject = sortSubject<typeof Module, L>({
  title: 'Bubble sort',
  code: ['algorithms/sort/bubble-sort.ts#bubble-sort'],
  load: () => import('../../../algorithms/sort/bubble-sort.ts?traced'),
  example: '5, 2, 4, 6, 1, 3',
  most: 50,
  bound: { name: 'n (n − 1) / 2', of: pairs },
  sort: (module, items, { compare }) => module.bubbleSort(items, compare),
  pointers: ['i', 'unsorted'],
  marks: ({ unsorted }) => (unsorted === undefined ? [] : [markRange(unsorted, Infinity, 'done')]),
  watch: ['unsorted', 'lastSwap', 'i'],
  words: {
    'let unsorted': ({ items }) =>
      items.length === 1 ? 'There is only one item.' : `All ${items.length} items count as unsorted.`,
    'unsorted > 1': ({ unsorted }) =>
      unsorted > 1 ? `Begins a pass over the first ${unsorted} items.` : 'No unsorted pair is left.',
    'let lastSwap': () => 'This pass has not exchanged anything yet.',
    'i < unsorted': ({ i, unsorted }) =>
      i < unsorted ? `Looks at the pair at ${i - 1} and ${i}.` : 'The pass is over.',
    'if (compare': ({ items, i }) => `Is ${show(items[i - 1])} greater than ${show(items[i])}?`,
    'swap(items': ({ items, i }) => `Yes, so ${show(items[i - 1])} and ${show(items[i])} change places.`,
    'lastSwap = i': ({ i }) => `Stores that the last exchange was at index ${i}.`,
    'unsorted = lastSwap': ({ lastSwap }) =>
      lastSwap === 0
        ? 'There was no exchange, so all items are in order.'
        : `From index ${lastSwap} on, all items are in their final places.`,
    'return items': () => 'All items are in order.',
  },
})
