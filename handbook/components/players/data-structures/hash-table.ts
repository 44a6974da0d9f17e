import type * as Module from '../../../algorithms/data-structures/hash-table.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import type { Operation } from '@dev-handbook/step-player/player/inputs/operations'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import type { Mark } from '@dev-handbook/step-player/player/subject'
import { listed, structureSubject } from './structure-subject.ts'

interface Entry {
  key: string
  hash: number
  next: Entry | null
}

interface L {
  '#buckets': (Entry | null)[]
  '#size': number
  key: string
  hash: number
  entry: Entry | null
  index: number
  previous: Entry | null
  other: Entry | null
  bucket: Entry | null
  next: Entry | null
  buckets: (Entry | null)[]
}

interface Table {
  set: (key: string, value: number) => unknown
  get: (key: string) => number | undefined
  delete: (key: string) => boolean
  [Symbol.iterator]: () => Iterator<[string, number]>
}

const words = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus', 'hal', 'ida', 'jan', 'kim', 'leo']

const chain = (head: Entry | null): Entry[] => {
  const entries: Entry[] = []
  for (let entry = head; entry && entries.length < 20; entry = entry.next) entries.push(entry)
  return entries
}

export const subject = structureSubject<typeof Module, Table, L, GridView>({
  title: 'Hash table',
  code: [
    'algorithms/data-structures/hash-table.ts#get',
    'algorithms/data-structures/hash-table.ts#set',
    'algorithms/data-structures/hash-table.ts#find',
    'algorithms/data-structures/hash-table.ts#grow',
    'algorithms/data-structures/hash-table.ts#delete',
  ],
  load: () => import('../../../algorithms/data-structures/hash-table.ts?traced'),
  verbs: { set: 'many', get: 'many', delete: 'many' },
  values: 'words',
  presets: [
    { name: articleName, text: 'set ann bob cleo dan eve finn: get bob, set gus, delete bob' },
    { name: { en: 'Chains', ru: 'Цепочки' }, text: 'set ann bob eve dan, delete bob' },
    { name: { en: 'Grows', ru: 'Растёт' }, text: 'set ann bob cid dan eve fay gus hal' },
    {
      name: randomName,
      text: () =>
        `set ${
          words
            .filter(() => Math.random() < 0.6)
            .slice(0, 8)
            .join(' ') || 'ann'
        }`,
    },
  ],
  create: (module) => new module.HashTable<string, number>(),
  call: (table, { verb, args: [key = ''] }: Operation) => {
    if (verb === 'set') return void table.set(key, 1)
    return verb === 'get' ? table.get(key) : table.delete(key)
  },
  stage: gridStage,
  view: ({ now, known }) => {
    const buckets = now['#buckets'] ?? known['#buckets'] ?? []
    const marks = new Map<Entry | null | undefined, Mark>([
      [now.other, 'compare'],
      [now.entry, 'current'],
    ])
    const target = now.hash === undefined || buckets.length === 0 ? undefined : (now.hash >>> 0) % buckets.length
    return {
      rows: buckets.map((head, index) => {
        const entries = chain(head)
        return {
          key: `bucket ${index}`,
          label: String(index),
          isTight: true,
          cells: entries.length > 0 ? entries.map(({ key }) => key) : [''],
          marks: {
            ...(index === target ? markAll(entries.length > 0 ? entries.keys() : [0], 'active') : {}),
            ...Object.fromEntries(
              entries.flatMap((entry, at) => (marks.has(entry) ? [[at, marks.get(entry) ?? 'current']] : [])),
            ),
          },
        }
      }),
    }
  },
  watch: ['key', 'hash', '#size', 'index'],
  words: {
    'const hash': ({ key }) => `Computes the hash of “${key}”.`,
    'const entry = this.#find(key, hash)': (l) =>
      `The hash is ${l.hash}, so “${l.key}” belongs in bucket ${(l.hash >>> 0) % l['#buckets'].length}.`,
    'if (entry) {': ({ entry, key }) => (entry ? `“${key}” exists, so only its value changes.` : `“${key}” is new.`),
    'entry.value = value': null,
    'return this': null,
    'if (this.#size + 1': (l) =>
      l['#size'] + 1 > 0.75 * l['#buckets'].length
        ? 'The table would be more than three quarters full, so it grows.'
        : `With “${l.key}”, the table has ${l['#size'] === 0 ? 'one entry' : `${l['#size'] + 1} entries`} in ${l['#buckets'].length} buckets. It need not grow.`,
    'this.#grow()': null,
    'this.#link({': ({ key }) => `Puts “${key}” at the beginning of its bucket.`,
    'this.#size++': null,
    'let entry = this': null,
    'entry &&': (l) => {
      if (l.entry) return `Compares “${l.entry.key}” with “${l.key}”.`
      const index = (l.hash >>> 0) % l['#buckets'].length
      return l['#buckets'][index] ? `Bucket ${index} has no further entry.` : `Bucket ${index} is empty.`
    },
    'entry = entry.next': null,
    'return entry': null,
    'const index = this.#bucketOf(entry.hash)': null,
    'entry.next = this': null,
    'this.#buckets[index] = entry': ({ entry, index }) => `“${entry?.key}” is now the first entry of bucket ${index}.`,
    'const buckets': () => 'Keeps the old buckets …',
    'this.#buckets = emptyBuckets': (l) => `… and makes ${2 * l['#buckets'].length} new buckets.`,
    'for (const bucket': null,
    entry: null,
    'const next': ({ entry }) => `Moves “${entry?.key}” to its new bucket.`,
    'this.#link(entry)': null,
    'entry = next': null,
    'return this.#find(key, this': ({ key }) => `Looks for “${key}”.`,
    'const entry = this.#find(key, this': ({ key }) => `Looks for “${key}”.`,
    'if (!entry) return': ({ entry, key }) => (entry ? '' : `“${key}” is not in the table.`),
    'return false': null,
    'let previous': null,
    'let other': null,
    'other !== entry': ({ other, entry }) =>
      other === entry ? `“${entry?.key}” is found in its chain.` : `“${other?.key}” comes before “${entry?.key}”.`,
    'previous = other': null,
    'if (previous)': null,
    'previous.next = entry.next': ({ previous, entry }) =>
      `“${previous?.key}” now points to ${entry?.next ? `“${entry.next.key}”` : 'null'}.`,
    'this.#buckets[index] = entry.next': ({ entry, index }) =>
      entry?.next ? `Bucket ${index} now begins with “${entry.next.key}”.` : `Bucket ${index} is now empty.`,
    'this.#size--': null,
    'return true': null,
  },
  contents: (table) => [...table].map(([key]) => key),
  describe: (contents) => `Keys in the order of the buckets: ${listed(contents as string[])}.`,
})
