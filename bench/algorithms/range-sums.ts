/**
 * Compares the trees for sums of ranges with plain arrays. Run it with `node --import ./bootstrap/typescript.mjs
 * bench/algorithms/range-sums.ts`. Under tsx, the lazy tree takes up to twice as long: tsx names each function when it
 * is created, and this tree creates functions in each call.
 */
import { FenwickTree } from '../../handbook/algorithms/data-structures/tree/fenwick.ts'
import { LazySegmentTree } from '../../handbook/algorithms/data-structures/tree/lazy-segment.ts'
import { SegmentTree } from '../../handbook/algorithms/data-structures/tree/segment.ts'
import { randomSource, report } from './measure.ts'

interface Sums {
  add: (index: number, delta: number) => unknown
  rangeSum: (from: number, to: number) => number
}

const fenwick = (values: readonly number[]): Sums => new FenwickTree(values)

const segments = (values: readonly number[]): Sums => {
  const tree = new SegmentTree(values, { identity: 0, combine: (a: number, b: number) => a + b })
  return {
    add: (index, delta) => tree.set(index, tree.get(index) + delta),
    rangeSum: (from, to) => tree.query(from, to),
  }
}

const lazySegments = (values: readonly number[]): Sums => {
  const tree = new LazySegmentTree(values)
  return { add: (index, delta) => tree.add(index, index + 1, delta), rangeSum: (from, to) => tree.sum(from, to) }
}

const summedAnew = (values: readonly number[]): Sums => {
  const numbers = Float64Array.from(values)
  return {
    add: (index, delta) => (numbers[index] = (numbers[index] as number) + delta),
    rangeSum: (from, to) => {
      let sum = 0
      for (let i = from; i < to; i++) sum += numbers[i] as number
      return sum
    },
  }
}

const prefixSums = (values: readonly number[]): Sums => {
  const sums = new Float64Array(values.length + 1)
  for (const [index, value] of values.entries()) sums[index + 1] = (sums[index] as number) + value
  return {
    add: (index, delta) => {
      for (let i = index + 1; i < sums.length; i++) sums[i] = (sums[i] as number) + delta
    },
    rangeSum: (from, to) => (sums[to] as number) - (sums[from] as number),
  }
}

const structures = {
  FenwickTree: fenwick,
  SegmentTree: segments,
  LazySegmentTree: lazySegments,
  'array, summed when asked': summedAnew,
  'prefix sums, kept up to date': prefixSums,
}

let total = 0
for (const size of [100, 1_000, 100_000]) {
  const random = randomSource(size)
  const values = Array.from({ length: size }, () => Math.floor(random() * 100))
  const mixes = { 'as many changes as sums': 8, 'one change for 15 sums': 1, 'one sum for 15 changes': 15 }
  for (const [title, changes] of Object.entries(mixes)) {
    report(
      `${title}, ${size} numbers`,
      Object.fromEntries(
        Object.entries(structures).map(([name, create]) => {
          const sums = create(values)
          const next = randomSource(1)
          return [
            name,
            () => {
              for (let i = 0; i < 16; i++) {
                if (i < changes) sums.add(Math.floor(next() * size), 1)
                else {
                  const a = Math.floor(next() * size)
                  const b = Math.floor(next() * size)
                  total += sums.rangeSum(Math.min(a, b), Math.max(a, b))
                }
              }
            },
          ]
        }),
      ),
    )
  }
  const lazy = new LazySegmentTree(values)
  const array = Float64Array.from(values)
  const next = randomSource(2)
  const range = (): [from: number, to: number] => {
    const a = Math.floor(next() * size)
    const b = Math.floor(next() * size)
    return [Math.min(a, b), Math.max(a, b)]
  }
  report(`add to a range and ask for the maximum of another, ${size} numbers`, {
    LazySegmentTree: () => {
      for (let i = 0; i < 16; i++) {
        lazy.add(...range(), i)
        total += lazy.maximum(...range()) > 0 ? 1 : 0
      }
    },
    array: () => {
      for (let i = 0; i < 16; i++) {
        const [from, to] = range()
        for (let index = from; index < to; index++) array[index] = (array[index] as number) + i
        const [start, end] = range()
        let largest = -Infinity
        for (let index = start; index < end; index++) largest = Math.max(largest, array[index] as number)
        total += largest > 0 ? 1 : 0
      }
    },
  })
}
if (total < 0) console.log(total)
