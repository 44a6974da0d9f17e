import type * as Module from '../../../algorithms/search/jump-search.ts'
import { markSlot } from '@dev-handbook/step-player/player/stages/array-view'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { searchSubject } from './search-subject.ts'

interface L {
  items: readonly Item[]
  target: Item
  step: number
  start: number
  end: number
  i: number
  order: number
}

export const subject = searchSubject<typeof Module, L>({
  title: 'Jump search',
  code: ['algorithms/search/jump-search.ts#jump-search'],
  load: () => import('../../../algorithms/search/jump-search.ts?traced'),
  example: '28 in 1, 4, 7, 9, 12, 15, 18, 21, 25, 28, 30, 33, 37, 41, 44, 50',
  bound: { name: '2 √n + 1', of: (n) => Math.ceil(2 * Math.sqrt(n)) + 1 },
  find: (module, { items, target }, { compare }) => module.jumpSearch(items, target, compare),
  pointers: ['start', 'i', 'end'],
  range: ({ start, end, i, items }) => (start === undefined ? undefined : [i ?? start, (end ?? items.length) - 1]),
  marks: ({ i }) => (i === undefined ? [] : [markSlot(i, 'current')]),
  watch: ['target', 'step', 'start', 'end', 'i', 'order'],
  words: {
    'if (!Number.isInteger(step)': ({ step }) => `A block has ${step === 1 ? 'one item' : `${step} items`}.`,
    'throw new RangeError': () => 'The step is not valid.',
    'let start': () => 'Begins with the first block.',
    'start + step <= items.length': ({ items, start, step, target }) =>
      start + step <= items.length
        ? `The block from ${start} ends with ${items[start + step - 1]?.value}. Is this smaller than ${target.value}?`
        : start < items.length
          ? 'The last block is shorter, so the search does not skip it.'
          : 'No block is left.',
    'start += step': ({ items, start, step }) =>
      start + step < items.length ? `Yes. Jumps to the block from ${start + step}.` : 'Yes. Jumps past the last item.',
    'const end': ({ items, start }) =>
      start < items.length ? 'If the list contains the target, this block does, too.' : '',
    'i < end': ({ i, end, start, items }) =>
      i < end ? `Looks at index ${i}.` : start < items.length ? 'The end of the block is reached.' : '',
    'const order': ({ items, i, target }) => `Compares ${items[i]?.value} with ${target.value}.`,
    'if (order === 0) return': ({ items, i, order, target }) =>
      order === 0 ? `${items[i]?.value} is the target.` : `${items[i]?.value} is not ${target.value}.`,
    'return i': ({ i }) => `Found at index ${i}.`,
    'if (order > 0)': ({ items, i, order }) =>
      order > 0 ? `${items[i]?.value} is greater than the target.` : `${items[i]?.value} is smaller than the target.`,
    break: () => 'All later items are too great, too.',
    'return -1': () => 'The list does not contain the target.',
  },
})
