import { describe } from 'vitest'
import type { Sizes } from '../bounds.ts'
import { type Measurement, testCatalogueGrowth } from '../contracts/catalogue-growth.ts'
import { measurementRandom } from '../contracts/measurement-random.ts'
import * as binary from './binary-search.ts?counted'
import { search } from './catalogue.ts'
import * as exponential from './exponential-search.ts?counted'
import * as interpolation from './interpolation-search.ts?counted'
import * as jump from './jump-search.ts?counted'
import * as linear from './linear-search.ts?counted'
import * as windows from './sliding-window.ts?counted'
import * as ternary from './ternary-search.ts?counted'
import * as pointers from './two-pointers.ts?counted'

const sizes: Sizes[] = [{ n: 2 ** 8 }, { n: 2 ** 12 }, { n: 2 ** 16 }]
const counting = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** Looks for 200 seeded random items. */
const someItems = (n: number, look: (target: number) => unknown): void => {
  const random = measurementRandom(n)
  for (let round = 0; round < 200; round++) look(Math.floor(random() * n))
}

type Search = (items: number[], target: number) => unknown
/** Measures a search. In its best case the target is `best(n)`, in its worst case it is greater than all items. */
const searching = (run: Search, best: (n: number) => number): Measurement => ({
  sizes,
  best: ({ n = 0 }) => run(counting(n), best(n)),
  average: ({ n = 0 }) => {
    const items = counting(n)
    someItems(n, (target) => run(items, target))
  },
  worst: ({ n = 0 }) => run(counting(n), n),
})
const first = () => 0
const middle = (n: number) => Math.floor((n - 1) / 2)

describe('search', () => {
  testCatalogueGrowth(search, {
    linearSearch: searching(linear.linearSearch, first),
    sentinelSearch: searching(linear.sentinelSearch, first),
    binarySearch: searching(binary.binarySearch, middle),
    binarySearchRecursive: searching(binary.binarySearchRecursive, middle),
    lowerBound: searching(binary.lowerBound, first),
    upperBound: searching(binary.upperBound, first),
    partitionPoint: { sizes, every: ({ n = 0 }) => binary.partitionPoint(0, n, (i: number) => i < n / 3) },
    jumpSearch: { ...searching(jump.jumpSearch, first), worst: ({ n = 0 }) => jump.jumpSearch(counting(n), n - 2) },
    interpolationSearch: {
      sizes,
      best: ({ n = 0 }) => interpolation.interpolationSearch(counting(n), middle(n)),
      average: ({ n = 0 }) => {
        const items = counting(n).map(measurementRandom(n + 1)).toSorted((a, b) => a - b)
        someItems(n, (index) => interpolation.interpolationSearch(items, items[index] ?? 0))
      },
      // One huge item at the end, so every guess is the first remaining item.
      worst: ({ n = 0 }) => interpolation.interpolationSearch([...counting(n), 1e300], n - 1),
    },
    exponentialSearch: searching(exponential.exponentialSearch, first),
    firstBeyond: {
      sizes,
      best: () => exponential.firstBeyond(() => false),
      every: ({ n = 0 }) => exponential.firstBeyond((i: number) => i < n - 1),
    },
    ternarySearch: searching(ternary.ternarySearch, first),
    peak: { sizes, every: ({ n = 0 }) => ternary.peak(0, n, (i: number) => -Math.abs(i - n / 3)) },
    ternaryMaximum: { sizes, every: ({ n = 0 }) => ternary.ternaryMaximum((x: number) => -x * x, { low: -n, high: n, tolerance: 1 }) },
    goldenSectionMaximum: { sizes, every: ({ n = 0 }) => ternary.goldenSectionMaximum((x: number) => -x * x, { low: -n, high: n, tolerance: 1 }) },
    pairWithSum: {
      sizes,
      best: ({ n = 0 }) => pointers.pairWithSum(counting(n), n - 1),
      average: ({ n = 0 }) => {
        const items = counting(n)
        someItems(n, (target) => pointers.pairWithSum(items, 2 * target))
      },
      worst: ({ n = 0 }) => pointers.pairWithSum(counting(n), -1),
    },
    triplesWithSum: {
      sizes: [{ n: 50 }, { n: 100 }, { n: 200 }],
      best: ({ n = 0 }) => pointers.triplesWithSum(counting(n).map(() => 1)),
      average: ({ n = 0 }) => pointers.triplesWithSum(counting(n).map(measurementRandom(n))),
      worst: ({ n = 0 }) => pointers.triplesWithSum(counting(n)),
    },
    largestContainer: { sizes, every: ({ n = 0 }) => pointers.largestContainer(counting(n)) },
    partition: { sizes, every: ({ n = 0 }) => pointers.partition(counting(n), (item: number) => item % 3 === 0) },
    removeRepeats: { sizes, every: ({ n = 0 }) => pointers.removeRepeats(counting(n).map((item) => item >> 1)) },

    greatestSum: { sizes, every: ({ n = 0 }) => windows.greatestSum(counting(n), n / 4) },
    longestDistinct: {
      sizes: sizes.map(({ n = 0 }) => ({ n, k: 50 })),
      every: ({ n = 0 }) => windows.longestDistinct(counting(n).map((item) => item % 50)),
    },
    shortestWithSum: {
      sizes,
      every: ({ n = 0 }) => windows.shortestWithSum(counting(n).map((item) => 1 + (item % 7)), n),
    },
    shortestCover: {
      sizes: [{ n: 400, m: 300 }, { n: 4000, m: 400 }, { n: 16_000, m: 8000 }],
      every: ({ n = 0, m = 0 }) => windows.shortestCover('abcd'.repeat(n / 4), 'abcd'.repeat(m / 4)),
    },
  })
})
