/** Compares the Bloom filter with a `Set`. Run it with `npx tsx bench/algorithms/bloom-filter.ts`. */
import { BloomFilter } from '../../handbook/algorithms/data-structures/bloom-filter.ts'
import { report, reportMemory } from './measure.ts'

const addresses = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `https://example.com/${name}/${index}`)

const filled = (texts: readonly string[], falsePositiveRate: number): BloomFilter => {
  const filter = new BloomFilter({ expectedItems: texts.length, falsePositiveRate })
  for (const text of texts) filter.add(text)
  return filter
}

for (const size of [1_000, 100_000]) {
  const known = addresses('known', size)
  const filter = filled(known, 0.01)
  const set = new Set(known)
  let found = 0
  // Texts from outside have not been hashed before, so each check gets a new copy, like a request.
  const fresh = (texts: readonly string[]) => texts.slice(0, 1_000).map((text) => Buffer.from(text))
  for (const [title, texts] of [
    ['known', known],
    ['unknown', addresses('new', 1_000)],
  ] as const) {
    const arriving = fresh(texts)
    report(`has, ${title} texts just received, ${size} added`, {
      Set: () => {
        for (const bytes of arriving) found += Number(set.has(bytes.toString('latin1')))
      },
      BloomFilter: () => {
        for (const bytes of arriving) found += Number(filter.has(bytes.toString('latin1')))
      },
      'nothing but reading the text': () => {
        for (const bytes of arriving) found += bytes.toString('latin1').length
      },
    })
    const kept = texts.slice(0, 1_000)
    report(`has, ${title} texts asked before, ${size} added`, {
      Set: () => {
        for (const text of kept) found += Number(set.has(text))
      },
      BloomFilter: () => {
        for (const text of kept) found += Number(filter.has(text))
      },
    })
  }
  if (found < 0) console.log(found)
}

// The texts are created inside, because a set keeps them and a filter does not. They are used nowhere else. The engine
// would share equal texts, and the set would seem to need no memory for them.
reportMemory('memory, 100,000 addresses', {
  Set: () => new Set(addresses('kept', 100_000)),
  'BloomFilter, 1 error in 100': () => filled(addresses('kept', 100_000), 0.01),
  'BloomFilter, 1 error in 10,000': () => filled(addresses('kept', 100_000), 0.0001),
})
