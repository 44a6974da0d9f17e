import { randomSource } from '../measure.ts'
import { squareRoot } from '../../../handbook/algorithms/math/square-root.ts'
import {
  hirschbergSubsequence,
  longestCommonSubsequence,
} from '../../../handbook/algorithms/sets/longest-common-subsequence.ts'
import { medianOfMediansSelect, quickSelect } from '../../../handbook/algorithms/statistics/quickselect.ts'
import {
  createAliasPicker,
  createWeightedPicker,
  weightedIndex,
} from '../../../handbook/algorithms/statistics/weighted-random.ts'
import { numbers, times } from './processor-times.ts'

/* Roots, medians, weighted draws, common subsequences. */

const random = randomSource(1)
const million = numbers(1_000_000)
times('roots of the first million numbers', {
  Newton: () => {
    let sum = 0
    for (let value = 1; value <= 1_000_000; value++) sum += squareRoot(value)
    return sum
  },
  'Math.sqrt': () => {
    let sum = 0
    for (let value = 1; value <= 1_000_000; value++) sum += Math.sqrt(value)
    return sum
  },
})

const ascending = (a: number, b: number): number => a - b
times('median of a million numbers', {
  quickselect: () => quickSelect([...million], 500_000, ascending, { random }),
  'median of medians': () => medianOfMediansSelect([...million], 500_000, ascending),
  'sort with a comparator': () => million.toSorted(ascending),
  Float64Array: () => Float64Array.from(million).toSorted(),
})

for (const size of [10, 1_000, 100_000]) {
  const weights = numbers(size)
  const [sums, aliases] = [createWeightedPicker(weights), createAliasPicker(weights)]
  const draws = (draw: () => number, times: number) => (): number => {
    let sum = 0
    for (let i = 0; i < times; i++) sum += draw()
    return sum
  }
  times(`weighted draws from ${size}: milliseconds for a million are nanoseconds for one`, {
    [`one pass, ${1_000_000 / size} draws`]: draws(() => weightedIndex(weights), 1_000_000 / size),
    'running sums, a million': draws(sums, 1_000_000),
    'aliases, a million': draws(aliases, 1_000_000),
  })
}

const [left, right] = [numbers(5_000, 100), numbers(5_001, 100).slice(1)]
times('longest common subsequence of two lists of 5,000', {
  table: () => longestCommonSubsequence(left, right),
  Hirschberg: () => hirschbergSubsequence(left, right),
})
