import { always, bound, constant, linear, linearithmic, log, logarithmic, product, quadratic, sum } from '../bounds.ts'
import type { CatalogueEntry, OperationBounds } from '../catalogue-entry.ts'

const factorial = (n: number): number => {
  let result = 1
  for (let factor = 2; factor <= n; factor++) result *= factor
  return result
}
const binomial = (n: number, k: number): number => factorial(n) / (factorial(k) * factorial(n - k))

const tuples = bound('d · nᵈ', (d, n) => d * n ** d, 'd', 'n')
const setCount = bound('d', (d) => d, 'd')
const subsets = bound('n · 2ⁿ', (n) => n * 2 ** n, 'n')
const orders = bound('n · n!', (n) => n * factorial(n), 'n')
const choices = bound('k · C(n, k)', (k, n) => k * binomial(n, k), 'k', 'n')
const choicesWithRepetition = bound('k · C(n + k − 1, k)', (k, n) => k * binomial(n + k - 1, k), 'k', 'n')
const sumsOfChoices = bound('k · C(n + k, k)', (k, n) => k * binomial(n + k, k), 'k', 'n')
const chosen = bound('k', (k) => k, 'k')
const table = bound('n · w', (n, w) => n * w, 'n', 'w')
const pass = bound('n + w', (n, w) => n + w, 'n', 'w')
const capacity = bound('w', (w) => w, 'w')
const puzzles = bound('9ⁿ', (n) => 9 ** n, 'n')
const boards = bound('n² · n!', (n) => n * n * factorial(n), 'n')
const paying = bound('n log n + k', (n, k) => n * log(n) + k, 'n', 'k')
const second = bound('m', (m) => m, 'm')

const entry = (name: string, title: string, operations: readonly OperationBounds[], deterministic = true): CatalogueEntry => ({
  path: `algorithms/sets/${name}`,
  title,
  kind: 'algorithm',
  source: `algorithms/sets/${name}.ts`,
  operations,
  deterministic,
})

/** Algorithms on sets and sequences in the order of their articles. */
export const sets: readonly CatalogueEntry[] = [
  entry('cartesian-product', 'Cartesian product', [
    { name: 'cartesianProduct', ...always(tuples), space: setCount, note: 'd sets of n items, n ≥ 1' },
    { name: 'cartesianProductArray', ...always(tuples), space: tuples, note: 'd sets of n items, n ≥ 2' },
  ]),
  entry('power-set', 'Power set', [
    { name: 'powerSet', ...always(subsets), space: linear },
    { name: 'powerSetByBits', ...always(subsets), space: constant, note: 'at most 31 items' },
    { name: 'powerSetArray', ...always(subsets), space: constant },
    { name: 'powerSetByBacktracking', ...always(subsets), space: linear },
  ]),
  entry('permutations', 'Permutations', [
    {
      name: 'permutations',
      ...always(orders),
      space: linear,
      note: 'a constant number of steps and a copy of n items for each',
    },
    {
      name: 'nextPermutation',
      best: constant,
      average: constant,
      worst: linear,
      space: constant,
      note: 'average over all orders',
    },
    { name: 'orderedPermutations', ...always(orders), space: linear, note: 'fewer with equal items' },
    { name: 'permutationsWithRepetition', ...always(tuples), space: setCount, note: 'd places for n items' },
  ]),
  entry('combinations', 'Combinations', [
    { name: 'combinations', ...always(choices), space: chosen, note: 'k of n items' },
    { name: 'combinationsWithRepetition', ...always(choicesWithRepetition), space: chosen, note: 'k of n items' },
  ]),
  entry('combination-sum', 'Combination sum', [
    {
      name: 'combinationSum',
      best: linear,
      average: sumsOfChoices,
      worst: sumsOfChoices,
      space: sum,
      note: 'after sorting; n candidates, k = m = target / smallest candidate; an upper limit',
    },
    {
      name: 'combinationSumOnce',
      best: linear,
      average: subsets,
      worst: subsets,
      space: linear,
      note: 'after sorting; an upper limit',
    },
    {
      name: 'countCombinationSums',
      best: sum,
      average: product,
      worst: product,
      space: sum,
      note: 'n candidates, target m',
    },
  ]),
  entry('fisher-yates-shuffle', 'Fisher–Yates shuffle', [
    { name: 'shuffle', ...always(linear), space: constant },
    { name: 'shuffled', ...always(linear), space: constant },
    { name: 'sample', ...always(linear), space: linear, note: 'k random numbers for k items' },
    { name: 'randomCycle', ...always(linear), space: constant },
  ], false),
  entry('knapsack', 'Knapsack', [
    { name: 'knapsack', ...always(table), space: table, note: 'w is the capacity: exponential in its number of digits' },
    {
      name: 'knapsackValue',
      best: pass,
      average: table,
      worst: table,
      space: capacity,
      note: 'best: all items too heavy',
    },
    {
      name: 'unboundedKnapsack',
      best: pass,
      average: table,
      worst: table,
      space: capacity,
      note: 'best: all items too heavy',
    },
    {
      name: 'fractionalKnapsack',
      best: linear,
      average: linearithmic,
      worst: linearithmic,
      space: linear,
      note: 'best: sorted by worth',
    },
  ]),
  entry('longest-common-subsequence', 'Longest common subsequence', [
    { name: 'longestCommonSubsequence', ...always(product), space: product },
    { name: 'longestCommonSubsequenceLength', ...always(product), space: second },
    { name: 'hirschbergSubsequence', ...always(product), space: sum },
  ]),
  entry('longest-increasing-subsequence', 'Longest increasing subsequence', [
    {
      name: 'longestIncreasingSubsequence',
      best: linear,
      average: linearithmic,
      worst: linearithmic,
      space: linear,
      note: 'best: falling; n log k for a longest one of k items',
    },
    { name: 'longestIncreasingSubsequenceQuadratic', ...always(quadratic), space: linear },
  ]),
  entry('maximum-subarray', 'Maximum subarray', [
    { name: 'maximumSubarray', ...always(linear), space: constant },
    { name: 'maximumSubarrayByHalves', ...always(linearithmic), space: logarithmic },
  ]),
  entry('shortest-common-supersequence', 'Shortest common supersequence', [
    { name: 'shortestCommonSupersequence', ...always(product), space: product },
    { name: 'shortestCommonSupersequenceInLinearSpace', ...always(product), space: sum },
  ]),
  entry('backtracking', 'Backtracking', [
    { name: 'queens', ...always(boards), space: linear, note: 'all ways on n × n squares; an upper limit' },
    {
      name: 'solveSudoku',
      best: linear,
      average: puzzles,
      worst: puzzles,
      space: linear,
      note: 'n empty cells; best: no digit is taken back; average and worst: an upper limit',
    },
  ]),
  entry('coin-change', 'Coin change', [
    {
      name: 'fewestCoins',
      best: pass,
      average: table,
      worst: table,
      space: capacity,
      note: 'n coins, amount w; best: all coins too large',
    },
    {
      name: 'waysToPay',
      best: pass,
      average: table,
      worst: table,
      space: capacity,
      note: 'n coins, amount w; best: all coins too large',
    },
    {
      name: 'greedyChange',
      best: linear,
      average: paying,
      worst: paying,
      space: linear,
      note: 'n coins, k of them paid; best: sorted and nothing to pay; not always the fewest',
    },
    {
      name: 'firstGreedyFailure',
      best: linear,
      average: table,
      worst: table,
      space: capacity,
      note: 'n coins up to w; best: sorted, and greedy fails for a small amount; average and worst: an upper limit',
    },
  ]),
]
