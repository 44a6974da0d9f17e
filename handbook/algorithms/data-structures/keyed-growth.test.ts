import { describe } from 'vitest'
import type { Sizes } from '../bounds.ts'
import { type Measurement, testCatalogueGrowth } from '../contracts/catalogue-growth.ts'
import { each, numbers, runs, sample, shorter } from '../contracts/growth-inputs.ts'
import { after, mean } from '../contracts/uncounted.ts'
import * as bloom from './bloom-filter.ts?counted'
import { dataStructures } from './catalogue.ts'
import type { HashTable } from './hash-table.ts'
import * as hashing from './hash-table.ts?counted'
import type { LruCache } from './lru.ts'
import * as caches from './lru.ts?counted'
import type { Trie } from './trie.ts'
import * as tries from './trie.ts?counted'

const keyed = dataStructures.filter(({ path }) => /\/(bloom-filter|hash-table|lru|trie)$/.test(path))

const bloomSizes: Sizes[] = [{ k: 4 }, { k: 8 }, { k: 64 }]

const filterOf = ({ k = 0 }: Sizes) => new bloom.BloomFilter({ expectedItems: 1000, falsePositiveRate: 2 ** -k })

type Table = HashTable<number, number>

const tableOf =
  (hash?: (key: number) => number) =>
  ({ n = 0 }: Sizes): Table => {
    const table: Table = new hashing.HashTable(hash)
    for (const key of numbers(n)) table.set(key, key)
    return table
  }

const colliding = tableOf(() => 1)

const byHash = (act: (table: Table, key: number) => unknown): Measurement => ({
  ...shorter,
  best: after(tableOf(), (table) => act(table, 5)),
  average: mean(
    runs,
    after(tableOf(), (table, { n = 0 }) => sample(n).map((key) => act(table, key))),
  ),
  worst: after(colliding, (table) => act(table, 0)), // the first one in is the last one in the chain
})

const cacheOf = ({ n = 0 }: Sizes): LruCache<number, number> => {
  const cache: LruCache<number, number> = new caches.LruCache(n)
  for (const key of numbers(n)) cache.set(key, key)
  return cache
}

const keySizes: Sizes[] = [{ k: 2 ** 4 }, { k: 2 ** 7 }, { k: 2 ** 14 }]

const trieOf = ({ k = 0 }: Sizes): Trie<number> =>
  new tries.Trie([
    ['a'.repeat(k), 1],
    ['a'.repeat(k / 2), 2],
  ])

const byKey = (act: (trie: Trie<number>, key: string) => unknown): Measurement => ({
  sizes: keySizes,
  best: after(trieOf, (trie, { k = 0 }) => act(trie, 'b'.repeat(k))),
  average: after(trieOf, (trie, { k = 0 }) => act(trie, 'a'.repeat(k / 2))),
  worst: after(trieOf, (trie, { k = 0 }) => act(trie, 'a'.repeat(k))),
})

/** A trie of `m` keys, each with `k` characters and one more. */
const prefixedBy = ({ k = 0, m = 0 }: Sizes): Trie<number> =>
  new tries.Trie(numbers(m).map((index) => ['a'.repeat(k) + String.fromCharCode(0x4e00 + index), index]))

describe('keyed data structures', () => {
  testCatalogueGrowth(keyed, {
    'BloomFilter.add': each(filterOf, (filter) => filter.add('text'), bloomSizes),
    'BloomFilter.has': {
      sizes: bloomSizes,
      best: after(filterOf, (filter) => filter.has('text')),
      every: after(
        (given) => filterOf(given).add('text'),
        (filter) => filter.has('text'),
      ),
    },
    'BloomFilter.falsePositiveRate': each(filterOf, (filter) => filter.falsePositiveRate(), bloomSizes),
    'BloomFilter.estimatedSize': each(filterOf, (filter) => filter.estimatedSize(), bloomSizes),
    'HashTable.get': byHash((table, key) => table.get(key)),
    'HashTable.set': { ...byHash((table, key) => table.set(key, 1)), average: mean(({ n = 1 }) => n, tableOf()) },
    'HashTable.delete': byHash((table, key) => table.delete(key)),
    'HashTable[Symbol.iterator]': each(tableOf(), (table) => [...table]),
    'LruCache.get': each(cacheOf, (cache) => cache.get(0)),
    'LruCache.set': each(cacheOf, (cache) => cache.set(-1, -1)),
    'LruCache.has': each(cacheOf, (cache) => cache.has(0)),
    'LruCache.peek': each(cacheOf, (cache) => cache.peek(0)),
    'LruCache.delete': each(cacheOf, (cache, { n = 0 }) => cache.delete(n / 2)),
    'Trie.set': each(trieOf, (trie, { k = 0 }) => trie.set('b'.repeat(k), 3), keySizes),
    'Trie.get': byKey((trie, key) => trie.get(key)),
    'Trie.delete': byKey((trie, key) => trie.delete(key)),
    'Trie.hasPrefix': byKey((trie, key) => trie.hasPrefix(key)),
    'Trie.longestPrefixOf': byKey((trie, key) => trie.longestPrefixOf(key)),
    'Trie.withPrefix': {
      ...each(
        prefixedBy,
        (trie, { k = 0 }) => [...trie.withPrefix('a'.repeat(k))],
        [
          { k: 2 ** 4, m: 2 ** 4 },
          { k: 2 ** 5, m: 2 ** 6 },
          { k: 2 ** 6, m: 2 ** 12 },
        ],
      ),
      best: after(prefixedBy, (trie, { k = 0 }) => [...trie.withPrefix('b'.repeat(k))]),
    },
  })
})
