/**
 * Counts the hits of caches that evict by different rules. The requests are the same in every run, and counts do not
 * depend on time, so the results are the same on every machine. Run it with `npx tsx bench/algorithms/hit-rates.ts`.
 */
import { LruCache } from '../../handbook/algorithms/data-structures/lru.ts'
import { lowerBound } from '../../handbook/algorithms/search/binary-search.ts'
import { printCounts } from './count.ts'
import { randomSource, shuffledNumbers } from './measure.ts'

const requestCount = 200_000
const keyCount = 10_000
const capacity = 1_000

/** Requests a key. A missing key is added to the cache. Returns whether the key was in the cache. */
type Ask = (key: number) => boolean

const lru = (): Ask => {
  const cache = new LruCache<number, true>(capacity)
  return (key) => {
    const isHit = cache.get(key) === true
    if (!isHit) cache.set(key, true)
    return isHit
  }
}

const fifo = (): Ask => {
  const cache = new Set<number>()
  return (key) => {
    if (cache.has(key)) return true
    const [oldest] = cache
    if (cache.size === capacity && oldest !== undefined) cache.delete(oldest)
    cache.add(key)
    return false
  }
}

const randomEviction = (): Ask => {
  const random = randomSource(2)
  const cached = new Set<number>()
  const keys: number[] = []
  return (key) => {
    if (cached.has(key)) return true
    const place = keys.length < capacity ? keys.length : Math.floor(random() * capacity)
    cached.delete(keys[place] ?? -1)
    cached.add(key)
    keys[place] = key
    return false
  }
}

/** Counts the uses of a key while it is cached. Evicts the least recently used of the keys with the fewest uses. */
const lfu = (): Ask => {
  const usesOf = new Map<number, number>()
  const keysByUses = new Map<number, Set<number>>()
  /** The fewest uses of a key in the cache. */
  let fewest = 1
  const add = (key: number, uses: number): void => {
    usesOf.set(key, uses)
    const keys = keysByUses.get(uses) ?? new Set()
    keysByUses.set(uses, keys.add(key))
  }
  const remove = (key: number, uses: number): void => {
    usesOf.delete(key)
    const keys = keysByUses.get(uses)
    keys?.delete(key)
    if (keys?.size === 0) keysByUses.delete(uses)
  }
  return (key) => {
    const uses = usesOf.get(key) ?? 0
    if (uses > 0) {
      remove(key, uses)
      // The key itself has one use more, so no key in the cache can have fewer.
      if (uses === fewest && !keysByUses.has(uses)) fewest++
    } else {
      const [oldest] = usesOf.size === capacity ? (keysByUses.get(fewest) ?? []) : []
      if (oldest !== undefined) remove(oldest, fewest)
      fewest = 1
    }
    add(key, uses + 1)
    return uses > 0
  }
}

/** Draws places from 0 on, with place i in proportion to 1 / (i + 1). */
const popularPlaces = (seed: number): (() => number) => {
  const random = randomSource(seed)
  const upTo: number[] = []
  let total = 0
  for (let place = 0; place < keyCount; place++) upTo.push((total += 1 / (place + 1)))
  return () => lowerBound(upTo, random() * total)
}

const popular = (): number[] => {
  const place = popularPlaces(1)
  return Array.from({ length: requestCount }, place)
}

/** Each period has another key at each place. */
const changing = (period: number): number[] => {
  const place = popularPlaces(1)
  const orders = Array.from({ length: Math.ceil(requestCount / period) }, (_, index) =>
    shuffledNumbers(keyCount, index),
  )
  return Array.from({ length: requestCount }, (_, step) => orders[Math.floor(step / period)]?.[place()] ?? 0)
}

/** At intervals, a run of `scanned` keys is read that no other request reads. */
const withScans = (period: number, scanned: number): number[] => {
  const place = popularPlaces(1)
  let next = keyCount
  return Array.from({ length: requestCount }, (_, step) => (step % period < period - scanned ? place() : next++))
}

const loop = (keys: number): number[] => Array.from({ length: requestCount }, (_, step) => step % keys)

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

const rateOf = (ask: Ask, requests: readonly number[]): string => {
  let hits = 0
  for (const key of requests) if (ask(key)) hits++
  return percent.format(hits / requests.length)
}

const caches = { LRU: lru, FIFO: fifo, Random: randomEviction, LFU: lfu }
const all = {
  'popular keys': popular(),
  'the favourites change every 20,000 requests': changing(20_000),
  'popular keys and scans over 2,000 new ones': withScans(20_000, 2_000),
  'a loop over 1,100 keys': loop(1_100),
}

printCounts(
  `hit rates of ${requestCount} requests, capacity ${capacity}`,
  Object.keys(caches),
  Object.entries(all).map(([name, requests]) => [
    name,
    ...Object.values(caches).map((make) => rateOf(make(), requests)),
  ]),
)
