import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeCaches } from './testing/fake-caches.ts'
import { publishBuild } from './testing/publish-build.ts'
import { createVisitedStore, type VisitedStore } from './visited-store.ts'

const { build, network } = await publishBuild('hash', {
  'offline-shell.html': 'the frame',
  'assets/entry-1.js': 'run()',
})
const next = await publishBuild('next', {
  'offline-shell.html': 'the next frame',
  'assets/entry-1.js': 'run()',
  'assets/entry-2.js': 'next()',
})

let asked: string[] = []
const answerFrom = (answers: typeof network) =>
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answers[address]?.() ?? Promise.reject(new TypeError('no network'))
  })

let store: VisitedStore
beforeEach(() => {
  asked = []
  vi.stubGlobal('caches', fakeCaches())
  answerFrom(network)
  store = createVisitedStore(build, () => {})
})
afterEach(() => vi.unstubAllGlobals())

const keepPages = async (from: number, to: number) => {
  for (let number = from; number < to; number++) await store.keep(`docs/${number}.json`, new Response('{}'))
}

it('counts a page once, as HTML or as data, and returns the kept copy', async () => {
  await store.keep('docs/a.html', new Response('page'))
  await store.keep('docs/a.json', new Response('{}'))
  await store.keep('docs/тег.json', new Response('{}'))
  await store.keep('sidebars/main.json', new Response('{}'))
  await store.keep('search/manifest.json', new Response('{}'))
  await store.keep('assets/x-1.js', new Response(''))
  await store.fetchShell()
  expect(await store.countPages()).toBe(2)
  expect(await (await store.read('docs/a.html'))?.text()).toBe('page')
  expect(await (await store.shell())?.text()).toBe('the frame')
})

it('drops the oldest entries, but never the frame with its scripts', async () => {
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

it('keeps nothing when the storage is full, and frees space for the next time', async () => {
  await keepPages(0, 200)
  const cache = await caches.open('handbook-visited/base')
  vi.spyOn(cache, 'put').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  await store.keep('docs/b.json', new Response('{}'))
  expect(await store.read('docs/b.json')).toBeUndefined()
  expect(await store.countPages()).toBe(150)
})

it.each([new TypeError('not to be stored'), new DOMException('broken', 'UnknownError')])(
  'removes nothing when a response cannot be kept: %s',
  async (fault) => {
    await keepPages(0, 200)
    vi.spyOn(await caches.open('handbook-visited/base'), 'put').mockRejectedValueOnce(fault)
    await store.keep('docs/b.json', new Response('{}'))
    expect(await store.countPages()).toBe(200)
  },
)

it('keeps nothing, and does not fail, when storage is blocked', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) })
  await store.keep('docs/a.json', new Response('{}'))
  await store.fetchShell()
})

it('fetches the frame and its scripts once, and again when they did not arrive or were removed', async () => {
  answerFrom({})
  await store.fetchShell()
  expect(await store.shell()).toBeUndefined()
  answerFrom(network)
  asked = []
  await Promise.all([store.fetchShell(), store.fetchShell()])
  expect(await store.shell()).toBeDefined()
  await createVisitedStore(build, () => {}).fetchShell()
  expect(asked.toSorted()).toEqual(['/base/assets/entry-1.js', '/base/offline-shell.html'])
  await store.keep('docs/a.html', new Response('page'))
  await store.remove()
  expect([await store.countPages(), await store.shell()]).toEqual([0, undefined])
  await store.fetchShell()
  expect(await store.shell()).toBeDefined()
})

it('has the frame of only one build, with the scripts that are new', async () => {
  await store.fetchShell()
  answerFrom(next.network)
  asked = []
  const later = createVisitedStore(next.build, () => {})
  expect(await later.shell()).toBeUndefined()
  await later.fetchShell()
  expect(asked.toSorted()).toEqual(['/base/assets/entry-2.js', '/base/offline-shell.html'])
  expect(await (await later.shell())?.text()).toBe('the next frame')
  expect(await store.shell()).toBeUndefined()
})
