import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SearchRecord } from '@dev-handbook/search/record'
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
/** Number of documents whose records were read. */
let reads = 0
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-index-'))
  ;[last, reads] = [{}, 0]
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const siteOf = (outlines: readonly DocumentOutline[], provider = 'embedded'): Site => {
  const records = outlines.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map((outline) => makeRecords([outline]))
  return siteOfRecords(records, provider)
}

const siteOfRecords = (records: readonly SearchRecord[][], provider = 'embedded'): Site => {
  const byDocument = () =>
    records.map((own) => ({
      path: own[0]?.url ?? '',
      fingerprint: JSON.stringify(own),
      read: () => {
        reads++
        return own
      },
    }))
  return {
    data: { search: { provider } },
    records: { byDocument, fingerprint: () => JSON.stringify(records), all: records.flat() },
  } as unknown as Site
}

/** Builds the index of a document with a title. Returns the contents of all published files. */
const build = (title: string) => buildSite(siteOf([{ path: '/docs/guide', title, lead: 'Heaps and queues.' }]))

const buildSite = async (site: Site) => {
  const output = await createOutput(join(folder, 'dist'))
  const writer = createSiteWriter({ output, cacheFolder: folder, secrets: [], last, recordsUse: true })
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

/** Entries of the cache, with the times of their last changes. */
const entries = () => {
  const store = join(folder, 'store/search')
  return readdirSync(store).map((name) => [name, statSync(join(store, name), { bigint: true }).ctimeNs] as const)
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
  const before = new Map(entries())
  const site = pairs('Lime and nut.')
  expect(await publish(site)).toEqual(new Map(searchIndexFiles(site)))
  const changed = entries().filter(([name, time]) => before.get(name) !== time)
  // The list of files, the part of the document, "n". No term begins with "m" any more.
  expect(changed).toHaveLength(3)
  expect(reads).toBe(3)
})

it('makes a letter again when one of its files was damaged', async () => {
  const files = await publish(pairs('Lime and melon.'))
  const [pack = ''] = [...files].find(([, content]) => content.includes('·zebra·')) ?? []
  writeFileSync(join(folder, 'dist', pack), '{}')
  const site = pairs('Lime and nut.')
  expect(await publish(site)).toEqual(new Map(searchIndexFiles(site)))
})

it('publishes the same index as without a cache, whatever was changed or damaged since the last build', async () => {
  const word = fc.constantFrom(
    'heap',
    'queue',
    'queues',
    'Node.js',
    'useEffect',
    'массив',
    'O(n)',
    'contain',
    'container',
    'containers',
  )
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))
  const outline = fc.record({
    path: fc.constantFrom('/docs/a', '/docs/b', '/docs/b-c', '/docs/c/d', '/docs/c/e'),
    title: text,
    description: text,
    group: fc.constantFrom('Guides', 'Other'),
    tags: fc.array(word, { maxLength: 2 }),
    pageRank: fc.nat({ max: 3 }),
    lead: text,
    sections: fc.uniqueArray(fc.record({ anchor: word, heading: text, text }), {
      selector: ({ anchor }) => anchor,
      maxLength: 3,
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

it('writes the files again without making the parts again when the output is missing', async () => {
  const site = pairs('Lime and melon.')
  await publish(site)
  const before = entries()
  rmSync(join(folder, 'dist'), { recursive: true })
  expect(await publish(site)).toEqual(new Map(searchIndexFiles(site)))
  expect(entries()).toEqual(before)
})

it('treats a damaged entry of the cache as missing, and replaces it', async () => {
  const guide = { path: '/docs/guide', title: 'A guide', lead: 'Heaps and queues.' }
  await publish(siteOf([guide]))
  const sound = new Map(entries().map(([name]) => [name, readFileSync(join(folder, 'store/search', name))]))
  const [whole = Buffer.alloc(0)] = sound.values()
  for (const damage of [Buffer.alloc(0), Buffer.from('damaged'), whole.subarray(0, -1)]) {
    for (const name of sound.keys()) writeFileSync(join(folder, 'store/search', name), damage)
    expect(await publish(siteOf([guide]))).toEqual(new Map(searchIndexFiles(siteOf([guide]))))
    expect(new Map(entries().map(([name]) => [name, readFileSync(join(folder, 'store/search', name))]))).toEqual(sound)
  }
})

it('works when the cache cannot be written', async () => {
  const site = pairs('Lime.')
  writeFileSync(join(folder, 'store'), 'a file where a folder should be')
  expect(await publish(site)).toEqual(new Map(searchIndexFiles(site)))
})

it('writes and stores nothing for a hosted service', async () => {
  expect(await buildSite(siteOf([{ path: '/docs/guide', title: 'A guide' }], 'hosted'))).toEqual([])
  expect(existsSync(join(folder, 'store/search'))).toBe(false)
})

it('rejects documents of different versions in one index', async () => {
  const [one = [], other = []] = ['/docs/a', '/docs/b'].map((path) => makeRecords([{ path, title: path }]))
  const ofAnotherVersion = other.map((record) => ({ ...record, versionTag: 'docs-default-1.0' }))
  await expect(buildSite(siteOfRecords([one, ofAnotherVersion]))).rejects.toThrow(
    'has the facets en and docs-default-1.0, others have en and docs-default-current. Write one index for each.',
  )
})
