import type * as Module from '../../../algorithms/search/interpolation-search.ts'
import { percent } from '@dev-handbook/step-player/player/number-words'
import { markSlot } from '@dev-handbook/step-player/player/stages/array-view'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { searchSubject } from './search-subject.ts'

interface L {
  items: readonly Item[]
  target: number
  low: number
  high: number
  first: number
  last: number
  share: number
  guess: number
  found: number
}

export const subject = searchSubject<typeof Module, L>({
  title: 'Interpolation search',
  code: ['algorithms/search/interpolation-search.ts#interpolation-search'],
  load: () => import('../../../algorithms/search/interpolation-search.ts?traced'),
  example: '57 in 10, 13, 18, 24, 29, 33, 41, 44, 52, 57, 60, 66, 71, 75, 83, 90',
  operations: 'keys read',
  presets: [
    { name: { en: 'Evenly spread', ru: 'Равномерно' }, text: '70 in 0, 11, 19, 30, 42, 50, 58, 70, 81, 90' },
    { name: { en: 'One number far away', ru: 'Одно число далеко от остальных' }, text: '6 in 0 1 2 3 4 5 6 1000' },
    { name: { en: 'Worst case', ru: 'Худший случай' }, text: '8 in 1, 2, 3, 4, 5, 6, 7, 8, 9, 999' },
  ],
  bound: { name: '3 n + 1', of: (n) => 3 * n + 1 },
  find: (module, { items, target }, { key }) => module.interpolationSearch(items, target.value, key),
  pointers: ['low', 'guess', 'high'],
  range: ({ low, high }) => (low === undefined || high === undefined ? undefined : [low, high]),
  marks: ({ guess }) => (guess === undefined ? [] : [markSlot(guess, 'current')]),
  watch: ['target', 'low', 'high', 'share', 'guess', 'found'],
  words: {
    'let low': () => 'The target may be anywhere, from index 0 …',
    'let high': ({ items }) => `… to index ${items.length - 1}.`,
    'if (high >= 0 && Number.isNaN': () => 'The last key must be a number.',
    'throw new RangeError': () => 'The last key is not a number.',
    'low <= high': ({ low, high }) =>
      low > high
        ? 'No item is left, so the target is not in the list.'
        : low === high
          ? `One item is left, at index ${low}.`
          : `${high - low + 1} items are left, from index ${low} to ${high}.`,
    'const first': ({ items, low }) => `The first key left is ${items[low]?.value}.`,
    'const last': ({ items, high }) => `The last key left is ${items[high]?.value}.`,
    'if (!(first <= target': ({ first, last, target }) =>
      first <= target && target <= last
        ? `${target} is between ${first} and ${last}.`
        : `${target} is not between ${first} and ${last}.`,
    'return -1': () => 'The list does not contain the target.',
    'const share': ({ first, last, target }) =>
      first === last
        ? 'All keys left are equal.'
        : `${target} is ${percent((target - first) / (last - first))} of the way from ${first} to ${last}.`,
    'const guess': ({ low, high, share }) =>
      `So the guess is index ${low + Math.floor((high - low) * (Number.isFinite(share) ? share : 0.5))}.`,
    'const found': ({ items, guess }) => `The key there is ${items[guess]?.value}.`,
    'if (found === target) return': ({ found, target }) =>
      found === target ? `${found} is the target.` : `${found} is not ${target}.`,
    'return guess': ({ guess }) => `Found at index ${guess}.`,
    'if (found < target)': ({ found, target }) => `${found} is too ${found < target ? 'small' : 'great'}.`,
    'low = guess + 1': ({ guess }) => `Continues after this index, from ${guess + 1}.`,
    'high = guess - 1': ({ guess }) => `Continues before this index, up to ${guess - 1}.`,
  },
})
