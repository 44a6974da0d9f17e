/** Compares the hash table with `Map`, an object and a scanned array. Run it with `npx tsx bench/algorithms/hash-table.ts`. */
import { HashTable } from '../../handbook/algorithms/data-structures/hash-table.ts'
import { report, reportMemory, shuffledNumbers } from './measure.ts'

type Key = string | number

const tables = (keys: readonly Key[]) => {
  const table = new HashTable<Key, number>()
  const map = new Map<Key, number>()
  const object: Record<string, number> = Object.create(null)
  for (const [index, key] of keys.entries()) {
    table.set(key, index)
    map.set(key, index)
    object[key] = index
  }
  return { table, map, object }
}

const inputs: [title: string, key: (id: number) => Key][] = [
  ['text keys', (id) => `user-${id}`],
  ['integer keys', (id) => id * 31 + 1_000_000],
]

for (const [title, keyOf] of inputs) {
  for (const size of [10, 1_000, 100_000]) {
    const keys = shuffledNumbers(size).map(keyOf)
    const asked = Array.from({ length: 1_000 }, (_, index) => keys[(index * 7) % size] as Key)
    const { table, map, object } = tables(keys)
    const entries = keys.map((key, index) => ({ key, index }))
    let sum = 0
    let turn = 0
    // Each call takes the next key. Deleting and adding the same key again and again is measured below.
    const nextKey = () => {
      turn = turn + 1 < size ? turn + 1 : 0
      return keys[turn] as Key
    }
    report(`get, ${title}, ${size} entries`, {
      Map: () => {
        for (const key of asked) sum += map.get(key) ?? 0
      },
      HashTable: () => {
        for (const key of asked) sum += table.get(key) ?? 0
      },
      object: () => {
        for (const key of asked) sum += object[key] ?? 0
      },
      ...(size <= 1_000 && {
        'array, scanned': () => {
          for (const key of asked) sum += entries.find((entry) => entry.key === key)?.index ?? 0
        },
      }),
    })
    report(`delete and set, ${title}, ${size} entries`, {
      Map: () => {
        for (let i = 0; i < 1_000; i++) {
          const key = nextKey()
          map.delete(key)
          map.set(key, 1)
        }
      },
      HashTable: () => {
        for (let i = 0; i < 1_000; i++) {
          const key = nextKey()
          table.delete(key)
          table.set(key, 1)
        }
      },
      object: () => {
        for (let i = 0; i < 1_000; i++) {
          const key = nextKey()
          delete object[key]
          object[key] = 1
        }
      },
    })
    if (sum < 0) console.log(sum)
  }
}

for (const hot of [100_000, 1_000, 10]) {
  const keys = shuffledNumbers(100_000).map((id) => `user-${id}`)
  const { table, map } = tables(keys)
  let turn = 0
  const nextKey = () => {
    turn = (turn + 1) % hot
    return keys[turn] as Key
  }
  report(`delete and set, always the same ${hot} of 100,000 keys`, {
    HashTable: () => {
      for (let i = 0; i < 1_000; i++) {
        const key = nextKey()
        table.delete(key)
        table.set(key, 1)
      }
    },
    Map: () => {
      for (let i = 0; i < 1_000; i++) {
        const key = nextKey()
        map.delete(key)
        map.set(key, 1)
      }
    },
  })
}

const many = shuffledNumbers(100_000).map((id) => `user-${id}`)
report('build, 100,000 text keys', {
  Map: () => new Map(many.map((key, index) => [key, index])),
  HashTable: () => {
    const table = new HashTable<string, number>()
    for (const [index, key] of many.entries()) table.set(key, index)
    return table
  },
  object: () => Object.fromEntries(many.map((key, index) => [key, index])),
})

const some = many.slice(0, 1_000)
const good = new HashTable<string, number>()
const bad = new HashTable<string, number>(() => 0)
for (const key of some) {
  good.set(key, 1)
  bad.set(key, 1)
}
let found = 0
report('get, 1,000 entries', {
  'hash of the key': () => {
    for (const key of some) found += good.get(key) ?? 0
  },
  'the same hash for all': () => {
    for (const key of some) found += bad.get(key) ?? 0
  },
})
if (found < 0) console.log(found)

reportMemory('memory, 100,000 text keys', {
  Map: () => tables(many).map,
  HashTable: () => tables(many).table,
  object: () => tables(many).object,
})
