import type * as Module from '../../../algorithms/machine-learning/k-means.ts'
import { randomName } from '@dev-handbook/step-player/player/languages'
import { pointsInput, randomPoints, type PointsInput } from '@dev-handbook/step-player/player/inputs/points'
import { plain } from '@dev-handbook/step-player/player/number-words'
import { remember } from '@dev-handbook/step-player/player/remember'
import { planeStage, tones, type PlaneView } from '@dev-handbook/step-player/player/stages/plane-stage'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'
import { fault } from '../texts/fault.ts'

type Point = readonly number[]

interface L {
  centers: readonly Point[]
  assignments: readonly number[]
  round: number
  converged: boolean
  next: readonly number[]
  point: Point
  index: number
  cluster: number
  maxRounds: number
  k: number
  count: number
  inertia: number
}

/** Both coordinates of a point. A no-break space keeps them on one line. */
const text = (point: Point | undefined, decimals = 1): string =>
  (point ?? []).map((value) => plain(value, decimals)).join('\u00a0')

/** A list of centres. More than three centres are written as whole numbers, so that the list fits a phone. */
const listed = (centers: readonly Point[]): string => {
  if (centers.length < 4) return centers.map((center) => text(center)).join('; ')
  const isRounded = centers.some((center) => !center.every(Number.isInteger))
  return `${isRounded ? 'about ' : ''}${centers.map((center) => text(center, 0)).join('; ')}`
}

const centersAre = (centers: readonly Point[], when = ''): string =>
  `The ${centers.length === 1 ? 'centre is' : 'centres are'} ${when}${listed(centers)}`

interface Input extends PointsInput {
  /** First places of the centres. Absent: the algorithm chooses them. */
  from?: readonly Point[]
}

const points = pointsInput({ k: true })

/** Points and k, and perhaps the first centres: `10 50, 20 50, 80 50 k 2 from 10 50, 20 50`. */
const input: InputKind<Input> = {
  label: { en: 'Points from 0 to 100, k, and the first centres', ru: 'Точки от 0 до 100, k и первые центры' },
  parse: (text) => {
    const [list = '', first] = text.split(/\s+from\s+/)
    const parsed = points.parse(list)
    if ('fault' in parsed || first === undefined) return parsed
    const from = pointsInput({ least: 1 }).parse(first)
    if ('fault' in from) return from
    const { k } = parsed.value
    return from.value.points.length === k
      ? { value: { ...parsed.value, from: from.value.points.map(({ x, y }) => [x, y]) } }
      : fault((say) => say.wrongCentres(from.value.points.length, k))
  },
}

export const subject = defineSubject<typeof Module, Input, L, PlaneView>({
  title: 'k-means',
  code: ['algorithms/machine-learning/k-means.ts#k-means', 'algorithms/machine-learning/k-means.ts#means'],
  load: () => import('../../../algorithms/machine-learning/k-means.ts?traced'),
  input,
  presets: [
    {
      name: { en: 'As in the article, times 5', ru: 'Как в статье, в 5 раз больше' },
      text: '5 50, 10 50, 20 50, 50 50, 60 50, 65 50 k 2 from 5 50, 10 50',
    },
    {
      name: { en: 'Three groups', ru: 'Три группы' },
      text: '15 20, 22 28, 12 32, 25 14, 30 24, 70 18, 78 26, 84 14, 72 32, 45 76, 52 84, 58 72, 40 88, 48 66 k 3',
    },
    {
      name: { en: 'One group too many', ru: 'На одну группу больше' },
      text: '15 20, 22 28, 12 32, 80 70, 88 64, 76 78 k 3',
    },
    {
      name: randomName,
      text: () =>
        `${randomPoints(
          [
            [25, 25, ''],
            [75, 30, ''],
            [50, 78, ''],
          ],
          5,
        )} k 3`,
    },
  ],
  stage: planeStage,
  run: (module, { input, tools }) =>
    module.kMeans(
      input.points.map(({ x, y }) => [x, y]),
      input.k,
      { random: tools.random, ...(input.from && { initialCenters: input.from }) },
    ),
  look: (locals, moment) => {
    const { centers = [], assignments = [] } = remember(moment, locals)
    return {
      points: [
        ...moment.input.points.map(({ x, y }, index) => ({
          id: `p${index}`,
          x,
          y,
          mark: tones[assignments[index] ?? -1],
          isCurrent: !moment.ended && locals.point?.[0] === x && locals.point[1] === y,
        })),
        ...centers.map(([x = 0, y = 0], index) => ({ id: `c${index}`, x, y, mark: tones[index], sign: String(index) })),
      ],
      lines: moment.input.points.flatMap(({ x, y }, index) => {
        const center = centers[assignments[index] ?? -1]
        return center ? [{ id: `l${index}`, from: [x, y] as const, to: [center[0] ?? 0, center[1] ?? 0] as const }] : []
      }),
    }
  },
  watch: ['round', 'cluster', 'converged'],
  wide: ['converged'],
  words: {
    'const { maxRounds': null,
    'const dimensions': null,
    'for (const [index, center]': null,
    'if (center.length': null,
    '({ features })': null,
    checkInteger: null,
    'let centers': ({ k }, { input: { from } }) =>
      from
        ? `The ${k === 1 ? 'first centre is' : 'first centres are'} given.`
        : k === 1
          ? 'Chooses a point at random as the first centre.'
          : 'Chooses random points as the first centres. Points far from the chosen centres are more likely.',
    'if (centers.length !== k)': null,
    'throw new RangeError': null,
    'let assignments': ({ centers }) => `${centersAre(centers)}. Each point goes to the nearest centre.`,
    'nearestCenter(centers, point).index': ({ point, next, assignments }) =>
      next || assignments ? '' : `Which centre is nearest to ${text(point)}?`,
    'let converged': null,
    'round < maxRounds': ({ round, converged }) =>
      converged ? 'The clusters are found.' : `Round ${round + 1} begins.`,
    'centers = meansOf': () => 'Each centre moves to the mean of its points.',
    'const next': ({ centers }) => `${centersAre(centers, 'now ')}. Each point goes to the nearest centre.`,
    'converged = ': () => 'Has any point changed its centre?',
    'center === assignments': null,
    'assignments = next': ({ converged }) =>
      converged ? 'No. Every point stays with its centre.' : 'Yes, so another round follows.',
    'const inertia': () => 'Adds up the squared distances to the centres.',
    'sum + nearestCenter': null,
    'return { centers': null,
    'const sums': null,
    'center.map(() => 0)': null,
    '0)': null,
    'const counts': null,
    'for (const [index, point]': () => 'Adds up the points of each centre.',
    'const cluster': null,
    'const sum': null,
    'counts[cluster] =': ({ point, cluster }) => `${text(point)} counts for centre ${cluster}.`,
    'for (const [axis': null,
    'sum[axis] =': null,
    'return sums.map': () => 'Divides each sum by its count.',
    'const count = ': null,
    'return count === 0': ({ count, cluster }) => (count === 0 ? `Centre ${cluster} has no points, so it stays.` : ''),
    'value / count': null,
  },
  outcome: (result) =>
    `${(result as Module.Clustering).converged ? 'Found' : 'Stopped'}: ${(result as Module.Clustering).centers.length === 1 ? 'a centre' : 'centres'} at ${listed((result as Module.Clustering).centers)}.`,
})
