import type * as Module from '../../../algorithms/machine-learning/linear-regression.ts'
import { pointsInput, type PointsInput } from '@dev-handbook/step-player/player/inputs/points'
import { remember } from '@dev-handbook/step-player/player/remember'
import {
  planeStage,
  squareWidth,
  type PlaneLine,
  type PlaneView,
} from '@dev-handbook/step-player/player/stages/plane-stage'
import { randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject } from '@dev-handbook/step-player/player/subject'

interface L {
  meanX: number
  meanY: number
  covariance: number
  variance: number
  slope: number
  x: number
  y: number
}

/** A number with four digits. Errors of rounding are written as 0. */
const shown = (value: number): string =>
  Math.abs(value) < 1e-9 ? '0' : String(Number(value.toPrecision(4))).replace('-', '−')
const factor = (value: number): string => (shown(value).startsWith('−') ? `(${shown(value)})` : shown(value))

/** The part of a line inside the plane. */
const within = ({ slope, intercept }: Module.Line): Pick<PlaneLine, 'from' | 'to'> => {
  const ends = slope === 0 ? [0, 100] : [-intercept / slope, (100 - intercept) / slope].toSorted((a, b) => a - b)
  const [start, end] = [Math.max(0, ends[0] ?? 0), Math.min(100, ends[1] ?? 100)]
  return { from: [start, slope * start + intercept], to: [end, slope * end + intercept] }
}

/** The square over a point's error, on the side with more room. */
const errorSquare = (
  { x, y }: { x: number; y: number },
  { slope, intercept }: Module.Line,
): Pick<PlaneLine, 'from' | 'to'> => {
  const error = y - slope * x - intercept
  return { from: [x, y], to: [x + Math.abs(error) * squareWidth * (x > 50 ? -1 : 1), y - error] }
}

const verdict = (product: number): string =>
  shown(product) === '0'
    ? 'which is evidence for neither a rising nor a falling line'
    : product > 0
      ? 'which is evidence for a rising line'
      : 'which is evidence for a falling line'

const random = () => {
  const [start, slope] = [20 + Math.random() * 60, Math.random() - 0.5]
  return Array.from(
    { length: 7 },
    (_, index) =>
      `${8 + index * 14} ${Math.max(0, Math.min(100, Math.round(start + slope * (index * 14 - 42) + (Math.random() - 0.5) * 30)))}`,
  ).join(', ')
}

export const subject = defineSubject<typeof Module, PointsInput, L, PlaneView>({
  title: 'Linear regression',
  code: ['algorithms/machine-learning/linear-regression.ts#line'],
  load: () => import('../../../algorithms/machine-learning/linear-regression.ts?traced'),
  input: pointsInput({}),
  presets: [
    {
      name: { en: 'As in the article, times 20', ru: 'Как в статье, в 20 раз больше' },
      text: '20 40, 40 60, 60 100, 80 80',
    },
    { name: { en: 'Nearly a line', ru: 'Почти прямая' }, text: '10 82, 25 70, 40 66, 55 50, 70 41, 85 30' },
    { name: { en: 'An outlier', ru: 'Выброс' }, text: '10 20, 30 30, 50 40, 70 50, 90 5' },
    { name: { en: 'No trend', ru: 'Без тренда' }, text: '20 30, 80 30, 20 70, 80 70' },
    { name: randomName, text: random },
  ],
  stage: planeStage,
  run: (module, { input }) => module.fitLine(input.points.map(({ x, y }) => [x, y])),
  look: (locals, moment) => {
    const { meanX, meanY, slope } = remember(moment, locals)
    const { points } = moment.input
    const { x, y } = moment.ended ? ({} as Partial<L>) : locals
    const hasMeans = meanX !== undefined && meanY !== undefined
    const line = hasMeans && slope !== undefined ? { slope, intercept: meanY - slope * meanX } : undefined
    const product = hasMeans && x !== undefined && y !== undefined ? (x - meanX) * (y - meanY) : undefined
    return {
      areas: [
        ...(product === undefined || x === undefined || y === undefined
          ? []
          : [
              {
                id: 'product',
                from: [meanX ?? 0, meanY ?? 0] as const,
                to: [x, y] as const,
                mark: product < 0 ? ('swap' as const) : ('done' as const),
              },
            ]),
        ...(moment.ended && line
          ? points.map((point, index) => ({
              id: `square ${index}`,
              ...errorSquare(point, line),
              mark: 'compare' as const,
            }))
          : []),
      ],
      lines: [
        ...(hasMeans && !moment.ended
          ? [
              { id: 'mean of x', from: [meanX, 0] as const, to: [meanX, 100] as const },
              { id: 'mean of y', from: [0, meanY] as const, to: [100, meanY] as const },
            ]
          : []),
        ...(line ? [{ id: 'line', ...within(line), mark: 'done' as const }] : []),
      ],
      points: [
        ...points.map((point, index) => ({
          id: `p${index}`,
          x: point.x,
          y: point.y,
          isCurrent: point.x === x && point.y === y,
          ...(point.x === x && point.y === y && { mark: 'current' as const }),
        })),
        ...(hasMeans ? [{ id: 'middle', x: meanX, y: meanY, mark: 'active' as const }] : []),
      ],
    }
  },
  watch: ['slope', 'covariance', 'variance'],
  wide: ['slope', 'covariance', 'variance'],
  words: {
    'checkSamples(points': null,
    '({ features })': null,
    'const meanX': () => 'Computes the middle of the points: the mean of x and the mean of y.',
    'x))': null,
    'const meanY': null,
    'y))': null,
    'let covariance': ({ meanX, meanY }) =>
      `The middle is at x = ${shown(meanX)}, y = ${shown(meanY)}. The best line goes through it. Only the slope is unknown.`,
    'let variance': null,
    'for (const [x, y]': null,
    'covariance +=': ({ x, y, meanX, meanY }) =>
      `The rectangle from the middle to the point adds ${factor(x - meanX)} · ${factor(y - meanY)} = ${shown((x - meanX) * (y - meanY))}, ${verdict((x - meanX) * (y - meanY))}.`,
    'variance +=': ({ x, meanX }) =>
      `Adds ${factor(x - meanX)}² = ${shown((x - meanX) ** 2)} to the spread of x. Far points count more.`,
    'if (variance === 0)': null,
    'throw new': null,
    'const slope': ({ covariance, variance }) =>
      `The slope is the sum of these products divided by the spread of x: ${shown(covariance)} / ${shown(variance)} = ${shown(covariance / variance)}.`,
    'const intercept': null,
    'checkOverflow(': null,
    'return { slope': ({ meanX, meanY, slope }) =>
      `The line goes through the middle, so the intercept is ${shown(meanY)} − ${factor(slope)} · ${shown(meanX)} = ${shown(meanY - slope * meanX)}.`,
  },
  outcome: (result, { points }) => {
    const { slope, intercept } = result as Module.Line
    return `y = ${shown(slope)} x ${intercept < 0 ? '−' : '+'} ${shown(Math.abs(intercept))}. The squares of the errors add up to ${shown(points.reduce((sum, { x, y }) => sum + (y - slope * x - intercept) ** 2, 0))}, and no other line has a smaller sum.`
  },
  shows: ({ lines }, result) => {
    const line = lines.find(({ id }) => id === 'line')
    const { slope, intercept } = result as Module.Line
    return [line?.to[1].toFixed(6), (slope * (line?.to[0] ?? NaN) + intercept).toFixed(6)]
  },
})
