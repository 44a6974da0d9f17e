import type * as Module from '../../../algorithms/search/binary-search.ts'
import { markSlot } from '@dev-handbook/step-player/player/stages/array-view'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { searchSubject } from './search-subject.ts'

interface L {
  items: readonly Item[]
  target: Item
  low: number
  high: number
  middle: number
  order: number
}

export const subject = searchSubject<typeof Module, L>({
  title: 'Binary search',
  code: ['algorithms/search/binary-search.ts#binary-search'],
  load: () => import('../../../algorithms/search/binary-search.ts?traced'),
  example: '72 in 2, 5, 8, 12, 16, 23, 38, 56, 72, 91, 95, 99',
  bound: { name: '⌊log₂ n⌋ + 1', of: (n) => Math.floor(Math.log2(n)) + 1 },
  find: (module, { items, target }, { compare }) => module.binarySearch(items, target, compare),
  pointers: ['low', 'middle', 'high'],
  range: ({ low, high }) => (low === undefined || high === undefined ? undefined : [low, high]),
  marks: ({ middle }) => (middle === undefined ? [] : [markSlot(middle, 'current')]),
  watch: ['target', 'low', 'middle', 'high', 'order'],
  words: {
    'let low': () => 'The target may be anywhere, from index 0 …',
    'let high': ({ items }) => `… to index ${items.length - 1}.`,
    'low <= high': ({ low, high }) =>
      low > high
        ? 'No item is left, so the target is not in the list.'
        : low === high
          ? `One item is left, at index ${low}.`
          : `${high - low + 1} items are left, from index ${low} to ${high}.`,
    'const middle': ({ low, high }) =>
      `The middle of ${low} and ${high}${(high - low) % 2 === 0 ? '' : ', rounded down,'} is ${low + Math.floor((high - low) / 2)}.`,
    'const order': ({ items, middle, target }) => `Compares ${items[middle]?.value} with the target ${target.value}.`,
    'if (order === 0) return': ({ items, middle, order, target }) =>
      order === 0 ? `${items[middle]?.value} is the target.` : `${items[middle]?.value} is not ${target.value}.`,
    'return middle': ({ middle }) => `Found at index ${middle}.`,
    'if (order < 0)': ({ items, middle, order }) =>
      `${items[middle]?.value} is too ${order < 0 ? 'small' : 'great'}, so the target is not in the ${order < 0 ? 'left' : 'right'} half.`,
    'low = middle + 1': ({ middle }) => `low moves past the middle, to ${middle + 1}.`,
    'high = middle - 1': ({ middle }) => `high moves before the middle, to ${middle - 1}.`,
    'return -1': () => 'The list does not contain the target.',
  },
})
