import type * as Module from '../../../algorithms/search/ternary-search.ts'
import { markSlot } from '@dev-handbook/step-player/player/stages/array-view'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { searchSubject } from './search-subject.ts'

interface L {
  items: readonly Item[]
  target: Item
  low: number
  high: number
  third: number
  left: number
  right: number
  toLeft: number
  toRight: number
}

export const subject = searchSubject<typeof Module, L>({
  title: 'Ternary search',
  code: ['algorithms/search/ternary-search.ts#ternary-search'],
  load: () => import('../../../algorithms/search/ternary-search.ts?traced'),
  bound: { name: '2 ⌊log₃ n⌋ + 2', of: (n) => 2 * Math.floor(Math.log(n) / Math.log(3) + 1e-9) + 2 },
  find: (module, { items, target }, { compare }) => module.ternarySearch(items, target, compare),
  pointers: ['low', 'left', 'right', 'high'],
  range: ({ low, high }) => (low === undefined || high === undefined ? undefined : [low, high]),
  marks: ({ left, right }) => [left, right].flatMap((slot) => (slot === undefined ? [] : [markSlot(slot, 'current')])),
  watch: ['target', 'low', 'left', 'right', 'high'],
  words: {
    'let low': () => 'The target may be anywhere, from index 0 …',
    'let high': ({ items }) => `… to index ${items.length - 1}.`,
    'low <= high': ({ low, high }) =>
      low <= high
        ? `${high - low === 0 ? 'One item is' : `${high - low + 1} items are`} left, ${low} to ${high}.`
        : 'Nothing is left: the target is nowhere.',
    'const third': ({ low, high }) =>
      `A third of the way from ${low} to ${high}, rounded down, is ${Math.floor((high - low) / 3)}.`,
    'const left': ({ low, third }) => `The left cut is at ${low + third} …`,
    'const right': ({ high, third }) => `… and the right cut at ${high - third}.`,
    'const toLeft': ({ items, left, target }) => `Compares ${target.value} with ${items[left]?.value}.`,
    'if (toLeft === 0)': ({ toLeft, items, left }) =>
      toLeft === 0 ? `${items[left]?.value} is the target.` : `${items[left]?.value} is not the target.`,
    'return left': ({ left }) => `Found at index ${left}.`,
    'const toRight': ({ items, right, target }) => `Compares ${target.value} with ${items[right]?.value}.`,
    'if (toRight === 0)': ({ toRight, items, right }) =>
      toRight === 0 ? `${items[right]?.value} is the target.` : `${items[right]?.value} is not the target.`,
    'return right': ({ right }) => `Found at index ${right}.`,
    'if (toLeft < 0)': ({ toLeft, toRight }) =>
      toLeft < 0
        ? 'It is smaller than both: the left third stays.'
        : toRight > 0
          ? 'It is greater than both: the right third stays.'
          : 'It lies between them: the middle third stays.',
    'if (toRight > 0)': ({ toRight }) =>
      toRight > 0 ? 'It is greater than the right cut too.' : 'It is smaller than the right cut.',
    'high = left - 1': ({ low, left }) =>
      left > low ? `Goes on up to ${left - 1}.` : 'Nothing is before the left cut.',
    'low = right + 1': ({ high, right }) =>
      right < high ? `Goes on from ${right + 1}.` : 'Nothing is after the right cut.',
    '[low, high] =': ({ left, right }) =>
      left + 1 < right ? `Goes on from ${left + 1} to ${right - 1}.` : 'Nothing is between the cuts.',
    'return -1': () => 'The list does not hold the target.',
  },
})
