/**
 * Counts the comparisons and the writes to the array when the sorts get 2,000 numbers in several orders. Where chance
 * matters, the result is the mean of five inputs. Run it with `npx tsx bench/algorithms/sorts.ts`. The counts are the
 * same in every run, except in the last line of each table, which is the engine's own sort. Times are in
 * `sort-times.ts`.
 */
import type { Compare } from '../../handbook/algorithms/compare.ts'
import { bubbleSort, cocktailSort } from '../../handbook/algorithms/sort/bubble-sort.ts'
import { heapSort } from '../../handbook/algorithms/sort/heap-sort.ts'
import { binaryInsertionSort, insertionSort } from '../../handbook/algorithms/sort/insertion-sort.ts'
import { bottomUpMergeSort, mergeSort } from '../../handbook/algorithms/sort/merge-sort.ts'
import { partitionLomuto, quickSort, quickSortThreeWay } from '../../handbook/algorithms/sort/quick-sort.ts'
import { selectionSort, stableSelectionSort } from '../../handbook/algorithms/sort/selection-sort.ts'
import { ciuraGaps, knuthGaps, shellSort } from '../../handbook/algorithms/sort/shell-sort.ts'
import { timsort } from '../../handbook/algorithms/sort/timsort.ts'
import { countingCompare, formatCount, mean, printCounts } from './count.ts'
import { randomSource } from './measure.ts'
import { inputs, inversions, randomNumbers } from './sort-inputs.ts'

type Sort = (items: number[], compare: Compare<number>, seed: number) => unknown

const sorts: Record<string, Sort> = {
  'bubble sort': bubbleSort,
  'cocktail sort': cocktailSort,
  'selection sort': selectionSort,
  'stable selection sort': stableSelectionSort,
  'insertion sort': insertionSort,
  'binary insertion sort': (items, compare) => binaryInsertionSort(items, compare),
  'Shell sort, Knuth’s gaps': (items, compare) => shellSort(items, compare),
  'Shell sort, Ciura’s gaps': (items, compare) => shellSort(items, compare, ciuraGaps(items.length)),
  'merge sort': (items, compare) => mergeSort(items, compare),
  'merge sort, bottom-up': (items, compare) => bottomUpMergeSort(items, compare),
  'quicksort, random pivot': (items, compare, seed) => quickSort(items, compare, { random: randomSource(seed) }),
  'quicksort, random pivot, Lomuto': (items, compare, seed) =>
    quickSort(items, compare, { random: randomSource(seed), partition: partitionLomuto }),
  'quicksort, first item as pivot': (items, compare) => quickSort(items, compare, { random: () => 0 }),
  'quicksort, three-way': (items, compare, seed) => quickSortThreeWay(items, compare, { random: randomSource(seed) }),
  heapsort: heapSort,
  Timsort: (items, compare) => timsort(items, compare),
  'toSorted, the engine’s own': (items, compare) => items.toSorted(compare),
}

/** The counts of these sorts vary by a twentieth even for the same input, so the mean of five runs would be wrong. */
const randomPivots = new Set(['quicksort, random pivot', 'quicksort, three-way'])

const seeds = [1, 2, 3, 4, 5]
const manySeeds = Array.from({ length: 200 }, (_, index) => index + 1)

interface Counts {
  comparisons: number
  writes: number
}

/** Writes to `items` itself count, and writes to a buffer do not. An exchange is two writes. */
const countsOf = (sort: Sort, items: number[], seed: number): Counts => {
  const { compare, calls } = countingCompare()
  let writes = 0
  const watched = new Proxy(items, {
    set: (target, key, value) => {
      writes++
      return Reflect.set(target, key, value)
    },
  })
  sort(watched, compare, seed)
  return { comparisons: calls(), writes }
}

const seedsOf = (name: string, varies: boolean): readonly number[] => {
  if (randomPivots.has(name)) return manySeeds
  return varies ? seeds : seeds.slice(0, 1)
}

for (const { shape, varies = false, make } of inputs) {
  const rows = Object.entries(sorts).map(([name, sort]) => {
    const counts = seedsOf(name, varies).map((seed) => countsOf(sort, make(seed), seed))
    return [
      name,
      formatCount(Math.round(mean(counts, ({ comparisons }) => comparisons))),
      formatCount(Math.round(mean(counts, ({ writes }) => writes))),
    ] as const
  })
  printCounts(
    `2,000 items, ${shape}; ${formatCount(Math.round(mean(seeds, (seed) => inversions(make(seed)))))} inversions`,
    ['comparisons', 'writes'],
    rows,
  )
}

const lowerBound = (length: number): number => {
  let bits = 0
  for (let i = 2; i <= length; i++) bits += Math.log2(i)
  return bits
}

/** The items are not watched, because a proxy would make a hundred thousand items slow. */
const shellComparisons = (gaps: (length: number) => number[], length: number): number => {
  const { compare, calls } = countingCompare()
  shellSort(randomNumbers(length, length), compare, gaps(length))
  return calls()
}

printCounts(
  'Shell sort, random items, comparisons',
  ['Knuth’s gaps', 'Ciura’s gaps', 'log2(n!)'],
  [100, 1_000, 2_000, 10_000, 100_000].map((length) => [
    formatCount(length),
    ...[knuthGaps, ciuraGaps].map((gaps) => formatCount(shellComparisons(gaps, length))),
    formatCount(Math.round(lowerBound(length))),
  ]),
)
