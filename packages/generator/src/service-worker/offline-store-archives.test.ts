import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OfflineStatus } from '../model/offline.ts'
import { createOfflineStore, type OfflineStore } from './offline-store.ts'
import { fakeCaches } from './testing/fake-caches.ts'
import { publishBuild, type PublishedBuild } from './testing/publish-build.ts'

const files = { 'offline-shell.html': 'shell', 'docs/a.json': '{"a":1}', 'docs/b.json': '{"b":1}', 'docs/c.json': '3' }
const archive = '/base/precache/archive.txt'
const singles = ['/base/docs/a.json', '/base/docs/b.json', '/base/docs/c.json']

let network: PublishedBuild['network'] = {}
let asked: string[] = []
let reports: OfflineStatus[] = []
let store: OfflineStore

beforeEach(async () => {
  const published = await publishBuild('hash', files, 1)
  network = published.network
  asked = []
  reports = []
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return network[address]?.() ?? new Response('', { status: 404 })
  })
  store = createOfflineStore({ build: published.build, onProgress: (status) => reports.push(status), log: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const stored = async () => {
  const cache = await caches.open('handbook-offline/base')
  const texts: Record<string, string> = {}
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url)
    if (search !== '')
      texts[pathname.slice('/base/'.length)] = (await (await cache.match(pathname + search))?.text()) ?? ''
  }
  return texts
}

it('stores the files of an archive with one request, and reports this once', async () => {
  expect(await store.fill()).toMatchObject({ state: 'stored', files: 4, storedFiles: 4 })
  expect(asked.toSorted()).toEqual(['/base/offline-shell.html', archive, '/base/precache/hash.json'])
  expect(reports.map(({ storedFiles }) => storedFiles)).toEqual([0, 1, 4])
  expect(await stored()).toEqual(files)
})

it.each([
  ['is not there', () => new Response('', { status: 404 }), singles],
  ['cannot be had', () => new Response('', { status: 503 }), singles],
  ['is another file', () => new Response('<!doctype html><h1>Please sign in</h1>'), singles],
  ['is damaged', () => new Response('{"a":1}{"b":2}3'), ['/base/docs/b.json']],
] as const)('fetches the files separately when an archive %s', async (_what, answer, expected) => {
  network[archive] = answer
  expect(await store.fill()).toMatchObject({ state: 'stored', storedFiles: 4 })
  expect(asked.filter((address) => singles.includes(address)).toSorted()).toEqual(expected)
  expect(await stored()).toEqual(files)
})

it('stores no wrong files when the site has been published again', async () => {
  network[archive] = () => new Response('{"a":1}{"b":2}4')
  network['/base/docs/b.json'] = () => new Response('{"b":2}')
  expect(await store.fill()).toMatchObject({ state: 'stopped', reason: 'outdated' })
  expect(await stored()).toEqual({ 'offline-shell.html': 'shell', 'docs/a.json': '{"a":1}' })
})

it('requests a failing archive once more, stops when it fails again, and continues with the rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const whole = network[archive]
  network[archive] = () => Promise.reject(new TypeError('The connection is lost.'))
  const stopped = store.fill()
  await vi.waitFor(
    () => {
      vi.runOnlyPendingTimers()
      expect(asked.filter((address) => address === archive)).toHaveLength(2)
    },
    { timeout: 20_000 },
  )
  expect(await stopped).toMatchObject({ state: 'stopped', reason: 'network', storedFiles: 1 })
  if (whole) network[archive] = whole
  asked = []
  expect(await store.fill()).toMatchObject({ state: 'stored', storedFiles: 4 })
  expect(asked).toEqual([archive])
})

it('keeps the files that fit when the storage is full', async () => {
  const cache = await caches.open('handbook-offline/base')
  const put = cache.put.bind(cache)
  const full = vi
    .spyOn(cache, 'put')
    .mockImplementation((key, response) =>
      String(key).includes('docs/b')
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : put(key, response),
    )
  expect(await store.fill()).toMatchObject({ state: 'stopped', reason: 'quota', storedFiles: 2 })
  full.mockRestore()
  expect(await store.fill()).toMatchObject({ state: 'stored', storedFiles: 4 })
  expect(await stored()).toEqual(files)
})

it('keeps no more files of an archive after the store has been removed', async () => {
  const cache = await caches.open('handbook-offline/base')
  const put = cache.put.bind(cache)
  vi.spyOn(cache, 'put').mockImplementation(async (key, response) => {
    await put(key, response)
    if (String(key).includes('docs/a')) await store.remove()
  })
  expect(await store.fill()).toMatchObject({ state: 'empty', storedFiles: 0 })
  expect((await cache.keys()).map(({ url }) => url).join()).not.toContain('docs/b')
})
