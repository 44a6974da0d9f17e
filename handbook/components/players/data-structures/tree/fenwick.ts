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
  (slot & -slot) === 1 ? `value ${slot - 1}` : `the sum of the values ${slot - (slot & -slot)} to ${slot - 1}`

const prefixOf = (sums: ArrayLike<number>, count: number): number =>
  count === 0 ? 0 : Number(sums[count]) + prefixOf(sums, count - (count & -count))

/** The search for a prefix relies on sums that never fall from one prefix to the next. */
const hasNegative = (sums: ArrayLike<number>): boolean =>
  values.some((_, index) => prefixOf(sums, index + 1) < prefixOf(sums, index))

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
      slot > 0 ? `Slot ${slot} holds ${covered(slot)}.` : 'Slot 0 is reached, so the sum is complete.',
    'sum += ': (l) => `Adds ${l['#sums'][l.slot]}. The sum so far is ${l.sum + Number(l['#sums'][l.slot])}.`,
    'return sum': ({ sum }) => `The sum is ${sum}.`,
    'slot <= this.size': (l) =>
      l.slot < l['#sums'].length
        ? l.slot % 2 === 1
          ? `Slot ${l.slot} holds only ${covered(l.slot)}.`
          : `Slot ${l.slot} holds ${covered(l.slot)}, which include value ${l.index}.`
        : 'No further slot includes this value.',
    'this.#sums[slot] = ': ({ slot, delta }) => `Slot ${slot} ${delta < 0 ? 'falls' : 'grows'} by ${Math.abs(delta)}.`,
    'return this.prefixSum(to)': () => 'The result is the difference of two prefix sums.',
    'return this': null,
    'if (target <= 0)': (l) =>
      l.target <= 0
        ? `The sum of no values is 0, which is at least ${l.target}.`
        : hasNegative(l['#sums'])
          ? 'A value is negative, so the answer may be wrong.'
          : `Which is the shortest prefix with a sum of at least ${l.target}?`,
    'let count': null,
    'let rest': null,
    'return 0': () => 'The answer is 0.',
    'step >= 1': ({ step, count, rest, '#sums': sums }) =>
      step < 1
        ? hasNegative(sums)
          ? `The prefix has ${count} ${count === 1 ? 'value' : 'values'}. No step is left.`
          : `The longest prefix with a smaller sum has ${count} ${count === 1 ? 'value' : 'values'}.`
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
    'return count + 1': (l) =>
      l.count === l['#sums'].length - 1
        ? `Even the sum of all values is too small. The answer is one more: ${l.count + 1}.`
        : `The answer is one more: ${l.count + 1}.`,
  },
  contents: (tree) => values.map((_, index) => tree.get(index)),
  describe: (contents, results) =>
    `Answers: ${listed(results.filter((result) => result !== undefined))}. Values: ${listed(contents as number[])}.`,
})
