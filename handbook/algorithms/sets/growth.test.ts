import { describe } from 'vitest'
import type { Sizes } from '../bounds.ts'
import { testCatalogueGrowth } from '../contracts/catalogue-growth.ts'
import { measurementRandom } from '../contracts/measurement-random.ts'
import * as backtracking from './backtracking.ts?counted'
import * as products from './cartesian-product.ts?counted'
import { sets } from './catalogue.ts'
import * as change from './coin-change.ts?counted'
import * as sums from './combination-sum.ts?counted'
import * as choosing from './combinations.ts?counted'
import * as shuffling from './fisher-yates-shuffle.ts?counted'
import * as knapsacks from './knapsack.ts?counted'
import * as common from './longest-common-subsequence.ts?counted'
import * as increasing from './longest-increasing-subsequence.ts?counted'
import * as subarrays from './maximum-subarray.ts?counted'
import * as orders from './permutations.ts?counted'
import * as power from './power-set.ts?counted'
import * as supersequences from './shortest-common-supersequence.ts?counted'

const sizesOf = (...values: number[]): Sizes[] => values.map((n) => ({ n }))
const many = sizesOf(1024, 4096, 16_384)
const tiny = sizesOf(5, 7, 8, 9)
const shapes: Sizes[] = [{ n: 20, m: 200 }, { n: 100, m: 100 }, { n: 400, m: 50 }, { n: 300, m: 300 }]
const loads: Sizes[] = [{ n: 10, w: 300 }, { n: 40, w: 100 }, { n: 100, w: 100 }, { n: 50, w: 2000 }]
const shapesOfChange: Sizes[] = [{ n: 5, w: 300 }, { n: 20, w: 100 }, { n: 40, w: 100 }, { n: 30, w: 1000 }]
const tupleSizes: Sizes[] = [{ d: 2, n: 30 }, { d: 4, n: 6 }, { d: 3, n: 10 }, { d: 5, n: 6 }]
const choiceSizes: Sizes[] = [{ n: 12, k: 4 }, { n: 15, k: 5 }, { n: 18, k: 6 }, { n: 60, k: 3 }]

const counting = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const scattered = (n: number): number[] => Array.from({ length: n }, measurementRandom(n))
const ofLength = (n: number, seed: number): string => {
  const random = measurementRandom(seed)
  return Array.from({ length: n }, () => 'abcd'.charAt(random() * 4)).join('')
}

/** Takes all results, and counts their items, because built-in functions copied them uncounted. */
const takeAll = (results: Iterable<readonly unknown[]>): void => {
  for (const result of results) globalThis.operationCounter.count += result.length
}
const boxes = (n: number, weight: (i: number) => number) => counting(n).map((i) => ({ weight: weight(i), value: (i * 7) % 11 }))

/** A solved sudoku without its first n cells. */
const sudoku = (n: number): number[][] =>
  counting(9).map((row) =>
    counting(9).map((column) =>
      9 * row + column < n ? 0 : 1 + ((row * 3 + Math.floor(row / 3) + column) % 9),
    ),
  )

