/**
 * Counts and computes statements of the articles on statistics and on rising subsequences. The random input is the same
 * in every run. Run it with `npx tsx bench/algorithms/samples.ts`. `quoted.test.ts` compares the articles with its
 * output.
 */
import {
  longestIncreasingSubsequence,
  longestIncreasingSubsequenceQuadratic,
} from '../../handbook/algorithms/sets/longest-increasing-subsequence.ts'
import { medianOfMediansSelect, quickSelect } from '../../handbook/algorithms/statistics/quickselect.ts'
import { reservoirSample, reservoirSampleBySkips } from '../../handbook/algorithms/statistics/reservoir-sampling.ts'
import { RunningVariance } from '../../handbook/algorithms/statistics/running-variance.ts'
import type { Compare } from '../../handbook/algorithms/compare.ts'
import { measurementRandom } from '../../handbook/algorithms/contracts/measurement-random.ts'
import { countingCompare, decimal, mean, printCounts } from './count.ts'
import { randomSource } from './measure.ts'

const whole = decimal(0)

const numbersOf = (length: number, seed: number): number[] => Array.from({ length }, randomSource(seed))
const comparisons = (run: (compare: Compare<number>) => unknown): number => {
  const { compare, calls } = countingCompare()
  run(compare)
  return calls()
}

printCounts(
  'comparisons to select, for each item',
  ['k', 'quickselect', 'median of medians', 'sort'],
  [1_000, 100_000].flatMap((size) =>
    (
      [
        ['median', 0.5],
        ['1 %', 0.01],
      ] as const
    ).map(([name, share]) => {
      const k = Math.floor(share * size)
      const [numbers, random] = [randomSource(1), measurementRandom(2)]
      // Chance has a larger influence on the first method.
      const methods: [runs: number, (items: number[], compare: Compare<number>) => unknown][] = [
        [size > 1_000 ? 200 : 2_000, (items, compare) => quickSelect(items, k, compare, { random })],
        [5, (items, compare) => medianOfMediansSelect(items, k, compare)],
        [5, (items, compare) => items.toSorted(compare)],
      ]
      // `Array.from` needs three times as long for the 40 million numbers of this table.
      const drawn = (): number[] => {
        const items: number[] = []
        for (let index = 0; index < size; index++) items.push(numbers())
        return items
      }
      const meanOf = (runs: number, method: (items: number[], compare: Compare<number>) => unknown): number =>
        mean(Array.from({ length: runs }), () => comparisons((compare) => method(drawn(), compare)))
      return [whole(size), name, ...methods.map(([runs, method]) => decimal(1)(meanOf(runs, method) / size))]
    }),
  ),
)

const million = 1_000_000
printCounts(
  'random numbers to sample a million items',
  ['a draw for each', 'with skips', '3k · ln(n/k)'],
  [1, 10, 1_000].map((size) => [
    whole(size),
    ...[reservoirSample, reservoirSampleBySkips].map((sample) => {
      const random = randomSource(5)
      let draws = 0
      sample(
        Array.from({ length: million }, (_, index) => index),
        size,
        () => {
          draws++
          return random()
        },
      )
      return whole(draws)
    }),
    whole(3 * size * Math.log(million / size)),
  ]),
)

const textbook = (values: readonly number[]): number => {
  const sum = values.reduce((sum, value) => sum + value, 0)
  const squares = values.reduce((sum, value) => sum + value * value, 0)
  return (squares - (sum * sum) / values.length) / (values.length - 1)
}
const twoPasses = (values: readonly number[]): number => {
  const middle = mean(values, (value) => value)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
}
printCounts(
  'sample variance of 10,000 numbers',
  ['textbook', 'two passes', 'Welford'],
  [0, 1e6, 1e8, 1e9, 1e12].map((offset) => {
    const values = numbersOf(10_000, 1).map((value) => value + offset)
    const rough = textbook(values)
    const digits = Math.abs(rough) < 1 ? 4 : Math.abs(rough) < 1_000 ? 1 : 0
    return [
      whole(offset),
      decimal(digits)(rough).replace('-', '−'),
      ...[twoPasses(values), new RunningVariance(values).sampleVariance].map((value) => value.toPrecision(7)),
    ]
  }),
)

const risingInputs = {
  'random, 1,000': numbersOf(1_000, 1),
  'random, 10,000': numbersOf(10_000, 1),
  'rising, 10,000': Array.from({ length: 10_000 }, (_, index) => index),
  'falling, 10,000': Array.from({ length: 10_000 }, (_, index) => -index),
}
printCounts(
  'comparisons for the longest rising subsequence',
  ['longest', 'n log n', 'n²'],
  Object.entries(risingInputs).map(([name, items]) => [
    name,
    whole(longestIncreasingSubsequence(items).length),
    ...[longestIncreasingSubsequence<number>, longestIncreasingSubsequenceQuadratic<number>].map((find) =>
      whole(comparisons((compare) => find(items, compare))),
    ),
  ]),
)
