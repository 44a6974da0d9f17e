import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entryFile } from '../../cache/open-store.ts'
import type { SiteData } from '../../model/site.ts'
import { type AppBundle, loadAppBundle } from './app-bundle.ts'
import { browserNames } from './browser-names.ts'

const fixture = resolve(import.meta.dirname, '../../../../../tests/fixtures/site')
const siteData = { lang: 'en-GB', baseUrl: '/', search: { provider: 'embedded' } } as SiteData

let folder = ''
let root = ''
let cache = ''
/** The module of the site's island. */
let from = ''
/** The bundle of the copied site, made without a cache. */
let first: AppBundle
const load = () => {
  const islands = [{ island: 'slider', from, isPackage: false, exported: { name: 'Slider' } }]
  return loadAppBundle({ root, siteData, islands, styles: [], cacheFolder: cache })
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handbook-app-'))
  root = join(folder, 'site')
  cache = join(folder, 'cache')
  from = join(root, 'components/slider.tsx')
  await cp(fixture, root, { recursive: true, filter: (file) => !/(?:\.cache|dist)$/.test(file) })
  first = await load()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('bundles the service worker in the same process, and scripts that every host publishes', async () => {
  const assets = [...first.clientFiles.keys()].filter((path) => path.startsWith('assets/'))
  expect(assets.length).toBeGreaterThan(15)
  expect(assets.filter((name) => !/^assets\/[a-z]/.test(name))).toEqual([])
  const worker = entryFile({ cacheFolder: cache, kind: 'worker', place: 'code' })
  expect(await readFile(worker, 'latin1')).toMatch(/addEventListener\(.fetch/)
})

it('leaves out the code of React for other browsers and for its developer tools', () => {
  const entry = [...first.clientFiles].find(([path]) => path.startsWith('assets/entry-client-'))?.[1] ?? ''
  const code = Buffer.from(entry).toString()
  expect(code).toContain('hydrateRoot')
  expect(Object.keys(browserNames).filter((question) => code.includes(question))).toEqual([])
  expect(code).not.toContain('DEVTOOLS')
})

it("bundles the browser's half again when an island changes, and keeps the id when the bundle stays the same", async () => {
  const source = await readFile(from, 'utf8')
  await writeFile(from, `${source}\n// Nothing else.\n`)
  expect(await load()).toEqual({ ...first, render: expect.any(Function) })
  await writeFile(from, source.replace('Size <input', 'Another size <input'))
  const { id, clientFiles, inlineScript } = await load()
  expect(id).not.toBe(first.id)
  expect([...clientFiles.values()].some((content) => Buffer.from(content).includes('Another size'))).toBe(true)
  expect(inlineScript).toBe(first.inlineScript)
})

it("reports the bundler's message about a client that does not compile, and caches nothing of it", async () => {
  const missing = join(fixture, 'components/missing.tsx')
  const islands = [{ island: 'missing', from: missing, isPackage: false, exported: { name: 'Missing' } }]
  const cacheFolder = join(folder, 'empty')
  await mkdir(cacheFolder)
  await expect(loadAppBundle({ root: fixture, siteData, islands, styles: [], cacheFolder })).rejects.toThrow(
    /components\/missing\.tsx/,
  )
  expect(await readdir(cacheFolder)).toEqual([])
})
