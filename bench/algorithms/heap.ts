/**
 * Compares the binary heap with the means of the language: as a priority queue, for the k smallest items, and for
 * building. Run it with `npx tsx bench/algorithms/heap.ts`. Only ratios are printed, because absolute times say more
 * about the machine.
 */
import { type Compare, reverse } from '../../handbook/algorithms/compare.ts'
import { Heap } from '../../handbook/algorithms/data-structures/heap.ts'
import { randomSource, report } from './measure.ts'

interface Queue {
  push: (item: number) => unknown
  pop: () => number | undefined
}

const compare: Compare<number> = (a, b) => a - b

const randomNumbers = (length: number): number[] => {
  const random = randomSource(length)
  return Array.from({ length }, random)
}

/**
 * The greatest value comes first, so that the smallest is removed from the end. Binary search finds the place of a new
 * item.
 */
const sortedArray = (values: readonly number[]): Queue => {
  const items = values.toSorted(reverse(compare))
  return {
    pop: () => items.pop(),
    push: (item) => {
      let low = 0
      let high = items.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (compare(items[middle] as number, item) > 0) low = middle + 1
        else high = middle
      }
      items.splice(low, 0, item)
    },
  }
}

const arraySortedAnew = (values: readonly number[]): Queue => {
  const descending = reverse(compare)
  const items = values.toSorted(descending)
  return {
    pop: () => items.pop(),
    push: (item) => {
      items.push(item)
      items.sort(descending)
    },
  }
}

const scannedArray = (values: readonly number[]): Queue => {
  const items = [...values]
  return {
    push: (item) => items.push(item),
    pop: () => {
      let smallest = 0
      for (let i = 1; i < items.length; i++)
        if (compare(items[i] as number, items[smallest] as number) < 0) smallest = i
      const found = items[smallest]
      const last = items.pop()
      if (smallest < items.length) items[smallest] = last as number
      return found
    },
  }
}

const scannedMap = (values: readonly number[]): Queue => {
  let nextId = 0
  const items = new Map(values.map((value) => [nextId++, value]))
  return {
    push: (item) => items.set(nextId++, item),
    pop: () => {
      let smallest: [id: number, value: number] | undefined
      for (const entry of items) if (!smallest || compare(entry[1], smallest[1]) < 0) smallest = entry
      if (smallest) items.delete(smallest[0])
      return smallest?.[1]
    },
  }
}

const scannedSet = (values: readonly number[]): Queue => {
  const items = new Set(values)
  return {
    push: (item) => items.add(item),
    pop: () => {
      let smallest: number | undefined
      for (const item of items) if (smallest === undefined || compare(item, smallest) < 0) smallest = item
      if (smallest !== undefined) items.delete(smallest)
      return smallest
    },
  }
}

/**
 * A queue in steady use, the "hold model": the smallest item is removed and a later one is added, so the size stays the
 * same.
 */
const holding = (queue: Queue): (() => void) => {
  const random = randomSource(7)
  return () => {
    for (let i = 0; i < 64; i++) queue.push((queue.pop() ?? 0) + random())
  }
}

for (const size of [10, 100, 1_000, 10_000, 100_000]) {
  const values = randomNumbers(size)
  report(`Pop and push, ${size} items waiting`, {
    heap: holding(new Heap(compare, values)),
    'sorted array, insertion': holding(sortedArray(values)),
    'array, sorted anew': holding(arraySortedAnew(values)),
    'array, scanned': holding(scannedArray(values)),
    'Map, scanned': holding(scannedMap(values)),
    'Set, scanned': holding(scannedSet(values)),
  })
}

const many = randomNumbers(100_000)
const kept = 100
report(`The ${kept} smallest of ${many.length}`, {
  'heap of 100': () => {
    const heap = new Heap(reverse(compare), many.slice(0, kept))
    for (const item of many.slice(kept)) if (item < (heap.peek() ?? item)) heap.replace(item)
    return [...heap].toSorted(compare)
  },
  'toSorted, slice': () => many.toSorted(compare).slice(0, kept),
})

for (const [order, values] of [
  ['random', many],
  ['descending', many.toSorted(reverse(compare))],
] as const) {
  report(`Build from ${values.length} items in ${order} order`, {
    'new Heap(compare, values)': () => new Heap(compare, values),
    'push, one by one': () => {
      const heap = new Heap<number>(compare)
      for (const value of values) heap.push(value)
      return heap
    },
    toSorted: () => values.toSorted(compare),
  })
}
