import type * as Module from '../../../algorithms/sort/counting-sort.ts'
import { copySlots, numberRow, type ArrayRow } from '@dev-handbook/step-player/player/stages/array-view'
import { sortPresets } from '@dev-handbook/step-player/player/inputs/sort-presets'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { show, sortSubject } from './sort-subject.ts'

interface L {
  items: (Item | undefined)[]
  keys: number[]
  smallest: number
  greatest: number
  span: number
  next: Uint32Array
  value: number
  i: number
  unsorted: Item[]
  item: Item
  counter: number
}

export const subject = sortSubject<typeof Module, L>({
  title: 'Counting sort',
  code: ['algorithms/sort/counting-sort.ts#counting-sort'],
  load: () => import('../../../algorithms/sort/counting-sort.ts?traced'),
  example: '3, 1, 4, 1, 3',
  most: 24,
  limits: { spread: 15 },
  field: { en: 'Whole numbers, at most 15 apart', ru: 'Целые числа с разницей не больше 15' },
  presets: sortPresets(24, 12),
  label: 'items',
  bound: { operations: 'keys read', name: 'n', of: (n) => n },
  sort: (module, items, { key }) => module.countingSort(items, key),
  rows: ({ items, next, unsorted, i, item, counter, value, smallest }, { memory, ended }): ArrayRow[] => {
    const counters: ArrayLike<number> = next ?? (memory.get('next') as Uint32Array | undefined) ?? []
    memory.set('next', counters)
    const left = copySlots(items, undefined).map((_, index) =>
      ended || !unsorted || index < (item ? i : 0) ? null : (unsorted[index] ?? null),
    )
    const at = counter ?? (value === undefined ? undefined : value - smallest + 1)
    return [
      numberRow('next, for the keys in order', counters, {
        base: 1000,
        pointers: at === undefined || ended ? [] : [{ name: 'key', at }],
      }),
      { label: 'unsorted', slots: left },
    ]
  },
  watch: ['smallest', 'greatest', 'span', 'counter'],
  words: {
    'const keys': () => 'Reads the key of every item.',
    'key(item))': null,
    'const { smallest': () => 'Looks for the smallest and the greatest key.',
    'const span': ({ smallest, greatest }) => `The keys are between ${smallest} and ${greatest}.`,
    'if (span > maximumSpan)': ({ span }) =>
      `The range has ${span === 1 ? '1 value' : `${span} values`}, which is small enough to count.`,
    'throw new RangeError': () => 'Too many values to count.',
    'const next': ({ span }) => `Makes ${span + 1} counters, all of them 0.`,
    'for (const value': () => 'Counts the keys.',
    'next[value - smallest + 1] =': ({ value }) => `Counts an item with the key ${value}.`,
    'i <= span': ({ i, span }) =>
      i <= span ? `Adds counter ${i - 1} to counter ${i}.` : 'Each counter now says how many items have a smaller key.',
    'next[i] =': ({ next, i }) => `${next[i]} + ${next[i - 1]} = ${Number(next[i]) + Number(next[i - 1])}.`,
    'const unsorted': () => 'Makes a copy of the items.',
    'for (const [i, item]': () => 'Goes through the items in their old order.',
    'const counter': ({ item }) => `Finds the counter for the key ${show(item)}.`,
    'items[next[counter]': ({ item, next, counter }) => `${show(item)} goes to index ${next[counter]}.`,
    'next[counter] =': ({ item }) => `Another item with the key ${show(item)} would go after it.`,
    'return items': () => 'All items are in order.',
  },
})
