import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RangeNode, Ranges } from '../index-format/index-files.ts'
import { createRangeReader } from './range-reader.ts'

const key = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 4 })

/** A tree over sorted keys with a limited number of entries per node. Its files are named by their keys. */
const treeOf = (keys: readonly string[], fanOut: number): { ranges: Ranges; nodes: Map<string, RangeNode> } => {
  const nodes = new Map<string, RangeNode>()
  let below = keys.map((from): RangeNode[number] => [from, `file ${from}`])
  let depth = 0
  for (; below.length > fanOut; depth++) {
    const level: RangeNode = []
    for (let start = 0; start < below.length; start += fanOut) {
      const node = below.slice(start, start + fanOut)
      const name = `node ${depth} ${start}`
      nodes.set(name, node)
      level.push([node[0]?.[0] ?? '', name])
    }
    below = level
  }
  return { ranges: { depth, below }, nodes }
}

it('finds at any depth exactly the files that may contain a key with that beginning', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(key, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 2, max: 6 }),
      key,
      async (unsorted, fanOut, beginning) => {
        // The first file begins with the empty key, before all keys.
        const keys = ['', ...unsorted.filter((one) => one !== '')].toSorted()
        const { ranges, nodes } = treeOf(keys, fanOut)
        const find = createRangeReader(async (name) => nodes.get(name) ?? [])
        // A file may contain the keys between its own key and the next file's key.
        const expected = keys.filter(
          (from, place) =>
            from.startsWith(beginning) || (from <= beginning && (keys[place + 1] ?? '\uFFFF') > beginning),
        )
        expect(await find(ranges, beginning)).toEqual(expected.map((from) => `file ${from}`))
      },
    ),
    { numRuns: 300 },
  )
})
