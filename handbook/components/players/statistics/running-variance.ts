import type * as Module from '../../../algorithms/statistics/running-variance.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { numbersInput } from '@dev-handbook/step-player/player/inputs/numbers'
import { factor, plain } from '@dev-handbook/step-player/player/number-words'
import { remember } from '@dev-handbook/step-player/player/remember'
import { planeStage, type PlaneLine, type PlaneView } from '@dev-handbook/step-player/player/stages/plane-stage'
import { defineSubject } from '@dev-handbook/step-player/player/subject'

interface L {
  '#count': number
  '#mean': number
  '#squares': number
  value: number
  fromOldMean: number
}

interface Result {
  mean: number
  variance: number
  sample: number
  deviation: number
}

/** Heights of the drawn parts, from the axis upwards. */
const [axis, newLine, oldLine, top] = [16, 42, 64, 84]

const round = (value: number): string => plain(value, 3)
const inside = (value: number): string => factor(value, 3)

/** The sign before a result: `≈` when one of the shown numbers is rounded. */
const equals = (...values: readonly number[]): string =>
  values.every((value) => Math.abs(value - Number(value.toFixed(3))) <= Math.max(1e-9, 1e-15 * Math.abs(value)))
    ? '='
    : '≈'

/** Returns a function from a value to its place between the smallest and the greatest value. */
const placer = (values: readonly number[]): ((value: number) => number) => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return (value) => (most === least ? 50 : 16 + ((value - least) / (most - least)) * 68)
}

export const subject = defineSubject<typeof Module, readonly number[], L, PlaneView>({
  title: 'Running mean and variance',
  code: ['algorithms/statistics/running-variance.ts#state', 'algorithms/statistics/running-variance.ts#add'],
  load: () => import('../../../algorithms/statistics/running-variance.ts?traced'),
  input: numbersInput({ most: 12, from: -1e10, to: 1e10, decimals: true }),
  presets: [
    { name: articleName, text: '4, 7, 13, 16' },
    {
      name: { en: 'A billion more', ru: 'На миллиард больше' },
      text: '1000000004, 1000000007, 1000000013, 1000000016',
    },
    { name: { en: 'One far away', ru: 'Одно далеко от остальных' }, text: '10, 11, 9, 10, 40' },
    { name: { en: 'All equal', ru: 'Все равны' }, text: '5, 5, 5' },
    { name: randomName, text: () => Array.from({ length: 8 }, () => Math.floor(Math.random() * 100)).join(', ') },
  ],
  stage: planeStage,
  run: (module, { input }): Result => {
    const running = new module.RunningVariance()
    for (const value of input) running.add(value)
    return {
      mean: running.mean,
      variance: running.variance,
      sample: running.sampleVariance,
      deviation: running.standardDeviation,
    }
  },
  look: (locals: Partial<L>, moment) => {
    // `fromOldMean` is reset, because the remembered distance may belong to the number before.
    const {
      '#count': count = 0,
      '#mean': mean = 0,
      value,
      fromOldMean,
    } = remember(moment, { fromOldMean: undefined, ...locals })
    const place = placer(moment.input)
    const x = (at: number) => Math.max(1, Math.min(99, place(at)))
    // The last step of a number is shown before its line has run. So at the end the mean comes from the result.
    const { mean: now, deviation = NaN } = moment.ended ? (moment.result as Result) : { mean }
    const isMoving = !moment.ended && value !== undefined && fromOldMean !== undefined
    const old = isMoving ? value - fromOldMean : now
    const hasMoved = isMoving && now !== old
    const line = (
      id: string,
      [from, to]: readonly [number, number],
      y: number,
      rest: Pick<PlaneLine, 'mark' | 'label'>,
    ): PlaneLine => ({ id, from: [x(from), y], to: [x(to), y], ...rest })
    // Texts are placed where no line crosses the digits: above a line, or beyond its end.
    const text = (id: string, at: readonly [number, number], rest: Pick<PlaneLine, 'mark' | 'label'>): PlaneLine => ({
      id: `text ${id}`,
      from: at,
      to: at,
      ...rest,
    })
    const behind = (distance: number) => x(value ?? 0) + (distance < 0 ? -9 : 9)
    const seen = moment.input.slice(0, count)
    return {
      points: seen.map((number, index) => {
        const isLast = !moment.ended && index === count - 1
        // Equal numbers are drawn above each other.
        const below = seen.slice(0, index).filter((other) => other === number).length
        return {
          id: `p${index}`,
          x: x(number),
          y: axis + 7 * below,
          mark: isLast ? ('current' as const) : undefined,
          label: isLast ? round(number) : undefined,
          isCurrent: isLast,
        }
      }),
      lines: [
        { id: 'axis', from: [1, axis], to: [99, axis], mark: 'muted' },
        ...(count > 0
          ? [
              { id: 'mean', from: [x(now), axis] as const, to: [x(now), top] as const, mark: 'active' as const },
              text('mean', [Math.max(12, Math.min(88, x(now))), top + 5], { label: `mean ${round(now)}` }),
            ]
          : []),
        ...(hasMoved
          ? [{ id: 'old', from: [x(old), axis] as const, to: [x(old), top] as const, mark: 'muted' as const }]
          : []),
        ...(deviation > 0
          ? [
              line('deviation', [now - deviation, now + deviation], newLine, { mark: 'done' }),
              text('deviation', [x(now + deviation / 2), newLine + 9], { label: `± ${round(deviation)}` }),
            ]
          : []),
        ...(isMoving
          ? [
              line('from old', [old, value], oldLine, { mark: 'compare' }),
              text('old', [behind(fromOldMean), oldLine], { mark: 'compare', label: round(fromOldMean) }),
            ]
          : []),
        ...(hasMoved
          ? [
              line('from new', [now, value], newLine, { mark: 'done' }),
              text('new', [behind(fromOldMean), newLine], { mark: 'done', label: round(value - now) }),
            ]
          : []),
      ],
    }
  },
  watch: ['value', '#count', '#mean', '#squares'],
  wide: ['#mean', '#squares'],
  words: {
    'if (!Number.isFinite': null,
    'throw new': null,
    'this.#count++': null,
    'const fromOldMean': (l) =>
      `Number ${l['#count']} is ${round(l.value)}. Its distance from the ${l['#count'] === 1 ? 'mean 0, where everything begins,' : `old mean ${round(l['#mean'])}`} is ${round(l.value - l['#mean'])}.`,
    'this.#mean +=': (l) =>
      `The mean moves by ${round(l.fromOldMean)} / ${l['#count']} ${equals(l.fromOldMean, l.fromOldMean / l['#count'])} ${round(l.fromOldMean / l['#count'])}, to ${round(l['#mean'] + l.fromOldMean / l['#count'])}.`,
    'this.#squares +=': (l) =>
      `The sum of squares grows by ${inside(l.fromOldMean)} · ${inside(l.value - l['#mean'])} ${equals(l.fromOldMean, l.value - l['#mean'], l.fromOldMean * (l.value - l['#mean']))} ${round(l.fromOldMean * (l.value - l['#mean']))}, the old times the new distance.`,
  },
  outcome: (result, input) => {
    const { mean, variance, sample, deviation } = result as Result
    return `The mean is ${round(mean)} and the variance ${round(variance)}.${input.length > 1 ? ` As a sample, the variance is ${round(sample)} and the standard deviation ${round(deviation)}.` : ''}`
  },
  shows: (view, result) => [
    view.lines.find(({ id }) => id === 'text mean')?.label,
    `mean ${round((result as Result).mean)}`,
  ],
})
