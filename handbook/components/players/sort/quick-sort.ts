import type * as Module from '../../../algorithms/sort/quick-sort.ts'
import { markOutside, markSlot } from '@dev-handbook/step-player/player/stages/array-view'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { logLinear, show, sortSubject } from './sort-subject.ts'

interface L {
  items: (Item | undefined)[]
  low: number
  high: number
  /** In the sort, the index of the pivot. In the partition, the pivot itself. */
  pivot: number | Item
  left: number
  right: number
}

const pivotOf = ({ pivot }: L): Item | undefined => (typeof pivot === 'object' ? pivot : undefined)

export const subject = sortSubject<typeof Module, L>({
  title: 'Quicksort',
  code: ['algorithms/sort/quick-sort.ts#quick-sort', 'algorithms/sort/quick-sort.ts#partition'],
  load: () => import('../../../algorithms/sort/quick-sort.ts?traced'),
  most: 100,
  bound: { name: 'n log₂ n', of: logLinear },
  sort: (module, items, { compare, random }) => {
    // The first random numbers are skipped, so that the next ones choose the pivots of the article's example.
    for (let skipped = 0; skipped < 2278; skipped++) random()
    return module.quickSort(items, compare, { random })
  },
  pointers: ['low', 'high', 'left', 'right'],
  marks: (locals, { memory }) => {
    const done = (memory.get('done') as Set<number> | undefined) ?? new Set<number>()
    memory.set('done', done)
    const { items, low, high, pivot } = locals
    if (typeof pivot === 'number') done.add(pivot)
    // A part with one item is already in its place.
    if (low !== undefined && low === high) done.add(low)
    const marks = [
      ...(low === undefined ? [] : markOutside(low, high + 1)),
      ...[...done].map((index) => markSlot(index, 'done')),
    ]
    const item = pivotOf(locals)
    return item ? [...marks, markSlot(items.indexOf(item), 'active')] : marks
  },
  watch: ['low', 'high', 'pivot', 'left', 'right'],
  words: {
    'low < high': ({ low, high }) =>
      low < high
        ? `The part from ${low} to ${high} has ${high - low + 1} items.`
        : 'A part with at most one item is in order.',
    'swap(items, low, low + randomInteger': ({ low, high }) =>
      `A random item between index ${low} and index ${high} becomes the pivot. It goes to index ${low}.`,
    'const pivot = partition': null,
    'if (pivot - low < high - pivot)': () => 'Which side of the pivot is smaller?',
    'sort(low, pivot - 1)': ({ low, pivot }) =>
      Number(pivot) > low
        ? `The left side is smaller. Sorts ${low} to ${Number(pivot) - 1} first.`
        : 'The left side is empty.',
    'low = pivot + 1': ({ pivot }) => `Continues with the right side, from ${Number(pivot) + 1}.`,
    'sort(pivot + 1, high)': ({ high, pivot }) =>
      Number(pivot) < high
        ? `The left side is not smaller. Sorts the right side, ${Number(pivot) + 1} to ${high}, first.`
        : 'The right side is empty.',
    'high = pivot - 1': ({ pivot }) => `Continues with the left side, up to ${Number(pivot) - 1}.`,
    'sort(0, items.length - 1)': null,
    'return items': null,
    'const pivot = items[low]': ({ items, low }) => `The pivot is ${show(items[low])}.`,
    'let left': null,
    'let right': ({ low, high }) => `left starts at index ${low}. right starts after the part, at index ${high + 1}.`,
    'left++': null,
    'left < high && compare': ({ items, left, high }) =>
      left < high ? `Is ${show(items[left])} smaller than the pivot? Then left moves on.` : 'left has reached the end.',
    'right--': null,
    'right > low && compare': ({ items, right, low }) =>
      right > low
        ? `Is ${show(items[right])} greater than the pivot? Then right moves on.`
        : 'right has reached the pivot.',
    'if (left >= right) break': ({ left, right }) =>
      left >= right
        ? `left and right have ${left === right ? 'met' : 'passed each other'}, so every item is on a correct side.`
        : '',
    break: null,
    'swap(items, left, right)': ({ items, left, right }) =>
      `left stopped at ${show(items[left])} and right at ${show(items[right])}. The two items change places.`,
    'swap(items, low, right)': ({ items, low, right }) =>
      low === right
        ? `The pivot ${show(items[low])} is already in its final place.`
        : `The pivot ${show(items[low])} changes places with ${show(items[right])} and is in its final place.`,
    'return right': null,
  },
})
