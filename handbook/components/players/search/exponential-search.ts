import type * as Module from '../../../algorithms/search/exponential-search.ts'
import { markSlot } from '@dev-handbook/step-player/player/stages/array-view'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { searchSubject } from './search-subject.ts'

interface L {
  items: readonly Item[]
  target: Item
  reach: number
  start: number
  end: number
  index: number
  i: number
  low: number
  high: number
  middle: number
}

export const subject = searchSubject<typeof Module, L>({
  title: 'Exponential search',
  code: [
    'algorithms/search/exponential-search.ts#exponential-search',
    'algorithms/search/binary-search.ts#partition-point',
  ],
  load: () => import('../../../algorithms/search/exponential-search.ts?traced'),
  example: '44 in 1, 4, 7, 9, 12, 15, 18, 21, 25, 28, 30, 33, 37, 41, 44, 50',
  bound: { name: '2 log₂ n + 2', of: (n) => 2 * Math.floor(Math.log2(n)) + 2 },
  find: (module, { items, target }, { compare }) => module.exponentialSearch(items, target, compare),
  pointers: ['low', 'middle', 'high', 'index'],
  range: ({ start, end, low, high, items }) =>
    low !== undefined ? [low, high - 1] : end === undefined ? [start ?? 0, items.length - 1] : [start, end - 1],
  marks: ({ reach, middle, i, index, end }) =>
    [middle ?? i ?? index ?? (end === undefined && reach !== undefined ? reach - 1 : undefined)].flatMap((slot) =>
      slot === undefined ? [] : [markSlot(slot, 'current')],
    ),
  watch: ['target', 'reach', 'start', 'end', 'low', 'middle', 'high'],
  words: {
    'let reach': () => 'Begins with the first item.',
    'reach <= items.length && compare': ({ items, reach, target }) =>
      reach <= items.length
        ? `Is ${items[reach - 1]?.value} at index ${reach - 1} smaller than ${target.value}?`
        : `Item number ${reach} is beyond the end of the list.`,
    'reach *= 2': ({ reach }) => `Yes. Doubles the distance and goes to item number ${reach * 2}.`,
    'const start': ({ reach }) => `The place of the target is not before index ${Math.floor(reach / 2)} …`,
    'const end': ({ items, reach }) =>
      reach - 1 < items.length
        ? `… and not after index ${reach - 1}.`
        : `… and the last item is at index ${items.length - 1}.`,
    'const index': ({ start, end }) => `Starts a binary search between index ${start} and index ${end}.`,
    'compare(items[i] as T, target) < 0': ({ items, i, target }) =>
      `Is ${items[i]?.value} smaller than ${target.value}?`,
    'return index < items.length': ({ items, index, target }) =>
      index < items.length
        ? `Is ${items[index]?.value} at index ${index} the target ${target.value}?`
        : 'The search has reached the end of the list.',
    'low < high': ({ low, high }) =>
      low < high
        ? `${high - low} ${high - low === 1 ? 'item is' : 'items are'} left.`
        : `No item is left, so the place is ${low}.`,
    'const middle': ({ low, high }) =>
      `The middle of ${low} and ${high}${(high - low) % 2 === 0 ? '' : ', rounded down,'} is ${low + Math.floor((high - low) / 2)}.`,
    'if (belongs(middle))': ({ middle }) => `Looks at index ${middle}.`,
    'low = middle + 1': ({ middle }) => `Yes. Continues after index ${middle}, from ${middle + 1}.`,
    'high = middle': ({ middle }) => `No. Continues before index ${middle}.`,
    'return low': ({ low }, { input: { list, target } }) =>
      low < list.length
        ? `The first item that is not smaller than ${target} is at index ${low}.`
        : `Every item is smaller than ${target}.`,
  },
})
