import { afterEach, beforeEach, vi } from 'vitest'
import { type Answers, createAnswers } from '../answers.ts'
import { createOfflineStore, type OfflineStore } from '../offline-store.ts'
import { fakeCaches } from './fake-caches.ts'
import { publishBuild, type PublishedBuild } from './publish-build.ts'
import { createVisitedStore, type VisitedStore } from '../visited-store.ts'

export const frame =
  '<html lang="en" dir="ltr"><title>-handbook-title-</title><article lang="en">-handbook-article-</article>'
export const dataOf = (title: string, path = '/docs/a') =>
  JSON.stringify({ version: 1, kind: 'document', path, title, description: '', lang: 'en', html: `<p>${title}</p>` })
export const files = {
  'offline-shell.html': frame,
  '404.html': 'no such page',
  'index.html': 'front page',
  'docs/a.json': dataOf('stored A'),
  'sidebars/main.json': '[1]',
  'assets/entry-1.js': 'run()',
}

export let network: PublishedBuild['network'] = {}
export let offline: OfflineStore
export let visited: VisitedStore
export let answers: Answers
let work: Promise<unknown>[] = []

/** Starts a worker. The files that the previous worker has stored are still there. */
export const start = async (hash: string, { offlineMode }: { offlineMode: boolean }) => {
  const published = await publishBuild(hash, files)
  const { build } = published
  network = published.network
  offline = createOfflineStore({ build, onProgress: () => {}, log: () => {} })
  visited = createVisitedStore(build, () => {})
  answers = createAnswers({ build, params: { offlineMode, debug: false }, offline, visited })
}

/** Gives each test of a file a new worker of the build `first`, in offline mode. */
export const useWorker = (): void => {
  beforeEach(async () => {
    work = []
    vi.stubGlobal('caches', fakeCaches())
    vi.stubGlobal('navigator', {})
    vi.stubGlobal(
      'fetch',
      async (address: string) => network[address]?.() ?? Promise.reject(new TypeError('no network')),
    )
    await start('first', { offlineMode: true })
  })
  afterEach(() => vi.unstubAllGlobals())
}

export const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { headers: { 'Content-Type': 'text/html' }, ...init })
export const json = (text: string) => new Response(text, { headers: { 'Content-Type': 'application/json' } })
export const script = (text: string, type = 'text/javascript', status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': type } })
export const noNetwork = () => Promise.reject(new TypeError('no network'))

/** Stores a part of the build. The site is published again before the rest is stored. */
export const breakOff = async () => {
  network['/base/docs/a.json'] = () => new Response(dataOf('of the next build'))
  await offline.fill()
}

export const keysOf = async (cache: Cache, file: string) =>
  (await cache.keys())
    .map(({ url }) => url.slice('https://example.com'.length))
    .filter((key) => key.startsWith(`/base/${file}`))

/** Removes stored files whose names begin with a text, as a browser does when it needs the space. */
export const evict = async (file: string) => {
  const cache = await caches.open('handbook-offline/base')
  for (const key of await keysOf(cache, file)) if (key.includes('?')) await cache.delete(key)
}

export const spoil = async (file: string) => {
  const cache = await caches.open('handbook-offline/base')
  for (const key of await keysOf(cache, file)) await cache.put(key, new Response('{'))
}

/** Sends a request and waits until everything that belongs to the response is kept. */
export const ask = async (
  kind: Exclude<keyof Answers, 'visit'>,
  name: string,
  fetch: () => Promise<Response> = noNetwork,
) => {
  const response = await answers[kind](name, { fetch, waitUntil: (one) => work.push(one) })
  await Promise.all(work)
  return {
    status: response.status,
    text: await response.text(),
    type: response.headers.get('Content-Type'),
    policy: response.headers.get('Content-Security-Policy'),
  }
}
export const visit = async (path: string, fetch: () => Promise<Response> = noNetwork) => {
  await answers.visit(path, { fetch, waitUntil: (one) => work.push(one) }).catch(() => {})
  await Promise.all(work)
}
export const page = { status: 200, type: 'text/html; charset=utf-8', policy: 'of first' }
