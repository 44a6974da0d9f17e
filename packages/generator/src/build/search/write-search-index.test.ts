import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeRecords } from '@dev-handbook/search/testing/make-records'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Site } from '../../content/site.ts'
import type { BuildRecord } from '../output/build-record.ts'
import { createOutput } from '../output/output.ts'
import { createSiteWriter } from '../output/site-writer.ts'
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

/** Builds the index of a document with a title. Returns the contents of all published files. */
const build = async (title: string) => {
  const byDocument = () => {
    reads++
    return [makeRecords([{ path: '/docs/guide', title, lead: 'Heaps and queues.' }])]
  }
  const site = {
    data: { search: { provider: 'embedded' } },
    records: { byDocument, fingerprint: () => title },
  } as unknown as Site
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
