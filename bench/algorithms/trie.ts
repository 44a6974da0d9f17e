/** Compares the trie with a `Map`, a scanned and a sorted array. Run it with `npx tsx bench/algorithms/trie.ts`. */
import { Trie } from '../../handbook/algorithms/data-structures/trie.ts'
import { randomSource, report, reportMemory } from './measure.ts'

const syllables = ['ba', 'co', 'de', 'fi', 'gu', 'ha', 'jo', 'ke', 'li', 'mu', 'na', 'po', 're', 'si', 'tu', 'va']

/** Returns distinct words of two to five syllables. As in a dictionary, several words often begin alike. */
const words = (count: number): string[] => {
  const random = randomSource(count)
  const found = new Set<string>()
  while (found.size < count) {
    const length = 2 + Math.floor(random() * 4)
    found.add(Array.from({ length }, () => syllables[Math.floor(random() ** 1.5 * syllables.length)]).join(''))
  }
  return [...found]
}

const startOf = (sorted: readonly string[], prefix: string): number => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as string) < prefix) low = middle + 1
    else high = middle
  }
  return low
}

const take = (entries: Iterable<unknown>, count: number): number => {
  let taken = 0
  for (const _ of entries) if (++taken === count) break
  return taken
}

const takeSorted = (sorted: readonly string[], prefix: string, count: number): string[] => {
  const found: string[] = []
  for (let i = startOf(sorted, prefix); found.length < count; i++) {
    const word = sorted[i]
    if (!word?.startsWith(prefix)) break
    found.push(word)
  }
  return found
}

for (const size of [1_000, 100_000]) {
  const keys = words(size)
  const trie = new Trie(keys.map((key, index) => [key, index]))
  const map = new Map(keys.map((key, index) => [key, index]))
  const sorted = keys.toSorted()
  const asked = Array.from({ length: 100 }, (_, index) => keys[(index * 7919) % size] as string)
  const prefixes = asked.map((key) => key.slice(0, 6))
  let sum = 0
  report(`get, ${size} words`, {
    Map: () => {
      for (const key of asked) sum += map.get(key) ?? 0
    },
    Trie: () => {
      for (const key of asked) sum += trie.get(key) ?? 0
    },
    'sorted array': () => {
      for (const key of asked) sum += startOf(sorted, key)
    },
  })
  report(`up to ten words with a prefix of six letters, ${size} words`, {
    Trie: () => {
      for (const prefix of prefixes) sum += take(trie.withPrefix(prefix), 10)
    },
    'sorted array': () => {
      for (const prefix of prefixes) sum += takeSorted(sorted, prefix, 10).length
    },
    'array, scanned': () => {
      for (const prefix of prefixes) {
        let found = 0
        for (const key of keys) if (key.startsWith(prefix) && ++found === 10) break
        sum += found
      }
    },
  })
  report(`all words with a prefix of two letters, ${size} words`, {
    Trie: () => take(trie.withPrefix('de'), Infinity),
    'sorted array': () => takeSorted(sorted, 'de', Infinity),
    'array, filtered': () => keys.filter((key) => key.startsWith('de')),
  })
  report(`build, ${size} words`, {
    Trie: () => new Trie(keys.map((key, index) => [key, index])),
    Map: () => new Map(keys.map((key, index) => [key, index])),
    'sorted array': () => keys.toSorted(),
  })
  if (sum < 0) console.log(sum)
}

const many = words(100_000)
const texts = new Map(many.map((key, index) => [key, index]))
reportMemory('memory beside the words themselves, 100,000 words', {
  Map: () => new Map(texts),
  Trie: () => new Trie(texts),
  'sorted array': () => many.toSorted(),
})
