/** Compares the search trees with a sorted array and a `Map`. Run it with `npx tsx bench/algorithms/ordered-maps.ts`. */
import { AvlTree } from '../../handbook/algorithms/data-structures/tree/avl.ts'
import { BinarySearchTree } from '../../handbook/algorithms/data-structures/tree/bst.ts'
import { RedBlackTree } from '../../handbook/algorithms/data-structures/tree/rb.ts'
import { report, reportMemory, shuffledNumbers } from './measure.ts'

interface Store {
  get: (key: number) => number | undefined
  set: (key: number, value: number) => unknown
  delete: (key: number) => boolean
  ceiling: (key: number) => readonly [key: number, value: number] | undefined
}

const compare = (a: number, b: number): number => a - b

/**
 * Sorted keys, with their values beside them. A search halves the range. An insertion or deletion moves everything
 * behind its place.
 */
class SortedArray implements Store {
  readonly #keys: number[] = []
  readonly #values: number[] = []

  get(key: number): number | undefined {
    const place = this.#placeOf(key)
    return this.#keys[place] === key ? this.#values[place] : undefined
  }

  set(key: number, value: number): void {
    const place = this.#placeOf(key)
    if (this.#keys[place] === key) this.#values[place] = value
    else {
      this.#keys.splice(place, 0, key)
      this.#values.splice(place, 0, value)
    }
  }

  delete(key: number): boolean {
    const place = this.#placeOf(key)
    if (this.#keys[place] !== key) return false
    this.#keys.splice(place, 1)
    this.#values.splice(place, 1)
    return true
  }

  ceiling(key: number): readonly [number, number] | undefined {
    const place = this.#placeOf(key)
    return place < this.#keys.length ? [this.#keys[place] as number, this.#values[place] as number] : undefined
  }

  #placeOf(key: number): number {
    let low = 0
    let high = this.#keys.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(this.#keys[middle] as number, key) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

const stores: Record<string, () => Store> = {
  RedBlackTree: () => new RedBlackTree<number, number>(compare),
  AvlTree: () => new AvlTree<number, number>(compare),
  BinarySearchTree: () => new BinarySearchTree<number, number>(compare),
  'sorted array': () => new SortedArray(),
}

const each = <T>(make: (create: () => Store) => T): [name: string, T][] =>
  Object.entries(stores).map(([name, create]) => [name, make(create)])

const fill = (store: { set: (key: number, value: number) => unknown }, keys: readonly number[]): void => {
  for (const key of keys) store.set(key, key)
}

let sum = 0
for (const size of [100, 10_000, 100_000]) {
  const keys = shuffledNumbers(size).map((key) => 2 * key)
  const asked = Array.from({ length: 100 }, (_, index) => keys[(index * 7919) % size] as number)
  const full = each((create) => {
    const store = create()
    fill(store, keys)
    return store
  })
  const map = new Map(keys.map((key) => [key, key]))
  report(`get, ${size} entries added in random order`, {
    ...Object.fromEntries(
      full.map(([name, store]) => [
        name,
        () => {
          for (const key of asked) sum += store.get(key) ?? 0
        },
      ]),
    ),
    Map: () => {
      for (const key of asked) sum += map.get(key) ?? 0
    },
  })
  report(`the next key that is not smaller, ${size} entries`, {
    ...Object.fromEntries(
      full.map(([name, store]) => [
        name,
        () => {
          for (const key of asked) sum += store.ceiling(key - 1)?.[0] ?? 0
        },
      ]),
    ),
    ...(size <= 10_000 && {
      'Map, scanned': () => {
        for (const key of asked) {
          let next = Infinity
          for (const other of map.keys()) if (other >= key - 1 && other < next) next = other
          sum += next
        }
      },
    }),
  })
  let turn = 0
  const churn = (store: Pick<Store, 'delete' | 'set'>) => {
    for (let i = 0; i < 100; i++) {
      turn = turn + 1 < size ? turn + 1 : 0
      const key = keys[turn] as number
      store.delete(key)
      store.set(key, key)
    }
  }
  report(`delete and set, ${size} entries`, {
    ...Object.fromEntries(full.map(([name, store]) => [name, () => churn(store)])),
    Map: () => churn(map),
  })
  const ascending = keys.toSorted(compare)
  for (const [order, input] of [
    ['random', keys],
    ['ascending', ascending],
  ] as const) {
    const building = each((create) => () => fill(create(), input))
    report(`build from ${size} keys in ${order} order`, {
      // A chain of 100,000 nodes would take minutes.
      ...Object.fromEntries(
        building.filter(([name]) => order === 'random' || size < 100_000 || name !== 'BinarySearchTree'),
      ),
      Map: () => fill(new Map<number, number>(), input),
      'Map, entries sorted at the end': () => {
        const made = new Map<number, number>()
        fill(made, input)
        return [...made].toSorted(([a], [b]) => compare(a, b))
      },
    })
  }
}
if (sum < 0) console.log(sum)

const many = shuffledNumbers(100_000)
reportMemory('memory, 100,000 entries', {
  ...Object.fromEntries(
    each((create) => () => {
      const store = create()
      fill(store, many)
      return store
    }),
  ),
  Map: () => {
    const made = new Map<number, number>()
    fill(made, many)
    return made
  },
})
