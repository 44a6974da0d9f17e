import { expect, it } from 'vitest'
import type { Compare } from '../../handbook/algorithms/compare.ts'
import { measurementRandom } from '../../handbook/algorithms/contracts/measurement-random.ts'
import { bubbleSort, cocktailSort } from '../../handbook/algorithms/sort/bubble-sort.ts'
import { heapSort } from '../../handbook/algorithms/sort/heap-sort.ts'
import { binaryInsertionSort, insertionSort } from '../../handbook/algorithms/sort/insertion-sort.ts'
import { mergeSort } from '../../handbook/algorithms/sort/merge-sort.ts'
import {
  partitionHoare,
  partitionLomuto,
  partitionSedgewick,
  quickSort,
  quickSortThreeWay,
} from '../../handbook/algorithms/sort/quick-sort.ts'
import { ciuraGaps, knuthGaps, shellSort } from '../../handbook/algorithms/sort/shell-sort.ts'
import { timsort } from '../../handbook/algorithms/sort/timsort.ts'
import { article, figuresUnder } from './articles.ts'
import { countingCompare, decimal, mean } from './count.ts'
import { randomSource } from './measure.ts'
import { inputs, randomNumbers } from './sort-inputs.ts'

/* The same counts as in `sorts.ts`, which also counts writes and needs more than a minute for them. */

type Sort = (items: number[], compare: Compare<number>, seed: number) => unknown
const whole = decimal(0)
const quick: Sort = (items, compare, seed) => quickSort(items, compare, { random: randomSource(seed) })
const merge: Sort = (items, compare) => mergeSort(items, compare)

const comparisons = (sort: Sort, items: number[], seed: number): number => {
  const { compare, calls } = countingCompare()
  sort(items, compare, seed)
  return calls()
}
const counted = (sort: Sort, shape: string): string => {
  const input = inputs.find((input) => input.shape === shape)
  if (!input) throw new Error(`No input is ${shape}.`)
  const seeds = Array.from({ length: sort === quick ? 200 : input.varies ? 5 : 1 }, (_, index) => index + 1)
  return whole(Math.round(mean(seeds, (seed) => comparisons(sort, input.make(seed), seed))))
}
/**
 * “about 26,000” instead of 25,944. Counts are rounded to hundreds, or to thousands when the order of the input hardly
 * matters.
 */
const about = (count: string, step: number): string =>
  `about ${whole(Math.round(Number(count.replaceAll(',', '')) / step) * step)}`
const sortArticle = (name: string): string => article(`algorithms/sort/${name}`)

it('comparisons of sorts', () => {
  expect(
    figuresUnder(
      sortArticle('bubble-sort'),
      '| Input of 2,000 items | Bubble sort | Cocktail sort | Insertion sort |',
    ).map((row) => row.map((cell) => cell.split(' / ')[0])),
  ).toEqual(
    ['random', 'reversed', 'sorted', 'greatest item first, the rest sorted', 'smallest item last, the rest sorted'].map(
      (shape) => [bubbleSort, cocktailSort, insertionSort].map((sort) => counted(sort, shape)),
    ),
  )
  expect(
    figuresUnder(
      sortArticle('insertion-sort'),
      '| Input of 2,000 items | Inversions | Comparisons | [Merge sort](./merge-sort.mdx) |',
    ).map((row) => row.slice(1)),
  ).toEqual(
    [
      'sorted',
      'sorted, random numbers 0–9 added',
      'sorted, ten random pairs exchanged',
      'sorted, then 20 random items',
      'random',
      'reversed',
    ].map((shape) => [insertionSort, merge].map((sort) => counted(sort, shape))),
  )
  const few = ['eight distinct values', 'all equal']
  expect(
    figuresUnder(
      sortArticle('heap-sort'),
      '| Input of 2,000 items | Heapsort | [Merge sort](./merge-sort.mdx) | [Quicksort](./quick-sort.mdx) |',
    ),
  ).toEqual(
    ['random', 'sorted', 'reversed', ...few].map((shape) => [
      counted(heapSort, shape),
      counted(merge, shape),
      about(counted(quick, shape), few.includes(shape) ? 100 : 1_000),
    ]),
  )
  expect(
    figuresUnder(sortArticle('merge-sort'), '| Input | Merge sort | [Quicksort](./quick-sort.mdx) | Heapsort |'),
  ).toEqual(
    ['random', 'sorted', 'reversed', 'sorted, then 20 random items'].map((shape) => [
      counted(merge, shape),
      about(counted(quick, shape), 1_000),
      counted(heapSort, shape),
    ]),
  )
  expect(figuresUnder(sortArticle('quick-sort'), '| Input of 2,000 items | Comparisons |').flat()).toEqual([
    counted((items, compare) => quickSort(items, compare, { random: () => 0 }), 'sorted'),
    about(counted(quick, 'sorted'), 1_000),
    about(counted(quick, 'all equal'), 100),
    counted(
      (items, compare, seed) => quickSort(items, compare, { random: randomSource(seed), partition: partitionLomuto }),
      'all equal',
    ),
    counted((items, compare, seed) => quickSortThreeWay(items, compare, { random: randomSource(seed) }), 'all equal'),
  ])
  const byHalving: Sort = (items, compare) => binaryInsertionSort(items, compare)
  for (const shape of ['random', 'sorted'])
    expect(sortArticle('insertion-sort')).toContain(
      `${counted(byHalving, shape)} comparisons instead of ${counted(insertionSort, shape)}`,
    )
  expect(sortArticle('timsort')).toContain(
    `this implementation made ${counted((items, compare) => timsort(items, compare), 'sorted, random numbers 0–9 added')} comparisons`,
  )
})

