import type * as Module from '../../../algorithms/statistics/weighted-random.ts'
import { drawsInput, type WeightedDraws } from '@dev-handbook/step-player/player/inputs/draws'
import { plain } from '@dev-handbook/step-player/player/number-words'
import { runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject, type Moment } from '@dev-handbook/step-player/player/subject'

interface L {
  weights: readonly number[]
  rest: number
  index: number
  i: number
  weight: number
}

interface Draws {
  drawn: number[]
  /** Whether a draw is in progress. */
  isOpen: boolean
}

/** The finished draws. A draw ends when its walk along the weights is over. */
const drawsOf = (locals: Partial<L>, moment: Moment<WeightedDraws>): Draws => {
  const draws = runValue<Draws>(moment, 'draws', () => ({ drawn: [], isOpen: false }))
  if (locals.i !== undefined) draws.isOpen = true
  else if (draws.isOpen && locals.index !== undefined) {
    draws.drawn.push(locals.index)
    draws.isOpen = false
  }
  return draws
}

const fraction = () => (Math.floor(Math.random() * 100) / 100).toString()
const list = (count: number, make: () => string | number) => Array.from({ length: count }, make).join(' ')

export const subject = defineSubject<typeof Module, WeightedDraws, L, GridView>({
  title: 'Weighted random choice',
  code: ['algorithms/statistics/weighted-random.ts#single'],
  load: () => import('../../../algorithms/statistics/weighted-random.ts?traced'),
  input: drawsInput,
  presets: [
    { name: articleName, text: '1 2 5 8 at 0.3' },
    { name: { en: 'Three draws', ru: 'Три выбора' }, text: '1 2 3 6 at 0.3 0.95 0.1' },
    { name: { en: 'Weight 0, on a boundary', ru: 'Вес 0 на границе' }, text: '2 0 2 at 0 0.5' },
    { name: { en: 'Eight draws', ru: 'Восемь выборов' }, text: () => `1 3 6 at ${list(8, fraction)}` },
    { name: randomName, text: () => `${list(4, () => 1 + Math.floor(Math.random() * 3))} at ${list(4, fraction)}` },
  ],
  stage: gridStage,
  run: (module, { input: { weights, fractions }, tools }) =>
    fractions.map((given) => {
      tools.announce(`The random source returns ${given}. This decides where the dart hits the line.`)
      return module.weightedIndex(weights, () => given)
    }),
  look: (locals, moment) => {
    const { weights, fractions } = moment.input
    const { drawn } = drawsOf(locals, moment)
    const { i } = locals
    const owners = weights.flatMap((weight, index) => Array.from({ length: weight }, () => index))
    const isOver = locals.index !== undefined && i === undefined
    const given = fractions[isOver ? drawn.length - 1 : drawn.length]
    const places = (test: (owner: number) => boolean) => owners.flatMap((owner, at) => (test(owner) ? [at] : []))
    const found = isOver ? drawn.at(-1) : undefined
    return {
      rows: [
        {
          key: 'line',
          label: 'line',
          cells: owners,
          marks: {
            ...markAll(i === undefined ? [] : places((owner) => owner < i), 'muted'),
            ...markAll(
              places((owner) => owner === i),
              'current',
            ),
            ...markAll(
              places((owner) => owner === found),
              'done',
            ),
          },
          pointers:
            given === undefined || locals.rest === undefined ? [] : [{ name: 'dart', at: given * owners.length - 0.5 }],
        },
        { key: 'index', label: 'index', isHeader: true, cells: span(0, weights.length) },
        { key: 'weight', label: 'weight', isTight: true, cells: weights, marks: markAll([i], 'current') },
        {
          key: 'drawn',
          label: 'drawn',
          isTight: true,
          cells: weights.map((_, index) => drawn.filter((one) => one === index).length),
          marks: markAll([found], 'done'),
        },
      ],
    }
  },
  watch: ['i', 'weight', 'rest', 'index'],
  words: {
    'let rest': null,
    'let index': ({ rest, weights }) =>
      `The line has the length ${weights.reduce((sum, weight) => sum + weight, 0)}, the sum of all weights. The dart is at ${plain(rest, 3)}.`,
    'for (const [i': null,
    'if (weight === 0)': ({ weight, i }) =>
      weight === 0 ? `Index ${i} has the weight 0, so it has no part of the line.` : '',
    continue: null,
    'index = i': null,
    'rest -= weight': ({ i, rest, weight }) =>
      `The part of index ${i} has the length ${weight}. ${plain(rest, 3)} − ${weight} = ${plain(rest - weight, 3)}.`,
    'if (rest < 0)': ({ i, rest }) =>
      rest < 0
        ? `The rest is below 0, so the dart is in this part.`
        : `The rest is not below 0, so the dart is after the part of index ${i}.`,
    break: null,
    'return index': ({ index }) => `Index ${index} is drawn.`,
  },
  outcome: (result) =>
    `Drawn: ${(result as number[]).length === 1 ? 'index' : 'indices'} ${(result as number[]).join(', ')}.`,
  shows: (view, result) => [
    view.rows[3]?.cells,
    view.rows[1]?.cells.map((index) => (result as number[]).filter((one) => one === index).length),
  ],
})
