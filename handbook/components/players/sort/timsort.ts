import type * as Module from '../../../algorithms/sort/timsort.ts'
import { markRange, type MarkRun } from '@dev-handbook/step-player/player/stages/array-view'
import { sortPresets } from '@dev-handbook/step-player/player/inputs/sort-presets'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { logLinear, show, sortSubject } from './sort-subject.ts'

interface Run {
  start: number
  length: number
}

interface L {
  items: (Item | undefined)[]
  minimum: number
  runs: Run[]
  start: number
  sorted: number
  end: number
  y: number
  balanced: boolean
  top: number
  index: number
  left: Run
  right: Run
  i: number
}

const stretches =
  '11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 9, 8, 7, 6, 5, 4, 3, 2, 1, 30, 31, 32, 33, 34, 35, 36, 37, 38'

/** The indices from `start` to the one before `end`. */
const places = (start: number, end: number): string =>
  end - start === 1 ? `index ${start}` : `indices ${start} to ${end - 1}`

export const subject = sortSubject<typeof Module, L>({
  title: 'Timsort',
  code: ['algorithms/sort/timsort.ts#timsort', 'algorithms/sort/timsort.ts#order-run'],
  load: () => import('../../../algorithms/sort/timsort.ts?traced'),
  most: 100,
  presets: [
    {
      name: { en: 'As in the article: two runs', ru: 'Как в статье: две серии' },
      text: [
        ...Array.from({ length: 10 }, (_, i) => i * 4 + 20),
        ...Array.from({ length: 22 }, (_, i) => ((i * 37) % 83) + 1),
        ...Array.from({ length: 8 }, (_, i) => 60 - i * 5),
        ...Array.from({ length: 24 }, (_, i) => ((i * 29) % 71) + 1),
      ].join(', '),
    },
    { name: { en: 'Few items', ru: 'Мало элементов' }, text: stretches },
    ...sortPresets(100).slice(1),
  ] as ReturnType<typeof sortPresets>,
  bound: { name: 'n log₂ n', of: logLinear },
  sort: (module, items, { compare }) => module.timsort(items, compare),
  pointers: ['start', 'end'],
  marks: ({ runs, start, end }, { memory }) => {
    const known = runs ?? (memory.get('runs') as Run[] | undefined) ?? []
    memory.set('runs', known)
    const marks: MarkRun[] = known.map((run, index) =>
      markRange(run.start, run.start + run.length, index % 2 === 0 ? 'done' : 'active'),
    )
    return !runs && start !== undefined && end !== undefined ? [...marks, markRange(start, end, 'current')] : marks
  },
  watch: ['minimum', 'runs', 'start', 'sorted', 'end'],
  words: {
    'const merge =': () => 'Prepares the merge. It remembers whether galloping is worth its cost.',
    'const minimum': ({ items }) =>
      `Computes the minimum run for ${items.length === 1 ? 'one item' : `${items.length} items`}.`,
    'const runs': () => 'No runs are on the stack yet.',
    'runs[index]?.length': null,
    'lengthAt(index) <=': null,
    'const top': ({ runs }) => `${runs.length} runs are on the stack.`,
    'const index': ({ top }) =>
      top < 2 ? 'There are only two runs, so they are merged.' : 'The middle run is merged with its smaller neighbour.',
    'const [left, right]': ({ index }) => `Takes the runs ${index} and ${index + 1}.`,
    'runs.splice': ({ left, right }) => `One run of ${left.length + right.length} takes the place of two.`,
    'merge(left.start': ({ left, right }) =>
      `Merges the run at ${places(left.start, right.start)} with the run at ${places(right.start, right.start + right.length)}.`,
    'start < items.length': ({ items, start }) =>
      start < items.length ? `Looks for a run from index ${start} on.` : 'All items are in runs.',
    'const sorted': ({ items, start }) => `Finds where the run that begins with ${show(items[start])} ends.`,
    'const end': ({ items, sorted, start, minimum }) => {
      const length = Math.min(minimum, items.length - start)
      return sorted - start < length
        ? `A run of ${sorted - start} is too short. It is extended to ${length} items.`
        : `A run of ${sorted - start} is long enough.`
    },
    binaryInsertionSort: ({ start, sorted, end }) =>
      sorted < end
        ? `Inserts the ${end - sorted === 1 ? 'item' : 'items'} at ${places(sorted, end)} into the run that begins at index ${start}.`
        : '',
    'runs.push': ({ start, end }) => `A run of ${end - start} goes on the stack.`,
    'runs.length > 1': ({ runs, start }) =>
      runs.length < 2
        ? 'There is only one run.'
        : start === undefined
          ? `${runs.length} runs are left to merge.`
          : `There are ${runs.length} runs. Are their lengths balanced?`,
    'const y': () => 'Looks at the runs at the top of the stack.',
    'const balanced': () =>
      'Each run must be longer than the run above it on the stack, and longer than the two runs above it together.',
    'if (balanced) break': ({ balanced }) => (balanced ? 'The lengths are balanced.' : 'The lengths are not balanced.'),
    break: () => 'Continues with the next run.',
    'mergeTop()': () => 'Merges two runs at the top of the stack.',
    'start = end': ({ items, end }) =>
      end < items.length ? `The next run begins at index ${end}.` : 'That was the last run.',
    'return items': () => 'All items are in order.',
    'compare(items[i] as T, items[i - 1]': ({ items, i }) => `Is ${show(items[i])} smaller than ${show(items[i - 1])}?`,
    'let end': ({ start }) => `A run has at least one item, at index ${start}.`,
    'if (end === items.length) return': ({ items, end }) =>
      end === items.length ? 'It is the last item.' : 'There are more items.',
    'return end': ({ end }) => `The run ends before index ${end}.`,
    'if (falls(end))': () => 'Does the run fall or rise?',
    'end++': ({ end }) => `The run reaches index ${end}.`,
    'end < items.length && falls(end)': null,
    'reverseRange(items, start, end)': ({ start, end }) =>
      `The run falls, so the items at ${places(start, end)} are reversed.`,
    'end < items.length && !falls(end)': null,
    'left < right': null,
    'swap(items, left, right)': ({ items, left, right }) =>
      `${show(items[Number(left)])} and ${show(items[Number(right)])} change places.`,
  },
})
