import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OfflineStatus, PrecacheEntry, PrecacheList, WorkerBuild } from '../model/offline.ts'
import { createOfflineStore, type OfflineStore } from './offline-store.ts'
import { fakeCaches } from './testing/fake-caches.ts'

const files: Record<string, string> = { 'offline-shell.html': 'shell', 'docs/a.json': '{"a":1}', 'docs/b.json': '{"b":1}' }
const entryOf = ([file, text]: [string, string]): PrecacheEntry => [file, createHash('sha256').update(text).digest('hex').slice(0, 16), text.length]
const entries = Object.entries(files).map(entryOf)
const list: PrecacheList = { version: 1, headers: {}, shell: 'offline-shell.html', notFound: '404.html', files: entries }
const build: WorkerBuild = { baseUrl: '/base/', rightToLeft: [], list: 'hash', headers: {}, shell: entries[0] ?? ['', '', 0], boot: [] }

/** Answers of the network by address; those that are not there never come. */
let network: Record<string, () => Response | Promise<Response>> = {}
let reports: OfflineStatus[] = []
let store: OfflineStore

beforeEach(() => {
  reports = []
  network = { '/base/precache/hash.json': () => Response.json(list) }
  for (const [file, text] of Object.entries(files)) network[`/base/${file}`] = () => new Response(text)
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('fetch', async (address: string) => network[address]?.() ?? new Promise(() => {}))
  store = createOfflineStore({ build, onProgress: (status) => reports.push(status), log: () => {} })
})
afterEach(() => vi.unstubAllGlobals())

it('stores a build whole, tells how far it is, and answers with it', async () => {
  expect(await store.fill()).toMatchObject({ state: 'stored', files: 3, storedFiles: 3 })
  expect(reports.map(({ storedFiles }) => storedFiles)).toEqual([0, 1, 2, 3])
  const current = await store.current()
  expect(current).toMatchObject({ hash: 'hash', isComplete: true })
  expect(await (current && (await store.read(current, 'docs/a.json')))?.text()).toBe('{"a":1}')
  expect(await store.status()).toMatchObject({ state: 'stored' })
})

it('says why it has stopped, and goes on from there', async () => {
  network['/base/docs/b.json'] = () => new Response('of the next build')
  expect(await store.fill()).toMatchObject({ state: 'stopped', reason: 'outdated', storedFiles: 2 })
  expect(await store.current()).toMatchObject({ isComplete: false })
  network['/base/docs/b.json'] = () => new Response(files['docs/b.json'])
  network['/base/docs/a.json'] = () => Promise.reject(new Error('stored already'))
  expect(await store.fill()).toMatchObject({ state: 'stored' })
})

it('stores anew what is wanted again while the last request of what was removed is still on its way', async () => {
  const answer = network['/base/docs/b.json']
  let fail = (_fault: Error): void => {}
  network['/base/docs/b.json'] = () => new Promise((_resolve, reject) => (fail = reject))
  const first = store.fill()
  await new Promise((done) => setTimeout(done, 20))
  await store.remove()
  network['/base/docs/b.json'] = answer ?? (() => new Response())
  const second = store.fill()
  fail(new Error('The connection is lost.'))
  expect(await second).toMatchObject({ state: 'stored', storedFiles: 3 })
  await first
  expect(await store.status()).toMatchObject({ state: 'stored' })
})

it('has not stopped for a reason when the connection is lost after what was stored has been removed', async () => {
  let fail = (_fault: Error): void => {}
  network['/base/precache/hash.json'] = () => new Promise((_resolve, reject) => (fail = reject))
  const filling = store.fill()
  await new Promise((done) => setTimeout(done, 20))
  await store.remove()
  fail(new Error('The connection is lost.'))
  await filling
  expect(await store.status()).toMatchObject({ state: 'empty' })
})

it.each(['/base/precache/hash.json', '/base/docs/b.json'])('what is removed while %s is on its way stays removed, and is no fault', async (address) => {
  const answer = network[address]
  let arrive = (_response: Response): void => {}
  network[address] = () => new Promise((resolve) => (arrive = resolve))
  const filling = store.fill()
  await new Promise((done) => setTimeout(done, 20))
  await store.remove()
  arrive((await answer?.()) ?? new Response())
  expect(await filling).toMatchObject({ state: 'empty', storedFiles: 0 })
  expect((await filling).reason).toBeUndefined()
  expect(await store.current()).toBeUndefined()
  expect(await store.status()).toMatchObject({ state: 'empty' })
})
