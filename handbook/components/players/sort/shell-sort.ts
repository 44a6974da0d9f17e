import type * as Module from '../../../algorithms/sort/shell-sort.ts'
import { markSlot } from '@dev-handbook/step-player/player/stages/array-view'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { show, sortSubject } from './sort-subject.ts'

interface L {
  items: (Item | undefined)[]
  gap: number
  next: number
  item: Item
  place: number
}

const placesOf = (gap: number): string => (gap === 1 ? '1 place' : `${gap} places`)

export const subject = sortSubject<typeof Module, L>({
  title: 'Shell sort',
  code: ['algorithms/sort/shell-sort.ts#shell-sort'],
  load: () => import('../../../algorithms/sort/shell-sort.ts?traced'),
  example: '11, 9, 12, 10, 6, 8, 5, 7, 2, 3, 1, 4',
  most: 80,
  bound: { name: 'n √n', of: (n) => Math.ceil(n * Math.sqrt(n)) },
  sort: (module, items, { compare }) => module.shellSort(items, compare, items.length < 12 ? [4, 1] : undefined),
  pointers: ['next', 'place'],
  held: ({ item, place }) => (place === undefined ? undefined : { item, at: place }),
  // The chain that this item belongs to.
  marks: ({ items, gap, next }) =>
    gap === undefined || next === undefined
      ? []
      : items.flatMap((_, index) => (index % gap === next % gap && index <= next ? [markSlot(index, 'active')] : [])),
  watch: ['gap', 'next', 'item', 'place'],
  words: {
    'for (const gap': () => 'Goes through the gaps, from the widest to 1.',
    'next < items.length': ({ items, gap, next }) =>
      next < items.length
        ? `The gap is ${gap}. Inserts ${show(items[next])}, at index ${next}, among the items ${gap === 1 ? '' : `${gap} apart `}before it.`
        : gap === 1
          ? 'The whole list is in order.'
          : `Items ${gap} apart are in order.`,
    'const item': ({ items, next }) => `Takes ${show(items[next])} out of the list.`,
    'let place': null,
    'place >= gap && compare': ({ items, place, gap, item }) =>
      place >= gap
        ? `Is ${show(items[place - gap])}, ${placesOf(gap)} before, greater than ${show(item)}?`
        : `There is no item ${placesOf(gap)} before.`,
    'items[place] = items[place - gap]': ({ items, place, gap }) =>
      `${show(items[place - gap])} moves ${gap} to the right.`,
    'place -= gap': ({ place, gap }) => `The free place is now at index ${place - gap}.`,
    'items[place] = item': ({ place, item }) => `${show(item)} goes to index ${place}.`,
    'return items': () => 'All items are in order.',
  },
})
