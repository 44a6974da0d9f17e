import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { entryFile } from '../../cache/open-store.ts'
import type { SiteData } from '../../model/site.ts'
import { loadAppBundle } from './app-bundle.ts'

const site = { root: resolve(import.meta.dirname, '../../../../../tests/fixtures/site'), islands: [], styles: [] }

let cache = ''
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'handbook-app-'))
})
afterEach(() => rm(cache, { recursive: true, force: true }))

it(
  'bundles the service worker in the same process, and scripts that every host publishes',
  { timeout: 60_000 },
  async () => {
    const { clientFiles } = await loadAppBundle({
      ...site,
      siteData: { lang: 'en-GB', baseUrl: '/', search: { provider: 'embedded' } } as SiteData,
      cacheFolder: cache,
    })
    const assets = [...clientFiles.keys()].filter((path) => path.startsWith('assets/'))
    expect(assets.length).toBeGreaterThan(15)
    expect(assets.filter((name) => !/^assets\/[a-z]/.test(name))).toEqual([])
    const worker = entryFile({ cacheFolder: cache, kind: 'worker', place: 'code' })
    expect(await readFile(worker, 'latin1')).toMatch(/addEventListener\(.fetch/)
  },
)

it(
  "bundles the browser's half again when an island changes, and keeps the id when the bundle stays the same",
  {
    timeout: 180_000,
  },
  async () => {
    const root = join(cache, 'site')
    await cp(site.root, root, { recursive: true, filter: (file) => !/(?:\.cache|dist)$/.test(file) })
    const from = join(root, 'components/slider.tsx')
    const islands = [{ island: 'slider', from, isPackage: false, exported: { name: 'Slider' } }]
    const siteData = { lang: 'en', baseUrl: '/', search: { provider: 'embedded' } } as SiteData
    const load = () => loadAppBundle({ ...site, root, siteData, islands, cacheFolder: cache })
    const first = await load()
    const source = await readFile(from, 'utf8')
    await writeFile(from, `${source}\n// Nothing else.\n`)
    expect(await load()).toEqual({ ...first, render: expect.any(Function) })
    await writeFile(from, source.replace('Size <input', 'Another size <input'))
    const { id, clientFiles, inlineScript } = await load()
    expect(id).not.toBe(first.id)
    expect([...clientFiles.values()].some((content) => Buffer.from(content).includes('Another size'))).toBe(true)
    expect(inlineScript).toBe(first.inlineScript)
  },
)

it("reports the bundler's message about a client that does not compile, and caches nothing of it", async () => {
  const missing = resolve(site.root, 'components/missing.tsx')
  const siteData = { lang: 'en', baseUrl: '/', search: { provider: 'embedded' } } as SiteData
  const islands = [{ island: 'missing', from: missing, isPackage: false, exported: { name: 'Missing' } }]
  await expect(loadAppBundle({ ...site, siteData, islands, cacheFolder: cache })).rejects.toThrow(
    /components\/missing\.tsx/,
  )
  expect(await readdir(cache)).toEqual([])
})
