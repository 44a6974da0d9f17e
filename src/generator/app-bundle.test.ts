import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SiteData } from '../model/site.ts'
import { loadAppBundle } from './app-bundle.ts'

let cache = ''
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'handbook-app-'))
})
afterAll(() => rm(cache, { recursive: true, force: true }))

it('says what the bundler said of a reader that does not compile, and keeps nothing of it as a bundle', async () => {
  // No catalogue of messages is written in this language: the import of it fails.
  const siteData = { lang: 'xx', baseUrl: '/' } as SiteData
  await expect(loadAppBundle(siteData, cache)).rejects.toThrow(/messages\/(?:screen-|search-)?xx\.ts/)
  expect((await readdir(join(cache, 'app')).catch(() => [])).filter((name) => !name.includes('.'))).toEqual([])
})
