import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PrecacheEntry, WorkerBuild } from '../model/offline.ts'
import { fakeCaches } from './testing/fake-caches.ts'
import { createVisitedStore, type VisitedStore } from './visited-store.ts'

const entryOf = (file: string): PrecacheEntry => [file, createHash('sha256').update(file).digest('hex').slice(0, 16), file.length]
const build: WorkerBuild = { baseUrl: '/base/', rightToLeft: [], list: 'hash', headers: {}, shell: entryOf('offline-shell.html'), boot: [entryOf('assets/entry-1.js')] }

let store: VisitedStore
beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('fetch', async (address: string) => new Response(address.slice('/base/'.length)))
  store = createVisitedStore(build, () => {})
})
afterEach(() => vi.unstubAllGlobals())

const keepPages = async (from: number, to: number) => {
  for (let number = from; number < to; number++) await store.keep(`docs/${number}.json`, new Response('{}'))
}

it('counts a page once, as HTML or as data, and gives back what was kept', async () => {
  await store.keep('docs/a.html', new Response('page'))
  await store.keep('docs/a.json', new Response('{}'))
  await store.keep('docs/тег.json', new Response('{}'))
  await store.keep('sidebars/main.json', new Response('{}'))
  await store.keep('assets/x-1.js', new Response(''))
  await store.fetchShell()
  expect(await store.countPages()).toBe(2)
  expect(await (await store.read('docs/a.html'))?.text()).toBe('page')
  expect(await (await store.shell())?.text()).toBe('offline-shell.html')
})

it('drops what was stored longest ago, and never the frame with its scripts', async () => {
  await keepPages(0, 1)
  await store.fetchShell()
  await keepPages(1, 600)
  expect(await store.read('docs/0.json')).toBeDefined()
  await store.keep('docs/0.json', new Response('again'))
  await keepPages(600, 610)
  expect(await store.read('docs/0.json')).toBeDefined()
  expect(await store.read('docs/1.json')).toBeUndefined()
  expect(await store.countPages()).toBe(600)
  expect(await store.shell()).toBeDefined()
  expect(await store.read('assets/entry-1.js')).toBeDefined()
})

it('keeps nothing where there is no room, and makes some for the next time', async () => {
  await keepPages(0, 200)
  const cache = await caches.open('handbook-visited')
  vi.spyOn(cache, 'put').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  await store.keep('docs/b.json', new Response('{}'))
  expect(await store.read('docs/b.json')).toBeUndefined()
  expect(await store.countPages()).toBe(150)
})
