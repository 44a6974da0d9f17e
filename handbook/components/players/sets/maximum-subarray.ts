import type * as Module from '../../../algorithms/sets/maximum-subarray.ts'
import { numbersInput } from '@dev-handbook/step-player/player/inputs/numbers'
import { plain } from '@dev-handbook/step-player/player/number-words'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, pointAt, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject } from '@dev-handbook/step-player/player/subject'

interface Part {
  sum: number
  start: number
  end: number
}

interface L {
  best: Part
  sum: number
  start: number
  i: number
  number: number
}

export const subject = defineSubject<typeof Module, readonly number[], L, GridView>({
  title: 'Maximum subarray',
  code: ['algorithms/sets/maximum-subarray.ts#kadane'],
  load: () => import('../../../algorithms/sets/maximum-subarray.ts?traced'),
  input: numbersInput({ most: 20, from: -99, to: 99 }),
  presets: [
    { name: articleName, text: '2 -3 4 -1 3 -6 5 -2' },
    { name: { en: 'Gains and losses', ru: 'Прибыли и убытки' }, text: '-2, 1, -3, 4, -1, 2, 1, -5, 4' },
    { name: { en: 'All negative', ru: 'Все отрицательные' }, text: '-3, -1, -2' },
    { name: randomName, text: () => Array.from({ length: 12 }, () => Math.floor(Math.random() * 19) - 9).join(', ') },
  ],
  stage: gridStage,
  run: (module, { input }) => module.maximumSubarray(input),
  look: (locals, moment) => {
    const { best, start = 0 } = remember(moment, locals)
    const { i } = moment.ended ? ({} as Partial<L>) : locals
    const marks = i === undefined ? {} : { ...markAll(span(start, i), 'active'), ...markAll([i], 'current') }
    return {
      rows: [
        {
          key: 'numbers',
          label: 'numbers',
          cells: moment.input,
          marks,
          pointers: i === undefined ? [] : pointAt({ start, i }),
        },
        {
          key: 'best',
          label: 'best so far',
          cells: moment.input.map((value, at) => (best && at >= best.start && at < best.end ? value : null)),
          marks: markAll(best ? span(best.start, best.end) : [], 'done'),
        },
      ],
    }
  },
  watch: ['i', 'number', 'start', 'sum'],
  words: {
    'check(numbers)': null,
    'let best': () => 'No stretch is known yet.',
    'let sum': null,
    'let start': null,
    'for (const [i': () => 'Goes through the numbers.',
    'if (sum < 0)': ({ sum, i }) =>
      i === 0
        ? 'The first stretch begins at index 0, with the sum 0.'
        : sum < 0
          ? `The sum of the stretch so far, ${plain(sum)}, is negative, so it would only reduce the next sum.`
          : `The sum of the stretch so far, ${sum}, is not negative, so it stays.`,
    'sum = 0': () => 'Starts again from 0 …',
    'start = i': ({ i }) => `… at index ${i}.`,
    'sum += number': ({ sum, number }) => `Adds ${plain(number)}. The sum is now ${plain(sum + number)}.`,
    'if (sum > best.sum)': ({ sum, best }) =>
      sum > best.sum
        ? `${plain(sum)} is the greatest sum so far.`
        : `${plain(sum)} is not greater than ${plain(best.sum)}.`,
    'best = {': ({ start, i }) => `Stores the stretch from index ${start} to index ${i}.`,
    'return best': () => 'No number is left.',
  },
  outcome: (result, input) =>
    `The greatest sum is ${plain((result as Part).sum)}: ${input
      .slice((result as Part).start, (result as Part).end)
      .map((number) => plain(number))
      .join(' + ')
      .replaceAll('+ −', '− ')}.`,
})