it('exchanges of partitions', () => {
  const exchanges = (partition: typeof partitionLomuto): string => {
    const random = measurementRandom(1)
    let writes = 0
    for (let run = 0; run < 200; run++) {
      const items = new Proxy(Array.from({ length: 2_000 }, random), {
        set: (target, key, value) => {
          writes++
          return Reflect.set(target, key, value)
        },
      })
      partition(items, 0, 1_999, (a, b) => a - b)
    }
    return whole(writes / 400)
  }
  const [lomuto, sedgewick, hoare] = [partitionLomuto, partitionSedgewick, partitionHoare].map(exchanges)
  expect(sortArticle('quick-sort')).toContain(
    `made ${lomuto} exchanges on average, against ${sedgewick} with Sedgewick's and ${hoare} with Hoare's`,
  )
})

it('the worked example of Timsort', () => {
  const rising = (length: number, step: number): number[] => Array.from({ length }, (_, index) => step * index)
  // This seed gives the runs of the article's figure: 81 rising numbers, 59 falling numbers, 4 of the unordered
  // numbers, the rest.
  const items = [
    ...rising(80, 3),
    ...rising(60, -3).map((item) => 300 + item),
    ...randomNumbers(50, 480).map((item) => Math.floor(300 * item)),
    ...rising(50, 6),
  ]
  const pieces: number[][] = [[]]
  for (const [index, item] of items.entries()) {
    if (index === 81 || index === 141 || index === 201) pieces.push([])
    pieces.at(-1)?.push(item)
  }
  const rises = (a: number[]): number => a.findIndex((item, index) => index > 0 && item < (a[index - 1] as number))
  const falls = (a: number[]): number => a.findIndex((item, index) => index > 0 && item >= (a[index - 1] as number))
  const [first = [], second = [], third = [], last = []] = pieces
  expect([
    rises([...first, ...second]),
    falls(second),
    Math.max(rises(third), falls(third)),
    rises(last),
    last.length,
  ]).toEqual([81, 59, 4, -1, 39])
  const count = comparisons((items, compare) => timsort(items, compare), items, 0)
  expect(sortArticle('timsort')).toContain(
    `caption="${whole(count)} comparisons for one such list; n log2(n) would be ${whole(240 * Math.log2(240))}"`,
  )
})

it('comparisons of Shell sort', () => {
  const bound = (length: number): number =>
    Array.from({ length }, (_, index) => Math.log2(index + 1)).reduce((sum, bits) => sum + bits, 0)
  const rows = figuresUnder(
    sortArticle('shell-sort'),
    "| Random items | Knuth's gaps | Ciura's gaps | `log2(n!)`, the lower bound |",
  )
  expect(rows).toEqual(
    [100, 1_000, 10_000, 100_000].map((length) =>
      [
        ...[knuthGaps, ciuraGaps].map((gaps) =>
          comparisons((items, compare) => shellSort(items, compare, gaps(length)), randomNumbers(length, length), 0),
        ),
        bound(length),
      ].map(whole),
    ),
  )
  expect(sortArticle('merge-sort')).toContain(`For 2,000 items this is ${whole(bound(2_000))}.`)
})
