import type * as Module from '../../../algorithms/sets/combination-sum.ts'
import { parseNumbers } from '@dev-handbook/step-player/player/inputs/numbers'
import { remember, runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, pointAt, span, type GridRow, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject, type InputKind, type Mark } from '@dev-handbook/step-player/player/subject'
import { collect } from './handed-out.ts'
import { fault } from '../texts/fault.ts'

interface Input {
  target: number
  numbers: number[]
}

interface L {
  numbers: readonly number[]
  chosen: number[]
  rest: number
  next: number
  number: number
  last: number | undefined
}

const example = '8 from 2, 3, 5'

const input: InputKind<Input> = {
  label: { en: 'The target, “from”, and the numbers', ru: 'Цель, «from» и числа' },
  parse: (text) => {
    const [wanted = '', list, ...more] = text.split(/\s+from\s+/)
    if (list === undefined || more.length > 0) return fault((say) => say.notTarget(example))
    const target = parseNumbers(wanted, { most: 1, from: 1, to: 12 })
    if ('fault' in target) return target
    const numbers = parseNumbers(list, { most: 5, from: 1, to: 12 })
    return 'fault' in numbers ? numbers : { value: { target: target.value[0] ?? 0, numbers: numbers.value } }
  },
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Numbers as blocks side by side. The length of a block is its number. */
const blocks = (numbers: readonly number[], tones: readonly [Mark, Mark]): Pick<GridRow, 'cells' | 'marks'> => ({
  cells: numbers.flatMap((number) => [number, ...span(1, number).map(() => '')]),
  marks: Object.assign(
    {},
    ...numbers.map((number, index) =>
      markAll(
        span(0, number).map((cell) => sum(numbers.slice(0, index)) + cell),
        tones[index % 2] ?? tones[0],
      ),
    ),
  ) as Record<number, Mark>,
})

/** Largest number of shown combinations: the last ones are shown. */
const shownWays = 8

const random = () =>
  `${5 + Math.floor(Math.random() * 6)} from ${[2, 4, 5, 7]
    .filter(() => Math.random() < 0.5)
    .concat(3)
    .join(', ')}`

export const subject = defineSubject<typeof Module, Input, L, GridView>({
  title: 'Combination sum',
  code: ['algorithms/sets/combination-sum.ts#every', 'algorithms/sets/combination-sum.ts#choose'],
  load: () => import('../../../algorithms/sets/combination-sum.ts?traced'),
  input,
  presets: [
    { name: articleName, text: example },
    { name: { en: 'Change for 7', ru: 'Сдача с 7' }, text: '7 from 1, 2, 5' },
    { name: { en: 'There is no way', ru: 'Способа нет' }, text: '7 from 4, 6' },
    { name: randomName, text: random },
  ],
  stage: gridStage,
  run: (module, { input, tools }) => collect(module.combinationSum(input.numbers, input.target), tools),
  look: (locals, moment) => {
    const { target } = moment.input
    const { numbers = moment.input.numbers, chosen = [] } = remember(moment, locals)
    const found = runValue<number[][]>(moment, 'found', () => [])
    const values = chosen.map((index) => numbers[index] ?? 0)
    const { rest, next, number, last } = moment.ended ? ({} as Partial<L>) : locals
    const tried = last === undefined ? number : numbers[last]
    const isTried = tried !== undefined && tried !== Infinity
    const mark = last !== undefined ? 'muted' : Number(number) <= Number(rest) ? 'current' : 'swap'
    const first = Math.max(0, found.length - shownWays)
    return {
      rows: [
        {
          key: 'numbers',
          label: 'numbers',
          cells: [...numbers],
          marks: markAll([moment.ended ? undefined : (last ?? next)], mark),
          pointers: pointAt({ next: next !== undefined && next < numbers.length ? next : undefined }),
        },
        { key: 'target', label: 'target', isHeader: true, cells: span(1, target + 1) },
        {
          key: 'chosen',
          label: 'chosen',
          isTight: true,
          cells: moment.ended
            ? []
            : [...blocks(values, ['active', 'compare']).cells, ...span(sum(values), target).map(() => '')],
          marks: moment.ended ? {} : (blocks(values, ['active', 'compare']).marks ?? {}),
        },
        {
          key: 'tried',
          label: isTried ? 'tried' : undefined,
          isTight: true,
          offset: sum(values),
          cells: isTried ? blocks([tried], [mark, mark]).cells : [],
          marks: isTried ? (blocks([tried], [mark, mark]).marks ?? {}) : {},
        },
        ...found.slice(first).map((way, index): GridRow => ({
          key: `way ${index}`,
          label: `way ${first + index + 1}`,
          isTight: index > 0,
          ...blocks(way, ['done', 'active']),
        })),
      ],
    }
  },
  watch: ['rest', 'next'],
  words: {
    'const numbers': null,
    'number !== all': null,
    'yield* choose': () => 'The numbers are in ascending order. So is each combination, so none is found twice.',
    'index + 1': null,
    'const chosen': null,
    'let rest': null,
    'let next': null,
    'if (rest === 0)': null,
    'yield chosen.map': ({ chosen, numbers }, moment) => {
      const way = chosen.map((index) => numbers[index] ?? 0)
      runValue<number[][]>(moment, 'found', () => []).push(way)
      return `The target is reached. Yields ${way.join(' + ')}.`
    },
    'numbers[index] as': null,
    'const number': null,
    'if (number <= rest)': ({ number, numbers, next, rest }) => {
      if (number <= rest) return ''
      if (number === Infinity) return 'No number is left to try.'
      const isLast = next === numbers.length - 1
      if (rest === 0) return `${number} would be too much${isLast ? '' : ', as would all later numbers'}.`
      return isLast
        ? `${number} is more than the missing ${rest}, and no number comes after ${number}.`
        : `${number} and all later numbers are more than the missing ${rest}.`
    },
    'chosen.push': ({ number, rest }) =>
      `${number} is at most the missing ${rest}. Chooses it. It may be chosen again.`,
    'rest -= number': null,
    'next += step': null,
    'const last': null,
    'if (last === undefined)': ({ last }) =>
      last === undefined ? 'No chosen number is left to remove, so all combinations have been tried.' : '',
    return: null,
    'rest += ': ({ numbers, last }) =>
      `Removes the last chosen number, ${numbers[Number(last)]}. ${numbers[Number(last) + 1] === undefined ? 'No number comes after it' : `Tries the next number, ${numbers[Number(last) + 1]}, instead`}.`,
    'next = skip': null,
  },
  outcome: (result, { target }) =>
    (result as number[][]).length === 0
      ? `There is no way to make ${target}.`
      : `${(result as number[][]).length === 1 ? `1 way to make ${target},` : `${(result as number[][]).length} ways to make ${target}, each`} in ascending order.`,
  shows: ({ rows }, result) => [
    rows.filter(({ key }) => key.startsWith('way')).map(({ cells }) => cells.filter((cell) => cell !== '')),
    (result as number[][]).slice(-shownWays),
  ],
})
