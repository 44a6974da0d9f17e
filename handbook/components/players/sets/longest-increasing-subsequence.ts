import type * as Module from '../../../algorithms/sets/longest-increasing-subsequence.ts'
import { numbersInput } from '@dev-handbook/step-player/player/inputs/numbers'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, pointAt, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject, type Item } from '@dev-handbook/step-player/player/subject'

interface L {
  items: readonly Item[]
  ends: number[]
  previous: (number | undefined)[]
  i: number | undefined
  item: Item
  k: number
  order: number
  length: number
  result: Item[]
}

export const subject = defineSubject<typeof Module, readonly number[], L, GridView>({
  title: 'Longest increasing subsequence',
  code: ['algorithms/sets/longest-increasing-subsequence.ts#fast'],
  load: () => import('../../../algorithms/sets/longest-increasing-subsequence.ts?traced'),
  input: numbersInput({ most: 20, from: -99 }),
  presets: [
    { name: articleName, text: '3 1 8 2 5 9 4 6 0' },
    { name: { en: 'In no order', ru: 'Без порядка' }, text: '3, 1, 4, 1, 5, 9, 2, 6' },
    { name: { en: 'Falling', ru: 'По убыванию' }, text: '9, 7, 5, 3, 1' },
    { name: { en: 'Rising', ru: 'По возрастанию' }, text: '1, 3, 5, 7, 9' },
    { name: randomName, text: () => Array.from({ length: 12 }, () => 1 + Math.floor(Math.random() * 30)).join(', ') },
  ],
  stage: gridStage,
  run: (module, { input, tools }) =>
    module.longestIncreasingSubsequence(
      input.map((value, id) => ({ id, value })),
      tools.compare,
    ),
  look: (locals, moment) => {
    const { ends = [], result = [] } = remember(moment, locals)
    const i = moment.ended ? undefined : locals.i
    const taken = moment.ended ? (moment.result as Item[]) : result
    return {
      rows: [
        {
          key: 'items',
          label: 'items',
          cells: moment.input,
          marks: {
            ...markAll(ends, 'active'),
            ...markAll(
              taken.map(({ id }) => id),
              'done',
            ),
            ...markAll([i], 'current'),
          },
          pointers: pointAt({ i }),
        },
        {
          key: 'ends',
          label: 'ends of length 1, 2, …',
          cells: ends.map((at) => moment.input[at]),
          marks: moment.ended ? {} : { ...markAll([locals.length], 'current'), ...markAll([locals.k], 'compare') },
        },
      ],
    }
  },
  watch: ['i', 'item', 'length', 'ends'],
  words: {
    'const ends': () => 'No subsequence is known yet.',
    'const previous': null,
    'for (const [i': () => 'Goes through the items.',
    'const length': ({ item }) => `Finds the place of ${item.value} among the ends by binary search.`,
    'const order': ({ items, ends, k, item }) =>
      `Compares the end ${items[Number(ends[k])]?.value} with ${item.value}.`,
    'return strict': ({ order }) => (order < 0 ? 'The end is smaller.' : 'The end is not smaller.'),
    'previous.push': ({ item, length }) =>
      length === 0
        ? `No item before ${item.value} is smaller.`
        : `${item.value} can extend a subsequence of length ${length}.`,
    'ends[length] = i': ({ item, length }) =>
      `${item.value} is now the smallest end of a subsequence of length ${length + 1}.`,
    'const result': () => 'No item is left. Goes back from the end of the longest subsequence.',
    'i !== undefined': ({ items, i }) =>
      i === undefined ? 'The beginning is reached.' : `${items[i]?.value} is part of the result.`,
    'result.push': null,
    'return result': null,
  },
  outcome: (result) => `A longest increasing subsequence: ${(result as Item[]).map(({ value }) => value).join(', ')}.`,
  bound: {
    operations: 'comparisons',
    name: 'n log₂ n',
    of: (input) => Math.ceil(input.length * Math.log2(Math.max(2, input.length))),
  },
})
