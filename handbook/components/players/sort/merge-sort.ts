import type * as Module from '../../../algorithms/sort/merge-sort.ts'
import { markOutside } from '@dev-handbook/step-player/player/stages/array-view'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { logLinear, show, sortSubject } from './sort-subject.ts'

interface L {
  items: (Item | undefined)[]
  buffer: (Item | undefined)[]
  start: number
  middle: number
  end: number
  left: number
  right: number
  next: number
  i: number
}

export const subject = sortSubject<typeof Module, L>({
  title: 'Merge sort',
  code: ['algorithms/sort/merge-sort.ts#merge-sort', 'algorithms/sort/merge-sort.ts#merge'],
  load: () => import('../../../algorithms/sort/merge-sort.ts?traced'),
  most: 64,
  bound: { name: 'n log₂ n', of: logLinear },
  sort: (module, items, { compare }) => module.mergeSort(items, compare),
  label: 'items',
  pointers: ['right', 'next'],
  rows: ({ items, buffer, i, start, left, middle }, { memory, ended }) => {
    const length = Number(memory.get('length') ?? items.length)
    memory.set('length', length)
    // Items that are back in the list are only copies here, so they are not shown.
    const [from, to] = left === undefined ? [start, i ?? start] : [left, middle]
    const slots = Array.from({ length }, (_, index) =>
      !ended && index >= from && index < to ? (buffer?.[index] ?? null) : null,
    )
    return [{ label: 'buffer', slots, pointers: ended || left === undefined ? [] : [{ name: 'left', at: left }] }]
  },
  marks: ({ start, end }) => (start === undefined || end === undefined ? [] : markOutside(start, end)),
  watch: ['start', 'middle', 'end', 'left', 'right', 'next'],
  words: {
    'const buffer': ({ items }) => `The buffer gets room for as many items as the list has: ${items.length}.`,
    'if (end - start < 2) return': ({ start, end }) =>
      end - start < 2
        ? `The part from ${start} has ${end - start === 1 ? 'one item' : 'no items'}, so it is in order.`
        : `The part from ${start} to ${end - 1} has ${end - start} items, so it is divided in two.`,
    return: ({ start, middle, end }) =>
      middle === undefined
        ? `A part of ${end - start === 1 ? 'one item' : 'no items'} is in order. Returns to the call before.`
        : 'Yes, so nothing has to move.',
    'const middle': ({ start, end }) =>
      `Finds the middle between ${start} and ${end}: ${start + Math.floor((end - start) / 2)}.`,
    'sort(start, middle)': ({ start, middle }) => `Sorts the left part, ${start} to ${middle - 1}.`,
    'sort(middle, end)': ({ middle, end }) => `Sorts the right part, ${middle} to ${end - 1}.`,
    'merge({': ({ start, middle, end }) => `Merges ${start} to ${middle - 1} with ${middle} to ${end - 1}.`,
    'sort(0, items.length)': ({ items }) => `Sorts the whole list of ${items.length}.`,
    'return items': () => 'The whole list is in order.',
    'if (compare(items[middle - 1]': ({ items, middle }) =>
      `Is the last item of the left run, ${show(items[middle - 1])}, at most the first of the right run, ${show(items[middle])}?`,
    'i < middle': ({ i, middle }) => (i < middle ? '' : 'The whole left run is in the buffer.'),
    'buffer[i] = items[i]': ({ items, i }) => `Copies ${show(items[i])} to the buffer.`,
    'let left': ({ start }) => `left begins at index ${start} in the buffer.`,
    'let right': ({ middle }) => `right begins at index ${middle} in the list.`,
    'let next': ({ start }) => `next is the first free index of the list, ${start}.`,
    'left < middle && right < end': ({ left, middle, right, end }) =>
      left < middle && right < end
        ? 'Both runs have items left.'
        : `The ${left < middle ? 'right' : 'left'} run is used up.`,
    'if (compare(items[right]': ({ items, buffer, left, right }) =>
      `Is ${show(items[right])} of the right run smaller than ${show(buffer[left])} of the left run?`,
    'items[next++] = items[right++]': ({ items, next, right }) =>
      `Yes, so ${show(items[right])} goes to index ${next}.`,
    'items[next++] = buffer[left++]': ({ buffer, next, left }) =>
      `${show(buffer[left])} of the left run goes to index ${next}.`,
    'left < middle': ({ left, middle, right, end }) =>
      left < middle
        ? 'The buffer still holds items.'
        : right === end
          ? 'The buffer is empty, so the two runs are merged.'
          : 'The buffer is empty, and the rest of the right run is in its place.',
  },
})
