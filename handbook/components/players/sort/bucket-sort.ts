import type * as Module from '../../../algorithms/sort/bucket-sort.ts'
import { markRange, type ArrayRow } from '@dev-handbook/step-player/player/stages/array-view'
import { sortPresets } from '@dev-handbook/step-player/player/inputs/sort-presets'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { show, sortSubject } from './sort-subject.ts'

interface L {
  items: (Item | undefined)[]
  groups: Item[][]
  item: Item
  group: Item[]
  next: number
}

export const subject = sortSubject<typeof Module, L>({
  title: 'Bucket sort',
  code: ['algorithms/sort/bucket-sort.ts#bucket-sort'],
  load: () => import('../../../algorithms/sort/bucket-sort.ts?traced'),
  example: '29, 25, 3, 49, 9, 37, 21, 43',
  most: 24,
  presets: sortPresets(24),
  label: 'items',
  bound: { operations: 'keys read', name: 'n²', of: (n) => n * n },
  sort: (module, items, { key }) => module.bucketSort(items, key),
  pointers: ['next'],
  // All buckets are in one row, one after another.
  rows: ({ items, groups, next }, { memory, ended }): ArrayRow[] => {
    const known = groups ?? (memory.get('groups') as Item[][] | undefined) ?? []
    memory.set('groups', known)
    const all = known.flat()
    return [
      {
        label: 'buckets, one after the other',
        slots: items.map((_, index) => (ended || index < (next ?? 0) ? null : (all[index] ?? null))),
      },
    ]
  },
  marks: ({ next }) => (next === undefined ? [] : [markRange(0, next, 'done')]),
  watch: ['item', 'group', 'next'],
  words: {
    'const bucketOf': () => 'Computes from the range of the keys which bucket a key belongs to.',
    'key(item)))': null,
    'const groups': ({ items }) =>
      `Makes ${items.length === 1 ? 'an empty bucket' : `${items.length} empty buckets`}, one for each item.`,
    'for (const item of items)': () => 'Puts every item into its bucket.',
    'groups[bucketOf': ({ item }) => `${show(item)} goes into its bucket.`,
    '[])': null,
    'let next': () => 'Fills the list again from the front.',
    'for (const group': () => 'Goes through the buckets in order.',
    'for (const item of insertionSort': ({ group }) =>
      group.length === 0
        ? 'This bucket is empty.'
        : `Sorts this bucket of ${group.length === 1 ? 'one item' : `${group.length} items`} with insertion sort.`,
    'items[next++] = item': ({ item, next }) => `${show(item)} goes to index ${next}.`,
    'return items': () => 'All items are in order.',
  },
})
