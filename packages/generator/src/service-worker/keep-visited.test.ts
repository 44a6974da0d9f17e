import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WorkerBuild } from '../model/offline.ts'
import { createAnswers } from './answers.ts'
import { keepVisited } from './keep-visited.ts'
import type { OfflineStore } from './offline-store.ts'
import type { RequestKind } from './request-kind.ts'
import { fakeCaches } from './testing/fake-caches.ts'
import { ownPage } from './testing/own-page.ts'
import { createVisitedStore } from './visited-store.ts'

const origin = 'https://example.com'
const build: WorkerBuild = {
  baseUrl: '/base/',
  rightToLeft: [],
  list: 'hash',
  headers: {},
  shell: ['offline-shell.html', '0', 1],
  boot: [],
}
const nothingStored = {
  current: async () => undefined,
  readScript: async () => undefined,
  read: async () => undefined,
} as unknown as OfflineStore

let asked: string[] = []
/** Files that the storage has started to write. */
let begun: string[] = []
/** Lets the storage finish its writes. */
let finish: (() => void) | undefined
beforeEach(() => {
  vi.stubGlobal('navigator', {})
  asked = []
  begun = []
  finish = undefined
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (address.includes('broken')) throw new TypeError('no network')
    const path = address.slice(`${origin}/base`.length)
    return new Response(ownPage(path, address), {
      headers: { 'Content-Type': address.endsWith('.js') ? 'text/javascript' : 'text/html' },
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Keeps addresses as the worker does, with a storage whose writes wait for `finish`. */
const keep = async (addresses: string[]) => {
  const visited = createVisitedStore(build, () => {})
  const gate = new Promise<void>((resolve) => (finish = resolve))
  const slow = {
    ...visited,
    keep: (file: string, response: Response) => {
      begun.push(file)
      return gate.then(() => visited.keep(file, response))
    },
  }
  const answers = createAnswers({
    build,
    params: { offlineMode: false, debug: false },
    offline: nothingStored,
    visited: slow,
  })
  const answer = (kind: RequestKind, network: Parameters<typeof answers.page>[1]) =>
    kind.kind === 'page'
      ? answers.page(kind.path, network)
      : answers.immutable('file' in kind ? kind.file : '', network)
  return { visited, done: keepVisited(addresses, { origin, baseUrl: '/base/', answer, visit: answers.visit }) }
}

it('is done when all requested files are kept, not before', async () => {
  const { visited, done } = await keep([`${origin}/base/docs/a`, `${origin}/base/assets/entry-12345678.js`])
  let isDone = false
  void done.then(() => (isDone = true))
  await expect.poll(() => asked).toHaveLength(2)
  await expect.poll(() => begun).toHaveLength(2)
  await new Promise((resolve) => setImmediate(resolve))
  expect([isDone, await visited.read('docs/a.html')]).toEqual([false, undefined])
  finish?.()
  await done
  expect(await (await visited.read('docs/a.html'))?.text()).toBe(ownPage('/docs/a', `${origin}/base/docs/a`))
  expect(await visited.read('assets/entry-12345678.js')).toBeDefined()
})

it('skips files that are not of the site, were prefetched or do not arrive, and keeps the rest', async () => {
  const { visited, done } = await keep([
    'no address',
    'https://elsewhere.example/base/docs/a',
    `${origin}/docs/a`,
    `${origin}/base/broken`,
    `${origin}/base/docs/b`,
    `${origin}/base/docs/b#part`,
    `${origin}/base/docs/ahead.json`,
  ])
  finish?.()
  await done
  expect(asked).toEqual([`${origin}/base/broken`, `${origin}/base/docs/b`])
  expect(await visited.countPages()).toBe(1)
})