describe('sets', () => {
  testCatalogueGrowth(sets, {
    cartesianProduct: {
      sizes: tupleSizes,
      every: ({ d = 0, n = 0 }) => takeAll(products.cartesianProduct(...counting(d).map(() => counting(n)))),
    },
    cartesianProductArray: {
      sizes: tupleSizes,
      every: ({ d = 0, n = 0 }) => takeAll(products.cartesianProductArray(...counting(d).map(() => counting(n)))),
    },

    powerSet: { sizes: tiny, every: ({ n = 0 }) => takeAll(power.powerSet(counting(n))) },
    powerSetByBits: { sizes: tiny, every: ({ n = 0 }) => takeAll(power.powerSetByBits(counting(n))) },
    powerSetArray: { sizes: tiny, every: ({ n = 0 }) => takeAll(power.powerSetArray(counting(n))) },
    powerSetByBacktracking: { sizes: tiny, every: ({ n = 0 }) => takeAll(power.powerSetByBacktracking(counting(n))) },

    permutations: { sizes: sizesOf(5, 6, 7, 8), every: ({ n = 0 }) => takeAll(orders.permutations(counting(n))) },
    nextPermutation: {
      sizes: sizesOf(8, 16, 64, 256),
      best: ({ n = 0 }) => orders.nextPermutation(counting(n)),
      average: ({ n = 0 }) => {
        const items = counting(n)
        for (let step = 0; step < 5_000; step++) orders.nextPermutation(items)
      },
      worst: ({ n = 0 }) => orders.nextPermutation([0, ...counting(n - 1).toReversed()]),
    },
    orderedPermutations: {
      sizes: sizesOf(5, 6, 7, 8),
      every: ({ n = 0 }) => takeAll(orders.orderedPermutations(counting(n))),
    },
    permutationsWithRepetition: {
      sizes: tupleSizes,
      every: ({ d = 0, n = 0 }) => takeAll(orders.permutationsWithRepetition(counting(n), d)),
    },

    combinations: { sizes: choiceSizes, every: ({ n = 0, k = 0 }) => takeAll(choosing.combinations(counting(n), k)) },
    combinationsWithRepetition: {
      sizes: choiceSizes.map(({ n = 0, k = 0 }) => ({ n: n - k, k })),
      every: ({ n = 0, k = 0 }) => takeAll(choosing.combinationsWithRepetition(counting(n), k)),
    },

    combinationSum: {
      sizes: [{ n: 8, k: 3, m: 3 }, { n: 8, k: 6, m: 6 }, { n: 12, k: 5, m: 5 }, { n: 16, k: 5, m: 5 }],
      upper: ['average', 'worst'],
      best: ({ n = 0 }) => takeAll(sums.combinationSum(counting(n).map((i) => i + 2), 1)),
      average: ({ n = 0, k = 0 }) => takeAll(sums.combinationSum(counting(n).map((i) => 2 * i + 3), 3 * k)),
      // The weights are so similar that any k items fit.
      worst: ({ n = 0, k = 0 }) => takeAll(sums.combinationSum(counting(n).map((i) => 1_000 + i), (1_000 + n) * k)),
    },
    combinationSumOnce: {
      sizes: tiny,
      upper: ['average', 'worst'],
      best: ({ n = 0 }) => takeAll(sums.combinationSumOnce(counting(n).map((i) => i + 2), 1)),
      average: ({ n = 0 }) => takeAll(sums.combinationSumOnce(counting(n).map((i) => i + 1), Math.floor((n * n) / 4))),
      worst: ({ n = 0 }) => takeAll(sums.combinationSumOnce(counting(n).map((i) => i + 1), n * n)),
    },
    countCombinationSums: {
      sizes: shapes,
      upper: ['best'],
      best: ({ n = 0, m = 0 }) => sums.countCombinationSums(counting(n).map((i) => m + 1 + i), m),
      average: ({ n = 0, m = 0 }) => sums.countCombinationSums(counting(n).map((i) => 1 + Math.floor((i * m) / (2 * n))), m),
      worst: ({ n = 0, m = 0 }) => sums.countCombinationSums(counting(n).map((i) => i + 1), m),
    },

    shuffle: { sizes: many, every: ({ n = 0 }) => shuffling.shuffle(counting(n)) },
    shuffled: { sizes: many, every: ({ n = 0 }) => shuffling.shuffled(counting(n)) },
    sample: { sizes: many, every: ({ n = 0 }) => shuffling.sample(counting(n), n / 2) },
    randomCycle: { sizes: many, every: ({ n = 0 }) => shuffling.randomCycle(counting(n)) },

    knapsack: { sizes: loads, every: ({ n = 0, w = 0 }) => knapsacks.knapsack(boxes(n, (i) => 1 + (i % 9)), w) },
    knapsackValue: {
      sizes: loads,
      upper: ['best'],
      best: ({ n = 0, w = 0 }) => knapsacks.knapsackValue(boxes(n, () => w + 1), w),
      every: ({ n = 0, w = 0 }) => knapsacks.knapsackValue(boxes(n, (i) => 1 + (i % 9)), w),
    },
    unboundedKnapsack: {
      sizes: loads,
      upper: ['best'],
      best: ({ n = 0, w = 0 }) => knapsacks.unboundedKnapsack(boxes(n, () => w + 1), w),
      every: ({ n = 0, w = 0 }) => knapsacks.unboundedKnapsack(boxes(n, (i) => 1 + (i % 9)), w),
    },
    fractionalKnapsack: {
      sizes: many,
      best: ({ n = 0 }) => knapsacks.fractionalKnapsack(counting(n).map((i) => ({ weight: i + 1, value: 1 })), n ** 3),
      every: ({ n = 0 }) => knapsacks.fractionalKnapsack(scattered(n).map((value) => ({ weight: 1, value })), n),
    },

    longestCommonSubsequence: {
      sizes: shapes,
      every: ({ n = 0, m = 0 }) => common.longestCommonSubsequence(ofLength(n, 1), ofLength(m, 2)),
    },
    longestCommonSubsequenceLength: {
      sizes: shapes,
      every: ({ n = 0, m = 0 }) => common.longestCommonSubsequenceLength(ofLength(n, 1), ofLength(m, 2)),
    },
    hirschbergSubsequence: {
      sizes: shapes,
      every: ({ n = 0, m = 0 }) => common.hirschbergSubsequence(ofLength(n, 1), ofLength(m, 2)),
    },

    longestIncreasingSubsequence: {
      sizes: many,
      best: ({ n = 0 }) => increasing.longestIncreasingSubsequence(counting(n).toReversed()),
      average: ({ n = 0 }) => increasing.longestIncreasingSubsequence(scattered(n)),
      worst: ({ n = 0 }) => increasing.longestIncreasingSubsequence(counting(n)),
    },
    longestIncreasingSubsequenceQuadratic: {
      sizes: sizesOf(64, 256, 1024),
      every: ({ n = 0 }) => increasing.longestIncreasingSubsequenceQuadratic(scattered(n)),
    },

    maximumSubarray: { sizes: many, every: ({ n = 0 }) => subarrays.maximumSubarray(scattered(n)) },
    maximumSubarrayByHalves: { sizes: many, every: ({ n = 0 }) => subarrays.maximumSubarrayByHalves(scattered(n)) },

    shortestCommonSupersequence: {
      sizes: shapes,
      every: ({ n = 0, m = 0 }) => supersequences.shortestCommonSupersequence(ofLength(n, 1), ofLength(m, 2)),
    },
    shortestCommonSupersequenceInLinearSpace: {
      sizes: shapes,
      every: ({ n = 0, m = 0 }) => supersequences.shortestCommonSupersequenceInLinearSpace(ofLength(n, 1), ofLength(m, 2)),
    },

    queens: {
      sizes: sizesOf(4, 6, 8),
      upper: ['best', 'average', 'worst'],
      every: ({ n = 0 }) => takeAll(backtracking.queens(n)),
    },
    solveSudoku: {
      sizes: sizesOf(5, 15, 30),
      upper: ['average', 'worst'],
      every: ({ n = 0 }) => backtracking.solveSudoku(sudoku(n)),
    },

    fewestCoins: {
      sizes: shapesOfChange,
      upper: ['best'],
      best: ({ n = 0, w = 0 }) => change.fewestCoins(counting(n).map((i) => w + 1 + i), w),
      average: ({ n = 0, w = 0 }) => change.fewestCoins(counting(n).map((i) => 1 + Math.floor((i * w) / (2 * n))), w),
      worst: ({ n = 0, w = 0 }) => change.fewestCoins(counting(n).map((i) => i + 1), w),
    },
    waysToPay: {
      sizes: shapesOfChange,
      upper: ['best'],
      best: ({ n = 0, w = 0 }) => change.waysToPay(counting(n).map((i) => w + 1 + i), w),
      average: ({ n = 0, w = 0 }) => change.waysToPay(counting(n).map((i) => 1 + Math.floor((i * w) / (2 * n))), w),
      worst: ({ n = 0, w = 0 }) => change.waysToPay(counting(n).map((i) => i + 1), w),
    },
    greedyChange: {
      sizes: [{ n: 500, k: 500 }, { n: 1000, k: 4000 }, { n: 4000, k: 8000 }],
      best: ({ n = 0 }) => change.greedyChange(counting(n).map((i) => n - i), 0),
      every: ({ n = 0, k = 0 }) => {
        const coins = scattered(n - 1).map((fraction) => 1 + Math.floor(fraction * 1e6))
        change.greedyChange([1e7, ...coins], k * 1e7)
      },
    },
    firstGreedyFailure: {
      sizes: shapesOfChange,
      upper: ['average', 'worst'],
      best: ({ n = 0 }) => change.firstGreedyFailure([1, 3, 4, ...counting(n - 3).map((i) => 7 + i)]),
      every: ({ n = 0, w = 0 }) => change.firstGreedyFailure(counting(n).map((i) => 1 + Math.floor((i * w) / n))),
    },
  })
})
