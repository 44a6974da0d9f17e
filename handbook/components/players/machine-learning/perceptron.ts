import type * as Module from '../../../algorithms/machine-learning/perceptron.ts'
import { randomName } from '@dev-handbook/step-player/player/languages'
import { pointsInput, randomPoints, type PointsInput } from '@dev-handbook/step-player/player/inputs/points'
import { plain } from '@dev-handbook/step-player/player/number-words'
import { remember } from '@dev-handbook/step-player/player/remember'
import { planeStage, type PlaneView } from '@dev-handbook/step-player/player/stages/plane-stage'
import { defineSubject } from '@dev-handbook/step-player/player/subject'

interface L {
  weights: number[]
  intercept: number
  corrections: number
  round: number
  before: number
  features: readonly number[]
  target: boolean
  direction: number
  maxRounds: number
}

/** Points are centred and scaled for the algorithm, so that few corrections are needed. */
const toFeatures = (x: number, y: number): number[] => [(x - 50) / 10, (y - 50) / 10]

const rounds = 30

const correctionsOf = (count: number): string => `${count} ${count === 1 ? 'correction' : 'corrections'}`

/** The points where the line with score 0 meets the borders of the plane. */
const border = (
  [a = 0, b = 0]: readonly number[],
  c: number,
): { from: readonly [number, number]; to: readonly [number, number] } | undefined => {
  if (a === 0 && b === 0) return undefined
  const meets: [number, number][] = []
  for (const side of [-5, 5]) {
    if (b !== 0 && Math.abs((-c - a * side) / b) <= 5) meets.push([side, (-c - a * side) / b])
    if (a !== 0 && Math.abs((-c - b * side) / a) <= 5) meets.push([(-c - b * side) / a, side])
  }
  const [first, second] = [meets[0], meets.at(-1)]
  const plain = ([x, y]: [number, number]) => [x * 10 + 50, y * 10 + 50] as const
  return first && second && first !== second ? { from: plain(first), to: plain(second) } : undefined
}

export const subject = defineSubject<typeof Module, PointsInput, L, PlaneView>({
  title: 'Perceptron',
  code: ['algorithms/machine-learning/perceptron.ts#train'],
  load: () => import('../../../algorithms/machine-learning/perceptron.ts?traced'),
  input: pointsInput({ labels: ['+', '-'] }),
  presets: [
    {
      name: { en: 'As in the article, in tens from the middle', ru: 'Как в статье, десятками от середины' },
      text: '70 60 +, 40 50 -, 60 30 -, 50 70 +',
    },
    {
      name: { en: 'Can be separated', ru: 'Можно разделить' },
      text: '20 70 +, 30 85 +, 45 75 +, 15 50 +, 70 20 -, 80 45 -, 55 25 -, 90 30 -',
    },
    {
      name: { en: 'Close together', ru: 'Близко друг к другу' },
      text: '40 60 +, 50 65 +, 30 45 +, 60 50 -, 45 40 -, 70 55 -',
    },
    { name: { en: 'Cannot be separated', ru: 'Нельзя разделить' }, text: '20 20 +, 80 80 +, 20 80 -, 80 20 -' },
    {
      name: randomName,
      text: () =>
        randomPoints(
          [
            [28, 70, '+'],
            [72, 30, '-'],
          ],
          5,
        ),
    },
  ],
  stage: planeStage,
  run: (module, { input }) =>
    module.trainPerceptron(
      input.points.map(({ x, y, label }) => ({ features: toFeatures(x, y), target: label === '+' })),
      { maxRounds: rounds },
    ),
  look: (locals, moment) => {
    const known = remember(moment, locals)
    const { weights = [], intercept = 0 } = moment.ended ? (moment.result as Module.TrainedPerceptron) : known
    const line = border(weights, intercept)
    const { features } = moment.ended ? ({} as Partial<L>) : locals
    return {
      points: moment.input.points.map(({ x, y, label }, index) => {
        const [a, b] = toFeatures(x, y)
        return {
          id: `p${index}`,
          x,
          y,
          mark: label === '+' ? ('compare' as const) : ('swap' as const),
          label,
          isCurrent: features?.[0] === a && features?.[1] === b,
        }
      }),
      lines: line ? [{ id: 'line', ...line, mark: 'done' as const }] : [],
    }
  },
  watch: ['round', 'corrections', 'intercept', 'weights'],
  wide: ['weights'],
  words: {
    'const dimensions': null,
    checkInteger: null,
    'const weights': null,
    '0)': null,
    'let intercept': () => 'All weights are 0, so there is no line yet.',
    'let corrections': null,
    'round < maxRounds': ({ round, maxRounds }) => (round < maxRounds ? `Round ${round + 1} begins.` : ''),
    'const before': null,
    'for (const { features': () => 'Goes through the samples.',
    'const direction': null,
    'if (linearScore': ({ features, target, weights, intercept, direction }) => {
      const score = (weights[0] ?? 0) * (features[0] ?? 0) + (weights[1] ?? 0) * (features[1] ?? 0) + intercept
      return `A sample from the ${target ? '+' : '−'} side has the score ${plain(score)}, which is ${score * direction > 0 ? 'correct' : score === 0 ? 'wrong, because it is on neither side' : 'wrong'}.`
    },
    continue: null,
    'for (const [index': ({ features, direction }) =>
      `${direction > 0 ? 'Adds the sample to' : 'Subtracts the sample from'} the weights: ${features.map((value) => plain(value)).join(' and ')}, measured in tens from the middle.`,
    'weights[index] =': null,
    'intercept +=': ({ direction, weights }) =>
      `The intercept ${direction > 0 ? 'grows' : 'shrinks'} by 1${weights.every((weight) => weight === 0) ? '. Both weights are 0, so there is no line' : ', which moves the line'}.`,
    'corrections++': null,
    'if (corrections === before)': ({ corrections, before }) =>
      corrections === before
        ? 'This round needed no correction, so every sample is on its side.'
        : `This round needed ${correctionsOf(corrections - before)}.`,
    'return { weights, intercept, corrections, converged: true': null,
    'return { weights, intercept, corrections, converged: false': () => 'Every round needed a correction.',
  },
  outcome: (result, { points }) => {
    const { converged, corrections } = result as Module.TrainedPerceptron
    if (!converged) return `No line that separates the classes was found in ${rounds} rounds.`
    const [first, ...others] = points
    return others.every(({ label }) => label === first?.label)
      ? `All samples are from the ${first?.label === '+' ? '+' : '−'} side. All their scores are on this side after ${correctionsOf(corrections)}.`
      : `A line separates the classes, after ${correctionsOf(corrections)}.`
  },
})
