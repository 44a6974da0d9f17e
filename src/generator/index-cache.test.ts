import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Site } from '../pipeline/site.ts'
import type { SearchRecord } from '../search/record.ts'
import { cachedIndexFiles } from './index-cache.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'index-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const record = (content: string): SearchRecord => ({
  objectID: '/docs/a',
  url: '/docs/a',
  anchor: null,
  type: 'lvl1',
  hierarchy: { lvl0: 'Guides', lvl1: 'A guide', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content,
  language: 'en',
  lang: 'en',
  versionTag: 'docs-default-current',
  tags: [],
  weight: { pageRank: 0, level: 0, position: 0 },
})
const site = (content: string): Site => ({ data: { search: { provider: 'embedded' } }, records: [record(content)] }) as unknown as Site

it('indexes the same records once, others anew, and keeps the newest index only', async () => {
  const made = await cachedIndexFiles(site('heaps'), folder)
  const [name = ''] = await readdir(join(folder, 'search'))
  await writeFile(join(folder, 'search', name), JSON.stringify([...made, ['search/mark', 'kept']]))
  expect((await cachedIndexFiles(site('heaps'), folder)).get('search/mark')).toBe('kept')
  const other = await cachedIndexFiles(site('queues'), folder)
  expect(other.has('search/mark')).toBe(false)
  expect([...other.keys()]).not.toEqual([])
  expect(await readdir(join(folder, 'search'))).toHaveLength(1)
  expect(await readdir(join(folder, 'search'))).not.toEqual([name])
})

it('takes a damaged file for none', async () => {
  const made = await cachedIndexFiles(site('heaps'), folder)
  const [name = ''] = await readdir(join(folder, 'search'))
  await writeFile(join(folder, 'search', name), '[["search/manifest.json","{"')
  expect(await cachedIndexFiles(site('heaps'), folder)).toEqual(made)
})
