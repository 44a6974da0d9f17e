/**
 * Compares the sorts with `toSorted`. Run it with `npx tsx bench/algorithms/sort-times.ts`. Every run sorts a new copy,
 * so that no round gets a list that the round before has sorted. `toSorted` copies too. Counts are in `sorts.ts`.
 */
import { bucketSort } from '../../handbook/algorithms/sort/bucket-sort.ts'
import { countingSort } from '../../handbook/algorithms/sort/counting-sort.ts'
import { heapSort } from '../../handbook/algorithms/sort/heap-sort.ts'
import { insertionSort } from '../../handbook/algorithms/sort/insertion-sort.ts'
import { mergeSort } from '../../handbook/algorithms/sort/merge-sort.ts'
import { quickSort } from '../../handbook/algorithms/sort/quick-sort.ts'
import { msdRadixSort, radixSort } from '../../handbook/algorithms/sort/radix-sort.ts'
import { shellSort } from '../../handbook/algorithms/sort/shell-sort.ts'
import { timsort } from '../../handbook/algorithms/sort/timsort.ts'
import { randomSource, report } from './measure.ts'

const numerically = (a: number, b: number): number => a - b

const randomIntegers = (length: number, limit: number): number[] => {
  const random = randomSource(length)
  return Array.from({ length }, () => Math.floor(random() * limit))
}

/** A run takes 10 microseconds or more if it sorts a thousand items in total. */
const repeated = (length: number, run: () => unknown) => (): void => {
  for (let items = 0; items < 1_000; items += length) run()
}

for (const length of [10, 100, 1_000, 100_000]) {
  const random = randomIntegers(length, 2 ** 32)
  const rising = random.toSorted(numerically)
  for (const [order, numbers] of [
    ['random', random],
    ['sorted', rising],
  ] as const) {
    report(`${length} numbers, ${order}`, {
      toSorted: repeated(length, () => numbers.toSorted(numerically)),
      Timsort: repeated(length, () => timsort([...numbers], numerically)),
      'merge sort': repeated(length, () => mergeSort([...numbers], numerically)),
      quicksort: repeated(length, () => quickSort([...numbers], numerically)),
      heapsort: repeated(length, () => heapSort([...numbers], numerically)),
      'Shell sort': repeated(length, () => shellSort([...numbers], numerically)),
      'bucket sort': repeated(length, () => bucketSort([...numbers])),
      ...(length <= 1_000 && { 'insertion sort': repeated(length, () => insertionSort([...numbers], numerically)) }),
    })
  }
}

for (const length of [1_000, 100_000, 1_000_000]) {
  const people = randomIntegers(length, 120).map((age, id) => ({ id, age }))
  report(`${length} records by an age from 0 to 119`, {
    toSorted: () => people.toSorted((a, b) => a.age - b.age),
    'counting sort': () => countingSort([...people], ({ age }) => age),
    'radix sort': () => radixSort([...people], ({ age }) => age),
  })

  const numbers = randomIntegers(length, 2 ** 32)
  const packed = Uint32Array.from(numbers)
  report(`${length} random 32-bit numbers`, {
    toSorted: () => numbers.toSorted(numerically),
    'radix sort': () => radixSort([...numbers]),
    'toSorted of a Uint32Array': () => packed.toSorted(),
  })

  const words = randomIntegers(length, 26 ** 7).map((number) => number.toString(26).padStart(7, '0'))
  report(`${length} strings of seven characters`, {
    toSorted: () => words.toSorted(),
    'MSD radix sort': () => msdRadixSort([...words]),
  })
}
