import type * as Module from '../../../../algorithms/data-structures/tree/fenwick.ts'
import type { Operation } from '@dev-handbook/step-player/player/inputs/operations'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, pointAt, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { listed, structureSubject } from '../structure-subject.ts'

interface L {
  '#sums': Float64Array
  index: number
  delta: number
  slot: number
  count: number
  sum: number
  target: number
  rest: number
  step: number
  next: number
}

const values = [5, 3, 7, 9, 6, 4, 1, 2]

/** The indices whose sum a slot holds. */
const covered = (slot: number): string =>
  (slot & -slot) === 1 ? `value ${slot - 1}` : `values ${slot - (slot & -slot)} to ${slot - 1}`

export const subject = structureSubject<typeof Module, Module.FenwickTree, L, GridView>({
  title: 'Fenwick tree',
  code: [
    'algorithms/data-structures/tree/fenwick.ts#prefix-sum',
    'algorithms/data-structures/tree/fenwick.ts#add',
    'algorithms/data-structures/tree/fenwick.ts#range-sum',
    'algorithms/data-structures/tree/fenwick.ts#lower-bound',
  ],
  load: () => import('../../../../algorithms/data-structures/tree/fenwick.ts?traced'),
  verbs: { prefixSum: 1, add: 2, rangeSum: 2, lowerBound: 1 },
  presets: [
    { name: articleName, text: 'prefixSum 7, rangeSum 2 6, lowerBound 25, add 4 10' },
    {
      name: randomName,
      text: () =>
        `prefixSum ${Math.floor(Math.random() * 9)}, add ${Math.floor(Math.random() * 8)} 5, rangeSum 1 ${2 + Math.floor(Math.random() * 6)}, lowerBound ${1 + Math.floor(Math.random() * 40)}`,
    },
  ],
  create: (module) => new module.FenwickTree(values),
  call: (tree, { verb, args }: Operation) => {
    const [first = 0, second = 0] = args.map(Number)
    if (verb === 'add') return void tree.add(first, second)
    if (verb === 'lowerBound') return tree.lowerBound(first)
    return verb === 'prefixSum' ? tree.prefixSum(first) : tree.rangeSum(first, second)
  },
  stage: gridStage,
  view: ({ now, known }) => {
    const sums = now['#sums'] ?? known['#sums']
    // `lowerBound` calls the slot that it tries `next`.
    const slot = now.slot ?? now.next
    const inside = slot === undefined || slot > values.length || slot < 1 ? [] : span(slot - (slot & -slot), slot)
    return {
      rows: [
        { key: 'values', label: 'values at first', cells: values, marks: markAll(inside, 'active') },
        {
          key: 'sums',
          label: 'sums',
          cells: span(1, values.length + 1).map((at) => sums?.[at] ?? ''),
          marks: markAll(slot === undefined ? [] : [slot - 1], 'current'),
          pointers: pointAt({ slot: slot !== undefined && slot >= 1 && slot <= values.length ? slot - 1 : undefined }),
        },
        { key: 'slots', label: 'slot', isHeader: true, isTight: true, cells: span(1, values.length + 1) },
      ],
    }
  },
  watch: ['slot', 'sum', 'index', 'delta', 'count', 'rest', 'step'],
  words: {
    'this.#check': null,
    'let sum': ({ count }) =>
      count === 0
        ? 'Computes the sum of no values.'
        : count === 1
          ? 'Computes the sum of the first value.'
          : `Computes the sum of the first ${count} values.`,
    'slot > 0': ({ slot }) =>
      slot > 0 ? `Slot ${slot} holds the sum of ${covered(slot)}.` : 'Slot 0 is reached, so the sum is complete.',
    'sum += ': (l) => `Adds ${l['#sums'][l.slot]}. The sum so far is ${l.sum + Number(l['#sums'][l.slot])}.`,
    'return sum': ({ sum }) => `The sum is ${sum}.`,
    'slot <= this.size': (l) =>
      l.slot < l['#sums'].length
        ? `Slot ${l.slot} holds the sum of ${covered(l.slot)}, so it includes value ${l.index}.`
        : 'No further slot includes this value.',
    'this.#sums[slot] = ': ({ slot, delta }) => `Slot ${slot} grows by ${delta}.`,
    'return this.prefixSum(to)': () => 'The result is the difference of two prefix sums.',
    'return this': null,
    'if (target <= 0)': ({ target }) =>
      target <= 0
        ? `The sum of no values is 0, which is at least ${target}.`
        : `Which is the shortest prefix with a sum of at least ${target}?`,
    'let count': null,
    'let rest': null,
    'return 0': () => 'The answer is 0.',
    'step >= 1': ({ step, count, rest }) =>
      step < 1
        ? `The longest prefix with a smaller sum has ${count} ${count === 1 ? 'value' : 'values'}.`
        : `The prefix has ${count} ${count === 1 ? 'value' : 'values'}. A sum of ${rest} is still missing. Tries ${step === 1 ? 'the next value' : `the next ${step} values`}.`,
    'const next': null,
    'if (next <=': (l) =>
      l.next >= l['#sums'].length
        ? `There is no slot ${l.next}.`
        : Number(l['#sums'][l.next]) < l.rest
          ? `Slot ${l.next} holds ${l['#sums'][l.next]}, less than ${l.rest}, so its values join the prefix.`
          : `Slot ${l.next} holds ${l['#sums'][l.next]}, not less than ${l.rest}, so its values stay out.`,
    'count = next': null,
    'rest -= ': (l) => `Now a sum of ${l.rest - Number(l['#sums'][l.next])} is missing.`,
    'return count + 1': ({ count }) => `The answer is one more: ${count + 1}.`,
  },
  contents: (tree) => values.map((_, index) => tree.get(index)),
  describe: (contents, results) =>
    `Answers: ${listed(results.filter((result) => result !== undefined))}. Values: ${listed(contents as number[])}.`,
})
