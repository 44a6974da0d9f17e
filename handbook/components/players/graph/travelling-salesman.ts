import type * as Module from '../../../algorithms/graph/travelling-salesman.ts'
import { pointsInput, randomPoints, type PointsInput } from '@dev-handbook/step-player/player/inputs/points'
import { remember } from '@dev-handbook/step-player/player/remember'
import { planeStage, type PlaneView } from '@dev-handbook/step-player/player/stages/plane-stage'
import { randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject, type Mark } from '@dev-handbook/step-player/player/subject'

interface L {
  places: number[]
  i: number
  j: number
  kept: number
  exchanged: number
  improved: boolean
  order: readonly number[]
}

const distancesOf = ({ points }: PointsInput): number[][] =>
  points.map((a) => points.map((b) => Math.hypot(a.x - b.x, a.y - b.y)))

/** How a total length compares with the one before it. The sentences show both without decimals. */
const comparedWith = (kept: number, exchanged: number): string => {
  if (exchanged >= kept * (1 - 1e-12)) return 'not shorter'
  return exchanged.toFixed(0) === kept.toFixed(0) ? 'a little shorter' : 'shorter'
}

export const subject = defineSubject<typeof Module, PointsInput, L, PlaneView>({
  title: 'Travelling salesman: 2-opt',
  code: ['algorithms/graph/travelling-salesman.ts#two-opt'],
  load: () => import('../../../algorithms/graph/travelling-salesman.ts?traced'),
  input: pointsInput({ least: 4 }),
  presets: [
    {
      name: { en: 'As in the article, times 20', ru: 'Как в статье, в 20 раз больше' },
      text: '0 40, 20 20, 80 20, 60 60, 100 20, 60 80, 0 60',
    },
    { name: { en: 'Crossings', ru: 'Пересечения' }, text: '10 20, 85 75, 20 80, 90 25, 50 10, 45 90, 60 55, 30 45' },
    {
      name: { en: 'A ring', ru: 'Кольцо' },
      text: '90 50, 20 76, 62 88, 20 24, 80 75, 8 50, 62 12, 38 88, 80 25, 38 12',
    },
    {
      name: randomName,
      text: () =>
        randomPoints(
          [
            [25, 30, ''],
            [75, 35, ''],
            [50, 75, ''],
          ],
          3,
        ),
    },
  ],
  stage: planeStage,
  // The first tour is in the order of the input, so that the run has something to improve.
  run: (module, { input }) => module.twoOpt(distancesOf(input), [...input.points.keys()]),
  look: (locals, moment) => {
    const { places = [...moment.input.points.keys()] } = remember(moment, locals)
    const tour = moment.ended ? (moment.result as Module.Tour).order : places
    const { i, j } = moment.ended ? ({} as Partial<L>) : locals
    const at = (index: number) => moment.input.points[tour[index % tour.length] ?? 0] ?? { x: 0, y: 0 }
    const markOf = (index: number): Mark | undefined =>
      moment.ended ? 'done' : index === i || index === j ? 'compare' : undefined
    return {
      points: moment.input.points.map(({ x, y }, index) => ({ id: `p${index}`, x, y, label: String(index) })),
      lines: tour.map((_, index) => {
        const [from, to] = [at(index), at(index + 1)]
        return {
          id: `${tour[index]} ${tour[(index + 1) % tour.length]}`,
          from: [from.x, from.y] as const,
          to: [to.x, to.y] as const,
          mark: markOf(index),
        }
      }),
    }
  },
  watch: ['i', 'j', 'kept', 'exchanged'],
  words: {
    checkDistances: null,
    checkSymmetric: null,
    checkOrder: null,
    'let places': () => 'The first tour visits the points in their order.',
    'wayEitherWay(': null,
    improved: ({ improved }) =>
      improved ? 'Looks for two edges to replace.' : 'No replacement of two edges makes the tour shorter.',
    'improved = false': null,
    'i < places.length - 2': null,
    'j < places.length': null,
    'const kept': null,
    'const exchanged': ({ places, i, j, kept }) =>
      `The edges ${places[i]}–${places[i + 1]} and ${places[j]}–${places[(j + 1) % places.length]} have the total length ${kept.toFixed(0)}.`,
    'if (exchanged >=': ({ kept, exchanged, places, i, j }) =>
      `With ${places[i]}–${places[j]} and ${places[i + 1]}–${places[(j + 1) % places.length]} instead, the total is ${exchanged.toFixed(0)}, which is ${comparedWith(kept, exchanged)}.`,
    continue: null,
    'places = [': ({ places, i, j }) => `Reverses the part from ${places[i + 1]} to ${places[j]}.`,
    'improved = true': null,
    'return { order': null,
  },
  outcome: (result) =>
    `A tour of length ${(result as Module.Tour).length.toFixed(0)} that no replacement of two edges makes shorter.`,
})
