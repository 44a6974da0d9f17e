import type * as Module from '../../../algorithms/sort/radix-sort.ts'
import type { ArrayRow } from '@dev-handbook/step-player/player/stages/array-view'
import { randomName } from '@dev-handbook/step-player/player/languages'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { sortSubject } from './sort-subject.ts'

interface Entry {
  item: Item
  offset: number
}

interface L {
  items: (Item | undefined)[]
  from: Entry[]
  to: Entry[]
  span: number
  smallest: number
  greatest: number
  place: number
  next: Uint32Array
  offset: number
  digit: number
  entry: Entry
  i: number
  item: Item
}

const random = (length: number) => Array.from({ length }, () => 1 + Math.floor(Math.random() * 60_000)).join(', ')

export const subject = sortSubject<typeof Module, L>({
  title: 'Radix sort',
  code: ['algorithms/sort/radix-sort.ts#radix-sort'],
  load: () => import('../../../algorithms/sort/radix-sort.ts?traced'),
  example: '770, 3, 512, 258, 0, 515, 261, 768',
  most: 14,
  limits: { from: -60_000, to: 60_000 },
  field: { en: 'Whole numbers', ru: 'Целые числа' },
  presets: [
    { name: { en: 'Two bytes', ru: 'Два байта' }, text: '700, 3, 258, 40000, 259, 513, 2, 1025' },
    { name: { en: 'One byte', ru: 'Один байт' }, text: '5, 8, 1, 9, 3, 7, 2, 6' },
    { name: { en: 'Equal items', ru: 'Равные элементы' }, text: '300, 5, 300, 5, 300, 5' },
    { name: randomName, text: () => random(10) },
  ],
  label: 'items',
  boxes: true,
  bound: { operations: 'keys read', name: 'n', of: (n) => n },
  sort: (module, items, { key }) => module.radixSort(items, key),
  rows: ({ items, from, to, next, entry, i }, { memory, ended }): ArrayRow[] => {
    if (from) memory.set('from', from)
    const entries = from ?? []
    const target = entry && next ? to : []
    // Entries that have moved to the other list are no longer shown in this list.
    const done = entry ? from.indexOf(entry) : 0
    const left = items.map((_, index) =>
      ended || !from || index < done || (i !== undefined && index < i) ? null : (entries[index]?.item ?? null),
    )
    const moved = new Set(entries.slice(0, done).map(({ item }) => item))
    const right = items.map((_, index) => (target[index] && moved.has(target[index].item) ? target[index].item : null))
    return [
      { label: 'from', boxes: true, slots: left },
      { label: 'to', boxes: true, slots: ended ? right.map(() => null) : right },
    ]
  },
  watch: ['span', 'place', 'offset', 'digit'],
  words: {
    'const keys': () => 'Reads the key of every item.',
    'key(item))': null,
    'const { smallest': () => 'Looks for the smallest and the greatest key.',
    'const span': ({ smallest, greatest }) => `The keys are between ${smallest} and ${greatest}.`,
    'if (span > Number': ({ span }) => `The difference is ${span}, which a number can hold exactly.`,
    'throw new RangeError': () => 'The difference of the keys is too large.',
    'let from': () => 'Each item gets its offset: its key minus the smallest key.',
    '({': null,
    'let to': () => 'A second list takes the items of each pass.',
    'place <= span': ({ place, span }) =>
      place <= span ? `A pass for the digit with the place value ${place}. A digit is one byte.` : 'No digit is left.',
    'const next': () => 'Makes 257 counters. They count the 256 values of a byte.',
    'for (const { offset }': () => 'Counts how often each digit occurs.',
    'const digit = Math.floor(offset': ({ offset, place }) =>
      `The digit of the offset ${offset} is ${Math.floor(offset / place) % 256}.`,
    'next[digit + 1] =': ({ digit }) => `Counts an item with the digit ${digit}.`,
    'digit < base': ({ digit }) =>
      digit === 1
        ? 'Adds up the 256 counters, one after the other.'
        : digit === 256
          ? 'Each counter now says how many items have a smaller digit.'
          : '',
    'next[digit] = (next[digit] as number) + (next': null,
    'for (const entry': () => 'Goes through the items in their present order.',
    'const digit = Math.floor(entry': ({ entry, place }) =>
      `${entry.item.value} has the digit ${Math.floor(entry.offset / place) % 256}.`,
    'to[next[digit]': ({ entry, next, digit }) => `${entry.item.value} goes to index ${next[digit]} of the other list.`,
    'next[digit] = (next[digit] as number) + 1': ({ digit }) =>
      `Another item with the digit ${digit} would go after it.`,
    '[from, to] =': () => 'The pass is over. The two lists change their roles.',
    'for (const [i': () => 'The items go back in order.',
    'items[i] = item': ({ i, item }) => `${item.value} goes to index ${i}.`,
    'return items': () => 'All items are in order.',
  },
})
