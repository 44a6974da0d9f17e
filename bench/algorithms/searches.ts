/**
 * Counts the comparisons of searches in ordered lists. The result is the mean for all numbers in the list, or for fewer
 * numbers when that takes long. Run it with `npx tsx bench/algorithms/searches.ts`. The counts are the same in every
 * run. Times are in `search-times.ts`.
 */
import type { Compare } from '../../handbook/algorithms/compare.ts'
import { binarySearch, lowerBound } from '../../handbook/algorithms/search/binary-search.ts'
import { exponentialSearch } from '../../handbook/algorithms/search/exponential-search.ts'
import { interpolationSearch } from '../../handbook/algorithms/search/interpolation-search.ts'
import { jumpSearch } from '../../handbook/algorithms/search/jump-search.ts'
import { linearSearch } from '../../handbook/algorithms/search/linear-search.ts'
import { goldenSectionMaximum, ternaryMaximum, ternarySearch } from '../../handbook/algorithms/search/ternary-search.ts'
import { countingCompare, formatCount, mean, printCounts } from './count.ts'
import { randomSource } from './measure.ts'

type Search = (items: readonly number[], target: number, compare: Compare<number>) => number

const searches: Record<string, Search> = {
  'linear search': (items, target, compare) => linearSearch(items, target, (a, b) => compare(a, b) === 0),
  'jump search': (items, target, compare) => jumpSearch(items, target, compare),
  'binary search': binarySearch,
  'lower bound': lowerBound,
  'exponential search': exponentialSearch,
  'ternary search': ternarySearch,
}

const sizes = [1_000, 1_000_000]
const numbers = (length: number): number[] => Array.from({ length }, (_, index) => index)

const comparisonsOf = (search: Search, items: readonly number[], target: number): number => {
  const { compare, calls } = countingCompare()
  search(items, target, compare)
  return calls()
}

/** Targets at even distances over the first `reach` items. */
const targetsIn = (items: readonly number[], reach: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => items[Math.floor(((index + 0.5) * reach) / count)] as number)

/** Counting these two for all of a million targets would take an hour. */
const fewer: Record<string, number> = { 'linear search': 10, 'jump search': 1_000 }

const meanComparisons = (name: string, search: Search, items: readonly number[], reach: number): string =>
  formatCount(
    mean(targetsIn(items, reach, reach > 1_000 ? (fewer[name] ?? reach) : reach), (target) =>
      comparisonsOf(search, items, target),
    ),
  )

const lists = sizes.map(numbers)
printCounts(
  'Comparisons, targets anywhere',
  sizes.map((size) => `${formatCount(size)} items`),
  Object.entries(searches).map(([name, search]) => [
    name,
    ...lists.map((items) => meanComparisons(name, search, items, items.length)),
  ]),
)
printCounts(
  'Comparisons, targets among the first 16',
  sizes.map((size) => `${formatCount(size)} items`),
  Object.entries(searches).map(([name, search]) => [
    name,
    ...lists.map((items) => meanComparisons(name, search, items, 16)),
  ]),
)

/** The key function reads the last item once. Then it reads three items in each round: both ends and the guess. */
const guessesOf = (items: readonly number[], target: number): number => {
  let looks = 0
  interpolationSearch(items, target, (item) => {
    looks++
    return item
  })
  return (looks - 1) / 3
}

const even = (length: number): number[] => Array.from({ length }, (_, index) => 2 * index)
/** Sorted as doubles, which takes a third of the time of a comparator. Each length is made once. */
const randomKeys = new Map(
  sizes.map((length) => [length, Array.from(Float64Array.from({ length }, randomSource(1)).toSorted())]),
)
const random = (length: number): readonly number[] => randomKeys.get(length) ?? []
const keys: Record<string, (length: number) => readonly number[]> = {
  'exactly even': even,
  'evenly spread at random': random,
  'their squares': (length) => random(length).map((key) => key ** 2),
  'e^(20 x), a heavy tail': (length) => random(length).map((key) => Math.exp(20 * key)),
}

for (const length of sizes) {
  printCounts(
    `Interpolation search, ${formatCount(length)} items, guesses`,
    ['mean', 'most'],
    Object.entries(keys).map(([shape, make]) => {
      const items = make(length)
      const guesses = targetsIn(items, length, 1_000).map((target) => guessesOf(items, target))
      return [shape, formatCount(mean(guesses, (count) => count)), formatCount(Math.max(...guesses))]
    }),
  )
}

interface Place {
  readonly index: number
  readonly key: number
}

/** For each guess of a search: the number of items in the range, and how far the guess is from the target. */
const roundsOf = (places: readonly Place[], target: Place): { range: number; distance: number }[] => {
  const looks: number[] = []
  interpolationSearch(places, target.key, ({ index, key }) => {
    looks.push(index)
    return key
  })
  const [, ...ends] = looks
  return Array.from({ length: ends.length / 3 }, (_, round) => {
    const [low = NaN, high = NaN, guess = NaN] = ends.slice(3 * round)
    return { range: high - low + 1, distance: Math.abs(guess - target.index) }
  })
}

const places = random(1_000_000).map((key, index): Place => ({ index, key }))
const traces = Array.from({ length: 1_000 }, (_, index) => roundsOf(places, places[1_000 * index + 500] as Place))
const rows = [0, 1, 2, 3, 4].map((round): [string, string, string, string] => {
  const running = traces.flatMap((rounds) => rounds[round] ?? [])
  return [
    String(round + 1),
    formatCount(running.length),
    Math.round(mean(running, ({ range }) => range)).toLocaleString('en'),
    formatCount(mean(running, ({ distance }) => distance)),
  ]
})
printCounts('Interpolation search, a million random keys, guess by guess', ['searches', 'range', 'distance'], rows)

const evaluations = (maximum: typeof ternaryMaximum): string => {
  let count = 0
  maximum(
    (x) => {
      count++
      return -((x - 0.3) ** 2)
    },
    { low: -1, high: 1, tolerance: 1e-9 },
  )
  return formatCount(count)
}

printCounts(
  'Evaluations that shrink a width of 2 to a billionth',
  [''],
  [
    ['ternary search', evaluations(ternaryMaximum)],
    ['golden section', evaluations(goldenSectionMaximum)],
  ],
)
