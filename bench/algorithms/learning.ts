/**
 * Counts and measures statements of the articles on machine learning: about seeding, the number of clusters, and
 * descent. The data are the same in every run. Run it with `npx tsx bench/algorithms/learning.ts`. `quoted.test.ts`
 * compares the articles with its output.
 */
import { chooseCenters, kMeans } from '../../handbook/algorithms/machine-learning/k-means.ts'
import {
  fitLinearRegression,
  fitLinearRegressionByDescent,
} from '../../handbook/algorithms/machine-learning/linear-regression.ts'
import type { LinearModel } from '../../handbook/algorithms/machine-learning/linear-model.ts'
import type { Sample } from '../../handbook/algorithms/machine-learning/sample.ts'
import type { Point } from '../../handbook/algorithms/math/euclidean-distance.ts'
import { randomInteger, type Random } from '../../handbook/algorithms/random.ts'
import { decimal, mean, printCounts } from './count.ts'
import { randomSource } from './measure.ts'

const whole = decimal(0)

/**
 * Nearly normal, with deviation 1. It uses only sums, so that the logarithm or cosine of an engine does not influence
 * the figures.
 */
const normal = (random: Random): number => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6)

const random = randomSource(1)
const middles = [
  [0, 0],
  [10, 0],
  [0, 10],
  [10, 10],
  [5, 5],
] as const
const points: Point[] = middles.flatMap(([x, y]) =>
  Array.from({ length: 50 }, () => [x + normal(random), y + normal(random)]),
)

const chooseUniformly = (points: readonly Point[], k: number, random: Random): Point[] => {
  const left = [...points]
  return Array.from({ length: k }, () => left.splice(randomInteger(left.length, random), 1)).flat()
}

/** Runs one round at a time, because the result does not contain the number of rounds. */
const runFrom = (first: Point[]): { rounds: number; inertia: number } => {
  let result = kMeans(points, first.length, { initialCenters: first, maxRounds: 1 })
  let rounds = 1
  for (; !result.converged; rounds++)
    result = kMeans(points, first.length, { initialCenters: result.centers, maxRounds: 1 })
  return { rounds, inertia: result.inertia }
}

const startsOf = (choose: typeof chooseUniformly): { rounds: number; inertia: number }[] => {
  const random = randomSource(7)
  return Array.from({ length: 200 }, () => runFrom(choose(points, middles.length, random)))
}
const starts = [startsOf(chooseUniformly), startsOf(chooseCenters)]
const best = Math.min(...starts.flat().map(({ inertia }) => inertia))
printCounts(
  `k-means, ${points.length} points in ${middles.length} groups, 200 starts; the best inertia is ${whole(best)}`,
  ['uniform', 'k-means++'],
  [
    // The tolerance is needed because the same groups in another order are summed in another order.
    [
      'starts that reached the best result',
      ...starts.map((runs) => String(runs.filter(({ inertia }) => inertia < best + 1e-6).length)),
    ],
    ['worst inertia', ...starts.map((runs) => whole(Math.max(...runs.map(({ inertia }) => inertia))))],
    ['rounds on average', ...starts.map((runs) => decimal(1)(mean(runs, ({ rounds }) => rounds)))],
  ],
)

const again = randomSource(3)
printCounts(
  'Inertia, the best of 20 runs for each k',
  ['inertia'],
  Array.from({ length: 9 }, (_, index) => [
    `k = ${index + 1}`,
    whole(Math.min(...Array.from({ length: 20 }, () => kMeans(points, index + 1, { random: again }).inertia))),
  ]),
)

const line: Sample<number>[] = (
  [
    [1, 2],
    [2, 3],
    [3, 5],
    [4, 4],
  ] as const
).map(([x, target]) => ({ features: [x], target }))
printCounts(
  'Descent on four points',
  ['slope', 'intercept'],
  [1, 3, 50, 200, 1000].map((rounds) => {
    const { weights, intercept } = fitLinearRegressionByDescent(line, { rounds })
    return [whole(rounds), ...[...weights, intercept].map(decimal(rounds < 1000 ? 3 : 5))]
  }),
)

const flats = (
  [
    [50, 1],
    [60, 2],
    [70, 2],
    [80, 3],
    [90, 3],
    [100, 4],
    [110, 3],
    [120, 4],
  ] as const
).map((features) => ({ features, target: 50_000 + 2_000 * features[0] + 20_000 * features[1] }))

const scaled = (samples: readonly Sample<number>[]): Sample<number>[] => {
  const scales = (samples[0]?.features ?? []).map((_, axis) => {
    const middle = mean(samples, ({ features }) => features[axis] ?? NaN)
    return { middle, deviation: Math.sqrt(mean(samples, ({ features }) => ((features[axis] ?? NaN) - middle) ** 2)) }
  })
  return samples.map(({ features, target }) => ({
    features: scales.map(({ middle, deviation }, axis) => ((features[axis] ?? NaN) - middle) / deviation),
    target,
  }))
}

const weightsOf = ({ weights }: LinearModel): string[] => weights.map(whole)
const answerAt = (rate: number): string[] => {
  try {
    return weightsOf(fitLinearRegressionByDescent(flats, { rate }))
  } catch (error) {
    return [error instanceof RangeError ? 'diverges' : String(error)]
  }
}
const [reached, exact] = [fitLinearRegressionByDescent, fitLinearRegression].map(
  (fit) => fit(scaled(flats)).weights,
) as [number[], number[]]
const off = Math.max(...exact.map((weight, axis) => Math.abs((reached[axis] ?? NaN) / weight - 1)))
printCounts(
  'Descent on eight flats, 1,000 rounds',
  ['a square metre', 'a room'],
  [
    ['equations', ...weightsOf(fitLinearRegression(flats))],
    ...[0.0003, 0.00025].map((rate) => [`rate ${rate}`, ...answerAt(rate)] as const),
    ['scaled, rate 0.1: percent off', decimal(3)(100 * off)],
  ],
)
