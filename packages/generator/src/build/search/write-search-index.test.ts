import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DocumentOutline, makeRecords } from '@dev-handbook/search/testing/make-records'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Site } from '../../content/site.ts'
import type { BuildRecord } from '../output/build-record.ts'
import { createOutput } from '../output/output.ts'
import { createSiteWriter } from '../output/site-writer.ts'
import { searchIndexFiles } from './search-index.ts'
import { writeSearchIndex } from './write-search-index.ts'

let folder = ''
let last: BuildRecord['files'] = {}
/** Number of times that the records were read. */
let reads = 0
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-index-'))
  ;[last, reads] = [{}, 0]
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const siteOf = (outlines: readonly DocumentOutline[]): Site => {
  const records = outlines.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map((outline) => makeRecords([outline]))
  const byDocument = () => {
    reads++
    return records
  }
  return {
    data: { search: { provider: 'embedded' } },
    records: { byDocument, fingerprint: () => JSON.stringify(records), all: records.flat() },
  } as unknown as Site
}

/** Builds the index of a document with a title. Returns the contents of all published files. */
const build = (title: string) => buildSite(siteOf([{ path: '/docs/guide', title, lead: 'Heaps and queues.' }]))

const buildSite = async (site: Site) => {
  const output = await createOutput(join(folder, 'dist'))
  const writer = createSiteWriter({ output, cacheFolder: folder, secrets: [], last })
  let written = 0
  await writeSearchIndex({ site, cacheFolder: folder, writer, onWritten: () => written++ })
  await output.publish()
  await output.close()
  last = writer.record()
  expect(written).toBe(writer.entries.length)
  return Object.keys(last).map((path) => [path, readFileSync(join(folder, 'dist', path), 'utf8')])
}

it('takes over the files of an index with the same records, without reading the records', async () => {
  const first = await build('A guide')
  expect(first.length).toBeGreaterThan(3)
  expect(reads).toBe(1)
  expect(await build('A guide')).toEqual(first)
  expect(reads).toBe(1)
  expect(await build('Another guide')).not.toEqual(first)
  expect(reads).toBe(2)
})

it('writes damaged and deleted files again', async () => {
  const first = await build('A guide')
  const shards = join(folder, 'dist/search/shards')
  const [damaged = '', deleted = ''] = readdirSync(shards)
  writeFileSync(join(shards, damaged), '{}')
  rmSync(join(shards, deleted))
  expect(new Map((await build('A guide')) as [string, string][])).toEqual(new Map(first as [string, string][]))
  expect(reads).toBe(2)
})

const letters = () => {
  const shards = join(folder, 'store/search')
  return readdirSync(shards).map((name) => [name, statSync(join(shards, name), { bigint: true }).ctimeNs] as const)
}

/** A site with two documents. The names of the second have pairs of words, which are in files of their own. */
const pairs = (lead: string): Site =>
  siteOf([
    { path: '/docs/guide', title: 'Kiwi', lead },
    { path: '/docs/other', title: 'Zebra crossing', lead: 'Yaks. Xylophones. Walnuts. Vipers.' },
  ])
const publish = async (site: Site) => new Map((await buildSite(site)) as [string, string][])

it('makes only the letters again whose postings have changed', async () => {
  await buildSite(pairs('Lime and melon.'))
  const before = new Map(letters())
  const site = pairs('Lime and nut.')
  expect(await publish(site)).toEqual(new Map(searchIndexFiles(site)))
  const changed = letters().filter(([name, time]) => before.get(name) !== time)
  // The list of files, the postings of the document, "n". No term begins with "m" any more.
  expect(changed).toHaveLength(3)
})

it('makes a letter again when one of its files was damaged', async () => {
  const files = await publish(pairs('Lime and melon.'))
  const [pack = ''] = [...files].find(([, content]) => content.includes('·zebra·')) ?? []
  writeFileSync(join(folder, 'dist', pack), '{}')
  const site = pairs('Lime and nut.')
  expect(await publish(site)).toEqual(new Map(searchIndexFiles(site)))
})

it('publishes the same index as without a cache, whatever was changed or damaged since the last build', async () => {
  const word = fc.constantFrom('heap', 'queue', 'queues', 'Node.js', 'useEffect', 'массив', 'contain', 'containers')
  const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '))
  const outline = fc.record({
    path: fc.constantFrom('/docs/a', '/docs/b', '/docs/c'),
    title: text,
    lead: text,
    sections: fc.uniqueArray(fc.record({ anchor: word, heading: text, text }), {
      selector: ({ anchor }) => anchor,
      maxLength: 2,
    }),
  })
  const state = fc.record({
    outlines: fc.uniqueArray(outline, { selector: ({ path }) => path }),
    damaged: fc.option(fc.nat(40)),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(state, { minLength: 2, maxLength: 4 }), async (states) => {
      for (const { outlines, damaged } of states) {
        const site = siteOf(outlines)
        expect(await publish(site)).toEqual(new Map(searchIndexFiles(site)))
        const file = damaged !== null && Object.keys(last)[damaged]
        if (file) writeFileSync(join(folder, 'dist', file), '{}')
      }
    }),
    { numRuns: 15 },
  )
})
