import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOfflineStore } from './offline-store.ts'
import { fakeCaches } from './testing/fake-caches.ts'
import { publishBuild } from './testing/publish-build.ts'
import { createVisitedStore } from './visited-store.ts'

beforeEach(() => vi.stubGlobal('caches', fakeCaches()))
afterEach(() => vi.unstubAllGlobals())

/** The stores of a site below a path, of which all files are stored and one page was visited. */
const openSite = async (baseUrl: string, hash = 'first') => {
  const { build: published, network } = await publishBuild(hash, {
    'offline-shell.html': 'frame',
    '404.html': 'no such page',
    'docs/a.json': `{"of":"${baseUrl} ${hash}"}`,
    'assets/entry-1.js': 'run()',
  })
  vi.stubGlobal('fetch', async (address: string) => network[`/base/${address.slice(baseUrl.length)}`]?.())
  const build = { ...published, baseUrl }
  const offline = createOfflineStore({ build, onProgress: () => {}, log: () => {} })
  const visited = createVisitedStore(build, () => {})
  await offline.fill()
  await offline.promote()
  await visited.fetchShell()
  await visited.keep('docs/a.html', new Response('visited'))
  return { offline, visited }
}

it.each([
  ['/a/', '/b/'],
  ['/', '/b/'],
  ['/a/', '/'],
  ['/a/', '/a/b/'],
])('the site below %s keeps its files when the site below %s updates, and removes its own', async (own, other) => {
  const { offline, visited } = await openSite(own)
  await openSite(other)
  const second = await openSite(other, 'second')
  await second.offline.remove()
  await second.visited.remove()
  expect(await offline.status()).toMatchObject({ state: 'stored', files: 4, storedFiles: 4 })
  expect(await visited.countPages()).toBe(1)
  expect(await visited.shell()).toBeDefined()
})

it('the pages of another site do not replace visited pages', async () => {
  const { visited } = await openSite('/a/')
  const other = await openSite('/b/')
  for (let page = 0; page < 610; page++) await other.visited.keep(`docs/${page}.json`, new Response('{}'))
  expect(await visited.read('docs/a.html')).toBeDefined()
  expect(await visited.countPages()).toBe(1)
})

it('a site at the root of an origin has the names without a path', async () => {
  await openSite('/')
  expect(await (await caches.open('handbook-offline')).match('/__handbook/active')).toBeDefined()
  expect(await (await caches.open('handbook-visited')).match('/docs/a.html')).toBeDefined()
})
