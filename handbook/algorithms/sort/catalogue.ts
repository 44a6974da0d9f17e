import { always, bound, constant, linear, linearithmic, logarithmic, quadratic } from '../bounds.ts'
import type { CatalogueEntry, OperationBounds } from '../catalogue-entry.ts'

const span = bound('n + k', (n, k) => n + k, 'n', 'k')
const digits = bound('d · n', (d, n) => d * n, 'd', 'n')
const linearTimesRoot = bound('n √n', (n) => n * Math.sqrt(n), 'n')

type Traits = Required<Pick<CatalogueEntry, 'stable' | 'inPlace'>> & Partial<Pick<CatalogueEntry, 'online' | 'deterministic'>>

const entry = (name: string, title: string, traits: Traits, operations: readonly OperationBounds[]): CatalogueEntry => ({
  path: `algorithms/sort/${name}`,
  title,
  kind: 'algorithm',
  source: `algorithms/sort/${name}.ts`,
  operations,
  deterministic: true,
  ...traits,
})

/** Sorts in the order of their articles. Stability and space are those of the first operation of each. */
export const sort: readonly CatalogueEntry[] = [
  entry('bubble-sort', 'Bubble sort', { stable: true, inPlace: true }, [
    { name: 'bubbleSort', best: linear, average: quadratic, worst: quadratic, space: constant, note: 'best: the list is sorted' },
    { name: 'cocktailSort', best: linear, average: quadratic, worst: quadratic, space: constant, note: 'best: the list is sorted' },
  ]),
  entry('selection-sort', 'Selection sort', { stable: false, inPlace: true }, [
    { name: 'selectionSort', ...always(quadratic), space: constant, note: 'at most n exchanges' },
    { name: 'stableSelectionSort', ...always(quadratic), space: constant, note: 'makes n² moves' },
  ]),
  entry('insertion-sort', 'Insertion sort', { stable: true, inPlace: true, online: true }, [
    { name: 'insertionSort', best: linear, average: quadratic, worst: quadratic, space: constant, note: 'best: the list is sorted' },
    {
      name: 'binaryInsertionSort',
      best: linearithmic,
      average: quadratic,
      worst: quadratic,
      space: constant,
      note: 'n log n comparisons and n² moves; best: the list is sorted',
    },
  ]),
  entry('shell-sort', 'Shell sort', { stable: false, inPlace: true }, [
    {
      name: 'shellSort',
      best: linearithmic,
      average: linearTimesRoot,
      worst: linearTimesRoot,
      space: constant,
      note: 'with the gaps 1, 4, 13, 40, …; the average is lower, but no exact bound is known; best: a sorted list',
    },
  ]),
  entry('merge-sort', 'Merge sort', { stable: true, inPlace: false }, [
    { name: 'mergeSort', best: linear, average: linearithmic, worst: linearithmic, space: linear, note: 'best: the list is sorted' },
    {
      name: 'bottomUpMergeSort',
      best: linear,
      average: linearithmic,
      worst: linearithmic,
      space: linear,
      note: 'best: the list is sorted',
    },
  ]),
  entry('quick-sort', 'Quicksort', { stable: false, inPlace: true, deterministic: false }, [
    {
      name: 'quickSort',
      best: linearithmic,
      average: linearithmic,
      worst: quadratic,
      space: logarithmic,
      note: 'average over the random pivots, for every input; worst: unlucky pivots',
    },
    {
      name: 'quickSortHoare',
      best: linearithmic,
      average: linearithmic,
      worst: quadratic,
      space: logarithmic,
      note: 'average over the random pivots, for every input; worst: unlucky pivots',
    },
    {
      name: 'quickSortThreeWay',
      best: linear,
      average: linearithmic,
      worst: quadratic,
      space: logarithmic,
      note: 'best: a fixed number of distinct keys; worst: unlucky pivots',
    },
  ]),
  entry('heap-sort', 'Heapsort', { stable: false, inPlace: true }, [
    {
      name: 'heapSort',
      best: linear,
      average: linearithmic,
      worst: linearithmic,
      space: constant,
      note: 'best: all keys are equal',
    },
  ]),
  entry('counting-sort', 'Counting sort', { stable: true, inPlace: false }, [
    { name: 'countingSort', ...always(span), space: span, note: 'keys are integers from a range of k values' },
  ]),
  entry('bucket-sort', 'Bucket sort', { stable: true, inPlace: false }, [
    {
      name: 'bucketSort',
      best: linear,
      average: linear,
      worst: quadratic,
      space: linear,
      note: 'average: keys spread evenly; worst: nearly all keys in one bucket',
    },
  ]),
  entry('radix-sort', 'Radix sort', { stable: true, inPlace: false }, [
    {
      name: 'radixSort',
      best: linear,
      average: digits,
      worst: digits,
      space: linear,
      note: 'best: all keys are equal; d bytes hold the range of the keys; 256 counters for each byte',
    },
    {
      name: 'msdRadixSort',
      best: linear,
      average: linearithmic,
      worst: digits,
      space: linear,
      note: 'd characters in the longest string; best: all first characters differ; average: random strings over a small alphabet; the size of the alphabet counts as a constant',
    },
  ]),
  entry('timsort', 'Timsort', { stable: true, inPlace: false }, [
    {
      name: 'timsort',
      best: linear,
      average: linearithmic,
      worst: linearithmic,
      space: linear,
      note: 'best: a sorted or strictly falling list; n + n log r for r runs; at most n / 2 extra items',
    },
  ]),
]
