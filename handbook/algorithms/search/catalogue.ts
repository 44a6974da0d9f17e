import { always, bound, constant, linear, log, logarithmic, quadratic, squareRoot, sum, upTo } from '../bounds.ts'
import type { CatalogueEntry, OperationBounds } from '../catalogue-entry.ts'

const doublyLogarithmic = bound('log log n', (n) => log(log(n)), 'n')

const distinct = bound('k', (k) => k, 'k')
const second = bound('m', (m) => m, 'm')

const entry = (name: string, title: string, operations: readonly OperationBounds[], online = false): CatalogueEntry => ({
  path: `algorithms/search/${name}`,
  title,
  kind: 'algorithm',
  source: `algorithms/search/${name}.ts`,
  operations,
  online,
  deterministic: true,
})

const searching = { best: constant, average: logarithmic, worst: logarithmic, space: constant }
const narrowing = { best: logarithmic, average: logarithmic, worst: logarithmic, space: constant }

/** Searches in the order of their articles. */
export const search: readonly CatalogueEntry[] = [
  entry('linear-search', 'Linear search', [
    { name: 'linearSearch', best: constant, average: linear, worst: linear, space: constant, note: 'items in any order' },
    {
      name: 'sentinelSearch',
      best: constant,
      average: linear,
      worst: linear,
      space: constant,
      note: 'items in any order',
    },
  ], true),
  entry('binary-search', 'Binary search', [
    { name: 'binarySearch', ...searching },
    { name: 'binarySearchRecursive', ...searching, space: logarithmic },
    { name: 'lowerBound', ...narrowing },
    { name: 'upperBound', ...narrowing },
    { name: 'partitionPoint', ...narrowing, note: 'for n candidates' },
  ]),
  entry('jump-search', 'Jump search', [
    {
      name: 'jumpSearch',
      best: constant,
      average: squareRoot,
      worst: squareRoot,
      space: constant,
      note: 'for steps of √n items',
    },
  ]),
  entry('interpolation-search', 'Interpolation search', [
    {
      name: 'interpolationSearch',
      best: constant,
      average: doublyLogarithmic,
      worst: linear,
      space: constant,
      note: 'average: random keys, spread evenly',
    },
  ]),
  entry('exponential-search', 'Exponential search', [
    { name: 'exponentialSearch', ...searching, note: 'log i for a target at index i' },
    { name: 'firstBeyond', ...searching, note: 'n is the answer' },
  ], true),
  entry('ternary-search', 'Ternary search', [
    { name: 'ternarySearch', ...searching, note: 'more comparisons than binary search' },
    { name: 'peak', ...narrowing, note: 'for n candidates' },
    { name: 'ternaryMaximum', ...narrowing, note: 'n is the width of the interval divided by the tolerance' },
    { name: 'goldenSectionMaximum', ...narrowing, note: 'n is the width of the interval divided by the tolerance' },
  ]),
  entry('two-pointers', 'Two pointers', [
    { name: 'pairWithSum', ...upTo(linear), space: constant, note: 'for ascending numbers' },
    {
      name: 'triplesWithSum',
      best: linear,
      average: quadratic,
      worst: quadratic,
      space: linear,
      note: 'best: all numbers are equal',
    },
    { name: 'largestContainer', ...always(linear), space: constant },
    { name: 'partition', ...always(linear), space: constant },
    { name: 'removeRepeats', ...always(linear), space: constant, note: 'for ascending numbers' },
  ]),
  entry('sliding-window', 'Sliding window', [
    { name: 'greatestSum', ...always(linear), space: constant },
    { name: 'longestDistinct', ...always(linear), space: distinct, note: 'k different items' },
    { name: 'shortestWithSum', ...always(linear), space: constant, note: 'for numbers that are not negative' },
    { name: 'shortestCover', ...always(sum), space: second, note: 'm required characters' },
  ]),
]
