import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OfflineStatus } from '../model/offline.ts'
import { createOfflineStore, type OfflineStore } from './offline-store.ts'
import { fakeCaches } from './testing/fake-caches.ts'
import { publishBuild, type PublishedBuild } from './testing/publish-build.ts'

const files: Record<string, string> = {
  'offline-shell.html': 'shell',
  'docs/a.json': '{"a":1}',
  'docs/b.json': '{"b":1}',
}

/** Responses of the network by address. Requests for other addresses never complete. */
let network: PublishedBuild['network'] = {}
let reports: OfflineStatus[] = []
let store: OfflineStore

beforeEach(async () => {
  reports = []
  const published = await publishBuild('hash', files)
  network = published.network
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('fetch', async (address: string) => network[address]?.() ?? new Promise(() => {}))
  store = createOfflineStore({ build: published.build, onProgress: (status) => reports.push(status), log: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('stores a whole build, reports its progress, and answers with the build', async () => {
  expect(await store.fill()).toMatchObject({ state: 'stored', files: 3, storedFiles: 3 })
  expect(reports.map(({ storedFiles }) => storedFiles)).toEqual([0, 1, 2, 3])
  expect(reports.map(({ storedBytes, bytes }) => storedBytes / bytes)).toEqual([
    0,
    expect.any(Number),
    expect.any(Number),
    1,
  ])
  const current = await store.current()
  expect(current).toMatchObject({ hash: 'hash', isComplete: true })
  expect(await (current && (await store.read(current, 'docs/a.json')))?.text()).toBe('{"a":1}')
  expect(await store.status()).toMatchObject({ state: 'stored' })
})

it('reports why it has stopped, and continues from there', async () => {
  const ofNextBuild = vi.fn<() => Response>(() => new Response('of the next build'))
  network['/base/docs/b.json'] = ofNextBuild
  expect(await store.fill()).toMatchObject({ state: 'stopped', reason: 'outdated', storedFiles: 2 })
  // Another request would return the same.
  expect(ofNextBuild).toHaveBeenCalledOnce()
  expect(await store.current()).toMatchObject({ isComplete: false })
  network['/base/docs/b.json'] = () => new Response(files['docs/b.json'])
  network['/base/docs/a.json'] = () => Promise.reject(new Error('stored already'))
  expect(await store.fill()).toMatchObject({ state: 'stored' })
})

it('reports after a restart that a part is stored, and how much', async () => {
  network['/base/docs/b.json'] = () => new Response('of the next build')
  await store.fill()
  const { build } = await publishBuild('hash', files)
  const restarted = createOfflineStore({ build, onProgress: () => {}, log: () => {} })
  expect(await restarted.status()).toMatchObject({ state: 'stopped', reason: 'network', files: 3, storedFiles: 2 })
})

it('requests a failing file once more, and stops when it fails again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const isAsked = (times: number) =>
    vi.waitFor(
      () => {
        vi.runOnlyPendingTimers()
        expect(broken).toHaveBeenCalledTimes(times)
      },
      { timeout: 20_000 },
    )
  const answer = network['/base/docs/b.json'] ?? (() => new Response())
  const lost = () => Promise.reject(new TypeError('The connection is lost.'))
  const broken = vi.fn<() => Response | Promise<Response>>(lost)
  network['/base/docs/b.json'] = broken
  const stopped = store.fill()
  await isAsked(2)
  expect(await stopped).toMatchObject({ state: 'stopped', reason: 'network', storedFiles: 2 })
  broken.mockImplementationOnce(lost).mockImplementation(answer)
  const stored = store.fill()
  await isAsked(4)
  expect(await stored).toMatchObject({ state: 'stored', storedFiles: 3 })
})

it('stores once when it is called twice', async () => {
  const answer = network['/base/docs/b.json']?.()
  let arrive = (_response: Response): void => {}
  network['/base/docs/b.json'] = () => new Promise((resolve) => (arrive = resolve))
  const fillings = [store.fill(), store.fill()]
  await expect.poll(() => reports).toHaveLength(3)
  expect(await store.status()).toMatchObject({ state: 'storing', files: 3, storedFiles: 2 })
  arrive((await answer) ?? new Response())
  for (const filling of fillings) expect(await filling).toMatchObject({ state: 'stored' })
  expect(reports).toHaveLength(4)
})

it.each([
  ['outdated', 'is gone', () => new Response('', { status: 404 })],
  ['outdated', 'is of another version', () => Response.json({ version: 2, files: [] })],
  ['outdated', 'is another list', () => Response.json({ version: 1 })],
  ['network', 'cannot be had', () => new Response('', { status: 500 })],
] as const)(
  'stops with "%s" when the list of files %s, and clears the reason when it continues',
  async (reason, _what, answer) => {
    const list = network['/base/precache/hash.json']
    network['/base/precache/hash.json'] = answer
    const stopped = { state: 'stopped', reason, files: 0, storedFiles: 0, bytes: 0, storedBytes: 0 }
    expect(await store.fill()).toEqual(stopped)
    expect(await store.status()).toEqual(stopped)
    network['/base/precache/hash.json'] = list ?? answer
    expect(await store.fill()).toMatchObject({ state: 'stored' })
    await store.remove()
    expect(await store.status()).toEqual({ ...stopped, state: 'empty', reason: undefined })
  },
)

it('stops with "quota" when the storage is full', async () => {
  const cache = await caches.open('handbook-offline/base')
  const put = cache.put.bind(cache)
  vi.spyOn(cache, 'put').mockImplementation((key, response) =>
    String(key).includes('docs/b')
      ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
      : put(key, response),
  )
  expect(await store.fill()).toMatchObject({ state: 'stopped', reason: 'quota' })
})

it('stores again when requested, even while the last request of the removed store is still running', async () => {
  const answer = network['/base/docs/b.json']
  let fail = (_fault: Error): void => {}
  const requests = vi.fn<() => Promise<Response>>(() => new Promise((_resolve, reject) => (fail = reject)))
  network['/base/docs/b.json'] = requests
  const first = store.fill()
  await expect.poll(() => requests).toHaveBeenCalledOnce()
  await store.remove()
  network['/base/docs/b.json'] = answer ?? (() => new Response())
  const second = store.fill()
  fail(new Error('The connection is lost.'))
  expect(await second).toMatchObject({ state: 'stored', storedFiles: 3 })
  await first
  expect(await store.status()).toMatchObject({ state: 'stored' })
})

it('has no reason for a stop when the connection is lost after the store has been removed', async () => {
  let fail = (_fault: Error): void => {}
  const requests = vi.fn<() => Promise<Response>>(() => new Promise((_resolve, reject) => (fail = reject)))
  network['/base/precache/hash.json'] = requests
  const filling = store.fill()
  await expect.poll(() => requests).toHaveBeenCalledOnce()
  await store.remove()
  fail(new Error('The connection is lost.'))
  await filling
  expect(await store.status()).toMatchObject({ state: 'empty' })
})

it.each(['/base/precache/hash.json', '/base/docs/b.json'])(
  'a store that is removed while %s is being fetched stays removed, without an error',
  async (address) => {
    const answer = network[address]
    let arrive = (_response: Response): void => {}
    const requests = vi.fn<() => Promise<Response>>(() => new Promise((resolve) => (arrive = resolve)))
    network[address] = requests
    const filling = store.fill()
    await expect.poll(() => requests).toHaveBeenCalledOnce()
    await store.remove()
    arrive((await answer?.()) ?? new Response())
    expect(await filling).toMatchObject({ state: 'empty', storedFiles: 0 })
    expect((await filling).reason).toBeUndefined()
    expect(await store.current()).toBeUndefined()
    expect(await store.status()).toMatchObject({ state: 'empty' })
  },
)

it.each(['/base/precache/hash.json', '/base/docs/b.json'])(
  'stops at once while %s is being fetched, keeps the stored files, and continues from there',
  async (address) => {
    const answer = network[address]
    const signals: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('fetch', (asked: string, { signal }: RequestInit) => {
      if (asked !== address) return Promise.resolve(network[asked]?.())
      signals.push(signal)
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
    })
    const filling = store.fill()
    await expect.poll(() => signals).toHaveLength(1)
    const storedFiles = address.includes('precache') ? 0 : 2
    await expect.poll(() => reports.at(-1)?.storedFiles ?? 0).toBe(storedFiles)
    store.stop()
    expect(await filling).toMatchObject({ state: storedFiles ? 'stopped' : 'empty', storedFiles })
    expect(signals).toHaveLength(1)
    vi.stubGlobal('fetch', async (asked: string) => network[asked]?.())
    network[address] = answer ?? (() => new Response())
    expect(await store.fill()).toMatchObject({ state: 'stored' })
  },
)
