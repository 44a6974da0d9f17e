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
    { name: 'cartesianProduct', ...always(tuples), space: setCount, note: 'd sets of n items each, n ≥ 1' },
    { name: 'cartesianProductArray', ...always(tuples), space: tuples, note: 'd sets of n items each, n ≥ 2' },
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
      note: 'each order takes a constant number of steps and a copy of n items',
    },
    {
      name: 'nextPermutation',
      best: constant,
      average: constant,
      worst: linear,
      space: constant,
      note: 'the average is over all orders of different items',
    },
    { name: 'orderedPermutations', ...always(orders), space: linear, note: 'fewer steps if some items are equal' },
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
      note: 'plus the sorting; n candidates, k = m = target / smallest candidate; the bound is an upper limit',
    },
    {
      name: 'combinationSumOnce',
      best: linear,
      average: subsets,
      worst: subsets,
      space: linear,
      note: 'plus the sorting; the bound is an upper limit',
    },
    {
      name: 'countCombinationSums',
      best: sum,
      average: product,
      worst: product,
      space: sum,
      note: 'plus the sorting; n candidates and the target m',
    },
  ]),
  entry('fisher-yates-shuffle', 'Fisher–Yates shuffle', [
    { name: 'shuffle', ...always(linear), space: constant },
    { name: 'shuffled', ...always(linear), space: constant },
    { name: 'sample', ...always(linear), space: linear, note: 'k random numbers for k items' },
    { name: 'randomCycle', ...always(linear), space: constant },
  ], false),
  entry('knapsack', 'Knapsack', [
    { name: 'knapsack', ...always(table), space: table, note: 'w is the capacity; exponential in the number of its digits' },
    {
      name: 'knapsackValue',
      best: pass,
      average: table,
      worst: table,
      space: capacity,
      note: 'best: all items are too heavy',
    },
    {
      name: 'unboundedKnapsack',
      best: pass,
      average: table,
      worst: table,
      space: capacity,
      note: 'best: all items are too heavy',
    },
    {
      name: 'fractionalKnapsack',
      best: linear,
      average: linearithmic,
      worst: linearithmic,
      space: linear,
      note: 'best: the items are sorted by value per weight',
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
      note: 'best: a falling list; n log k for a result of k items',
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
    { name: 'queens', ...always(boards), space: linear, note: 'finds all solutions on n × n squares; the bound is an upper limit' },
    {
      name: 'solveSudoku',
      best: linear,
      average: puzzles,
      worst: puzzles,
      space: linear,
      note: 'n empty cells; best with a solution: no digit is taken back; average and worst are upper limits',
    },
  ]),
  entry('coin-change', 'Coin change', [
    {
      name: 'fewestCoins',
      best: pass,
      average: table,
      worst: table,
      space: capacity,
      note: 'n coins and the amount w; best: all coins are too large',
    },
    {
      name: 'waysToPay',
      best: pass,
      average: table,
      worst: table,
      space: capacity,
      note: 'n coins and the amount w; best: all coins are too large',
    },
    {
      name: 'greedyChange',
      best: linear,
      average: paying,
      worst: paying,
      space: linear,
      note: 'n kinds of coins, k coins paid; best: sorted coins and nothing to pay; may pay too many coins',
    },
    {
      name: 'firstGreedyFailure',
      best: linear,
      average: table,
      worst: table,
      space: capacity,
      note: 'n coins up to w; best: sorted coins, and greedy fails for a small amount; average and worst are upper limits',
    },
  ]),
]
