import { describe } from 'vitest'
import type { Sizes } from '../bounds.ts'
import { ascending } from '../compare.ts'
import { type Measurement, testCatalogueGrowth } from '../contracts/catalogue-growth.ts'
import { measurementRandom } from '../contracts/measurement-random.ts'
import * as bubble from './bubble-sort.ts?counted'
import * as bucket from './bucket-sort.ts?counted'
import { sort } from './catalogue.ts'
import * as counting from './counting-sort.ts?counted'
import * as heap from './heap-sort.ts?counted'
import * as insertion from './insertion-sort.ts?counted'
import * as merging from './merge-sort.ts?counted'
import * as quick from './quick-sort.ts?counted'
import * as radix from './radix-sort.ts?counted'
import * as selection from './selection-sort.ts?counted'
import * as shell from './shell-sort.ts?counted'
import * as tim from './timsort.ts?counted'

const sizesOf = (...values: number[]): Sizes[] => values.map((n) => ({ n }))
const few = sizesOf(64, 256, 1024)
const many = sizesOf(1024, 4096, 16_384)

const numbers = (length: number, value: (index: number) => number): number[] =>
  Array.from({ length }, (_, index) => value(index))
const sorted = (n: number) => numbers(n, (i) => i)
const reversed = (n: number) => numbers(n, (i) => n - i)
const equal = (n: number) => numbers(n, () => 7)
const organPipe = (n: number) => numbers(n, (i) => Math.min(i, n - i) + (i % 7) * 100)
const scattered = (n: number) => numbers(n, measurementRandom(n))

type Sort = (items: number[]) => unknown
const on = (run: Sort, input: (n: number) => number[]) => ({ n = 0 }: Sizes) => run(input(n))
const simple = (run: Sort): Measurement => ({
  sizes: few,
  best: on(run, sorted),
  average: on(run, scattered),
  worst: on(run, reversed),
})
const divided = (run: Sort): Measurement => ({
  sizes: many,
  best: on(run, sorted),
  average: on(run, scattered),
  worst: on(run, organPipe),
})

/** A random source that always picks the smallest remaining item, so that each round removes only one item. */
const unlucky = (items: readonly number[]) => {
  let low = 0
  const random = () => {
    let smallest = low
    for (let i = low; i < items.length; i++) if ((items[i] ?? 0) < (items[smallest] ?? 0)) smallest = i
    const share = (smallest - low + 0.5) / (items.length - low)
    low++
    return share
  }
  return { random }
}
const unluckily = (run: (items: number[], compare: typeof ascending, options: object) => unknown) => ({ n = 0 }: Sizes) => {
  const items = scattered(n)
  return run(items, ascending, unlucky(items))
}
const lucky = (n: number) => ({ random: measurementRandom(n) })

/** Strings of four letters. A few characters are enough to distinguish two of them. */
const words = (n: number): string[] => {
  const random = measurementRandom(n)
  return Array.from({ length: n }, () => Array.from({ length: 40 }, () => 'abcd'.charAt(random() * 4)).join(''))
}

describe('sort', () => {
  testCatalogueGrowth(sort, {
    bubbleSort: simple(bubble.bubbleSort),
    cocktailSort: simple(bubble.cocktailSort),
    selectionSort: simple(selection.selectionSort),
    stableSelectionSort: simple(selection.stableSelectionSort),
    insertionSort: simple(insertion.insertionSort),
    binaryInsertionSort: { ...simple(insertion.binaryInsertionSort), sizes: sizesOf(256, 1024, 4096), tolerance: 1.7 },
    shellSort: { ...divided(shell.shellSort), upper: ['average', 'worst'] },
    mergeSort: divided(merging.mergeSort),
    bottomUpMergeSort: divided(merging.bottomUpMergeSort),
    quickSort: {
      sizes: sizesOf(128, 512, 2048),
      every: ({ n = 0 }) => quick.quickSort(scattered(n), ascending, lucky(n)),
      worst: unluckily(quick.quickSort),
    },
    quickSortHoare: {
      sizes: many,
      every: ({ n = 0 }) => quick.quickSortHoare(scattered(n), ascending, lucky(n)),
      worst: unluckily(quick.quickSortHoare),
    },
    quickSortThreeWay: {
      sizes: sizesOf(128, 512, 2048),
      best: ({ n = 0 }) => quick.quickSortThreeWay(numbers(n, (i) => i % 5), ascending, lucky(n)),
      average: ({ n = 0 }) => quick.quickSortThreeWay(scattered(n), ascending, lucky(n)),
      worst: unluckily(quick.quickSortThreeWay),
    },
    heapSort: { ...divided(heap.heapSort), best: on(heap.heapSort, equal) },
    countingSort: {
      sizes: [
        { n: 64, k: 64 },
        { n: 64, k: 1024 },
        { n: 1024, k: 64 },
        { n: 4096, k: 4096 },
        { n: 100, k: 40_000 },
        { n: 40_000, k: 100 },
      ],
      every: ({ n = 0, k = 0 }) => counting.countingSort([0, k - 1, ...scattered(n - 2).map((share) => Math.floor(share * k))]),
    },
    bucketSort: {
      sizes: few,
      best: on(bucket.bucketSort, sorted),
      average: on(bucket.bucketSort, scattered),
      worst: on(bucket.bucketSort, (n) => [n * n, ...reversed(n - 1)]),
    },
    radixSort: {
      sizes: [{ n: 2048, d: 1 }, { n: 2048, d: 4 }, { n: 8192, d: 2 }, { n: 8192, d: 6 }],
      best: ({ n = 0 }) => radix.radixSort(numbers(n, () => 7)),
      average: ({ n = 0, d = 0 }) => radix.radixSort([0, 256 ** d - 1, ...scattered(n - 2).map((share) => Math.floor(share * 256 ** d))]),
      worst: ({ n = 0, d = 0 }) => radix.radixSort([0, 256 ** d - 1, ...scattered(n - 2).map((share) => Math.floor(share * 256 ** d))]),
    },
    msdRadixSort: {
      sizes: [{ n: 256, d: 40 }, { n: 1024, d: 40 }, { n: 4096, d: 40 }],
      best: ({ n = 0 }) => radix.msdRadixSort(numbers(n, (i) => (i * 7919) % n).map((code) => String.fromCharCode(code))),
      average: ({ n = 0 }) => radix.msdRadixSort(words(n)),
      worst: ({ n = 0, d = 0 }) => radix.msdRadixSort(words(n).map((word) => 'x'.repeat(d - 4) + word.slice(0, 4))),
    },
    timsort: divided(tim.timsort),
  })
})
