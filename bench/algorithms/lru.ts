/** Compares the LRU cache with another cache: a `Map` in order of use. Run it with `npx tsx bench/algorithms/lru.ts`. */
import { LruCache } from '../../handbook/algorithms/data-structures/lru.ts'
import { randomSource, report, reportMemory } from './measure.ts'

/** A map keeps the order of insertion. Deleting an entry and adding it again marks the entry as used. */
class MapCache {
  readonly capacity: number
  readonly #entries = new Map<number, number>()

  constructor(capacity: number) {
    this.capacity = capacity
  }

  get(key: number): number | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: number, value: number): void {
    if (!this.#entries.delete(key) && this.#entries.size === this.capacity) {
      const oldest = this.#entries.keys().next().value
      if (oldest !== undefined) this.#entries.delete(oldest)
    }
    this.#entries.set(key, value)
  }
}

interface Cache {
  get: (key: number) => number | undefined
  set: (key: number, value: number) => unknown
}

/** Requests 1,000 keys from a full cache. Small keys are more frequent. A missing key is added to the cache. */
const asking = (cache: Cache & { readonly capacity: number }, keys: number): (() => void) => {
  const random = randomSource(1)
  for (let key = 0; key < cache.capacity; key++) cache.set(key, key)
  return () => {
    for (let i = 0; i < 1_000; i++) {
      const key = Math.floor(random() ** 2 * keys)
      if (cache.get(key) === undefined) cache.set(key, i)
    }
  }
}

for (const capacity of [100, 10_000, 100_000]) {
  for (const [hits, keys] of [
    ['all hits', capacity],
    ['about half of them hits', 4 * capacity],
    ['few hits', 400 * capacity],
  ] as const) {
    report(`capacity ${capacity}, ${hits}`, {
      LruCache: asking(new LruCache<number, number>(capacity), keys),
      'Map in order of use': asking(new MapCache(capacity), keys),
    })
  }
}

reportMemory('memory, 100,000 entries', {
  LruCache: () => {
    const cache = new LruCache<number, number>(100_000)
    for (let key = 0; key < 100_000; key++) cache.set(key, key)
    return cache
  },
  'Map in order of use': () => {
    const cache = new MapCache(100_000)
    for (let key = 0; key < 100_000; key++) cache.set(key, key)
    return cache
  },
})
