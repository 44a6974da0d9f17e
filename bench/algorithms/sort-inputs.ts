/** The lists that `sorts.ts` sorts: the orders that the articles on sorting discuss. */
import { randomSource } from './measure.ts'

const size = 2_000
const rising = Array.from({ length: size }, (_, index) => index)

/** Numbers from 0 to 1. A seed gives the same numbers in every run. */
export const randomNumbers = (length: number, seed: number): number[] => Array.from({ length }, randomSource(seed))

const withPairsExchanged = (pairs: number, seed: number): number[] => {
  const random = randomSource(seed)
  const items = [...rising]
  for (let pair = 0; pair < pairs; pair++) {
    const one = Math.floor(random() * size)
    const other = Math.floor(random() * size)
    const kept = items[one] as number
    items[one] = items[other] as number
    items[other] = kept
  }
  return items
}

/** The lists to sort. `varies` means that a list is different for each seed. */
export const inputs: { shape: string; varies?: boolean; make: (seed: number) => number[] }[] = [
  { shape: 'random', varies: true, make: (seed) => randomNumbers(size, seed) },
  { shape: 'sorted', make: () => [...rising] },
  { shape: 'reversed', make: () => rising.toReversed() },
  {
    shape: 'sorted, random numbers 0–9 added',
    varies: true,
    make: (seed) => randomNumbers(size, seed).map((item, index) => index + Math.floor(item * 10)),
  },
  { shape: 'sorted, ten random pairs exchanged', varies: true, make: (seed) => withPairsExchanged(10, seed) },
  {
    shape: 'sorted, then 20 random items',
    varies: true,
    make: (seed) => [...rising.slice(0, size - 20), ...randomNumbers(20, seed).map((item) => item * size)],
  },
  { shape: 'greatest item first, the rest sorted', make: () => [size, ...rising.slice(1)] },
  { shape: 'smallest item last, the rest sorted', make: () => [...rising.slice(1), 0] },
  {
    shape: 'eight distinct values',
    varies: true,
    make: (seed) => randomNumbers(size, seed).map((item) => Math.floor(item * 8)),
  },
  { shape: 'all equal', make: () => rising.map(() => 1) },
]

/** Number of pairs in the wrong order. */
export const inversions = (items: readonly number[]): number => {
  let count = 0
  for (const [index, item] of items.entries()) {
    for (let later = index + 1; later < items.length; later++) if (item > (items[later] as number)) count++
  }
  return count
}
