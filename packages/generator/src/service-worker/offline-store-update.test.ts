import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOfflineStore, type OfflineStore } from './offline-store.ts'
import { fakeCaches } from './testing/fake-caches.ts'
import { publishBuild } from './testing/publish-build.ts'

const common = { 'offline-shell.html': 'shell', 'docs/a.json': '{"a":1}' }
const first = await publishBuild('first', { ...common, 'docs/b.json': '{"b":1}', 'assets/old-1.js': 'old()' })
const second = await publishBuild('second', { ...common, 'docs/b.json': '{"b":2}', 'assets/new-1.js': 'new()' })

let network: typeof first.network = {}
let asked: string[] = []
let stores: { old: OfflineStore; next: OfflineStore }

beforeEach(async () => {
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return network[address]?.() ?? new Response('', { status: 404 })
  })
  const storeOf = ({ build }: typeof first) => createOfflineStore({ build, onProgress: () => {}, log: () => {} })
  stores = { old: storeOf(first), next: storeOf(second) }
  network = first.network
  await stores.old.fill()
  network = second.network
  asked = []
})
afterEach(() => vi.unstubAllGlobals())

const read = async (file: string) => {
  const current = await stores.next.current()
  return current && (await stores.next.read(current, file))?.text()
}

it('the stored part of the next build stays beside the current build until it replaces the current build', async () => {
  expect(await stores.next.fill()).toMatchObject({ state: 'stored', files: 4 })
  expect(asked.toSorted()).toEqual(['/base/assets/new-1.js', '/base/docs/b.json', '/base/precache/second.json'])
  expect(await stores.next.current()).toMatchObject({ hash: 'first', isComplete: true })
  expect(await read('docs/b.json')).toBe('{"b":1}')
  expect(await stores.next.promote()).toBe(true)
  for (const store of Object.values(stores))
    expect(await store.current()).toMatchObject({ hash: 'second', isComplete: true })
  expect(await read('docs/b.json')).toBe('{"b":2}')
  expect(await read('docs/a.json')).toBe('{"a":1}')
})

it('of the previous build only scripts are kept, which an open page may still request', async () => {
  await stores.next.fill()
  await stores.next.promote()
  const keys = (await (await caches.open('handbook-offline/base')).keys()).map(({ url }) => new URL(url).pathname)
  expect(keys.toSorted()).toEqual([
    '/base/__handbook/active',
    '/base/assets/new-1.js',
    '/base/assets/old-1.js',
    '/base/docs/a.json',
    '/base/docs/b.json',
    '/base/offline-shell.html',
  ])
  for (const script of ['old-1', 'new-1']) expect(await stores.next.readScript(`assets/${script}.js`)).toBeDefined()
})

it('the next build does not replace the current build while a file or its list is missing', async () => {
  expect(await stores.next.promote()).toBe(false)
  network = { ...second.network, '/base/docs/b.json': () => new Response('{"b":3}') }
  await stores.next.fill()
  expect(await stores.next.promote()).toBe(false)
  network = {}
  expect(await stores.next.promote()).toBe(false)
  expect(await read('docs/b.json')).toBe('{"b":1}')
})

it('reports why the next build is not stored, at once and later, while readers have the previous one', async () => {
  network = { ...second.network, '/base/docs/b.json': () => new Response('{"b":3}') }
  expect(await stores.next.fill()).toMatchObject({ state: 'stopped', reason: 'outdated' })
  network = {}
  expect(await stores.next.fill()).toMatchObject({ state: 'stopped', reason: 'outdated' })
  expect(await stores.next.status()).toMatchObject({ state: 'stopped', reason: 'outdated' })
  expect(await stores.old.status()).toMatchObject({ state: 'stored' })
})

it('reports no reason any more once another worker has stored the missing files', async () => {
  network = { ...second.network, '/base/docs/b.json': () => new Response('{"b":3}') }
  await stores.next.fill()
  network = second.network
  await createOfflineStore({ build: second.build, onProgress: () => {}, log: () => {} }).fill()
  await stores.next.promote()
  expect(await stores.next.status()).toMatchObject({ state: 'stored' })
})

it('the files of the next build are complete, whatever stopped the previous worker', async () => {
  await stores.old.remove()
  network = { ...first.network, '/base/docs/b.json': () => new Response('{"b":3}') }
  expect(await stores.old.fill()).toMatchObject({ state: 'stopped', reason: 'outdated' })
  network = second.network
  await stores.next.fill()
  expect(await stores.old.status()).toMatchObject({ state: 'stored' })
  await stores.old.fill()
  expect(await stores.old.status()).toMatchObject({ state: 'stored' })
})

it('the next build continues with the files that the previous build has started to store', async () => {
  await stores.old.remove()
  network = { ...first.network, '/base/docs/b.json': () => new Response('{"b":3}') }
  await stores.old.fill()
  network = second.network
  asked = []
  expect(await stores.next.fill()).toMatchObject({ state: 'stored' })
  expect(asked).not.toContain('/base/docs/a.json')
  expect(await stores.next.current()).toMatchObject({ hash: 'second', isComplete: true })
})

it('a partly stored build needs no list to continue or to replace the last build', async () => {
  network = first.network
  delete network['/base/precache/first.json']
  expect(await stores.old.fill()).toMatchObject({ state: 'stored' })
  expect(await stores.old.promote()).toBe(true)
})
