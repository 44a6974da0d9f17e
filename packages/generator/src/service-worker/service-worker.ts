/**
 * The service worker. Outside offline mode it keeps visited pages, and in offline mode it stores the whole site.
 * `packages/generator/src/build/bundle/worker-bundle.ts` puts its build before it as the constant `HANDBOOK_BUILD`. Its
 * parameters are in its address.
 */
import { registerRoute } from 'workbox-routing'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import type { OfflineStatus, WorkerBuild, WorkerReport, WorkerRequest } from '../model/offline.ts'
import { createAnswers, type NetworkAccess } from './answers.ts'
import { keepVisited } from './keep-visited.ts'
import { createOfflineStore } from './offline-store.ts'
import { requestKind, type RequestKind } from './request-kind.ts'
import { isStoredSandbox, keepSandbox, storedSandbox } from './sandbox-answer.ts'
import { createVisitedStore } from './visited-store.ts'
import { preloadsPages, readParams } from './worker-params.ts'

declare const self: ServiceWorkerGlobalScope
declare const HANDBOOK_BUILD: WorkerBuild

const build = HANDBOOK_BUILD
const params = readParams(self.location.href)
const log = (...facts: unknown[]): void => {
  if (params.debug) console.debug('[offline]', ...facts)
}

const visited = createVisitedStore(build, log)
const offline = createOfflineStore({ build, log, onProgress: (status) => void report(status) })
const answers = createAnswers({ build, params, offline, visited })

const report = async (status: OfflineStatus): Promise<void> => {
  const message: WorkerReport = { type: 'status', status }
  for (const client of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    client.postMessage(message, { transfer: [] })
}

const reportStatus = async (): Promise<void> => {
  const [status, visitedPages] = await Promise.all([offline.status(), visited.countPages()])
  await report({ ...status, visitedPages })
}

/**
 * Responds by the kind of the request. Workbox provides the lifetime of the event and the preload of the navigation.
 */
class HandbookStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kind = handler.params as RequestKind
    const network: NetworkAccess = {
      fetch: () => handler.fetch(request),
      waitUntil: (work) => void handler.waitUntil(work),
    }
    log(kind.kind, request.url)
    try {
      return await answer(kind, network)
    } catch (error) {
      // Whatever is wrong with the storage, the network may still have a response.
      log('not answered:', request.url, error)
      return handler.fetch(request)
    }
  }
}

const answer = (kind: RequestKind, network: NetworkAccess): Promise<Response> => {
  if (kind.kind === 'page') return answers.page(kind.path, network)
  if (kind.kind === 'immutable') return answers.immutable(kind.file, network)
  return kind.kind === 'file' ? answers.file(kind.file, network) : network.fetch()
}

registerRoute(
  ({ url }) => url.origin === self.location.origin && isStoredSandbox(url, build.baseUrl),
  ({ request }) =>
    request.mode === 'navigate' ? storedSandbox({ offline, visited }) : keepSandbox(build.baseUrl, { visited }),
)
registerRoute(({ request, url }) => {
  const facts = { method: request.method, mode: request.mode, url, hasRange: request.headers.has('Range') }
  const kind = requestKind(facts, { origin: self.location.origin, baseUrl: build.baseUrl, files: build.files })
  return kind.kind === 'none' ? undefined : kind
}, new HandbookStrategy())

/**
 * Whether the worker that this worker replaces responds from a stored build, which must not change while readers use
 * it.
 */
const replacesOfflineMode = (): boolean => {
  const { active } = self.registration
  return params.offlineMode && active !== null && readParams(active.scriptURL).offlineMode
}

const install = async (): Promise<void> => {
  if (!replacesOfflineMode()) return self.skipWaiting()
  // Whatever the outcome is, the new worker continues to wait. Missing files are fetched later.
  const { state, reason } = await offline.fill()
  log('installed', build.list, state, reason ?? '')
}

const activate = async (): Promise<void> => {
  const { navigationPreload } = self.registration
  await (preloadsPages(params, self.navigator.userAgent) ? navigationPreload?.enable() : navigationPreload?.disable())
  if (params.offlineMode) log('activated', build.list, (await offline.promote()) ? 'stored' : 'not stored yet')
  await self.clients.claim()
}

const store = async (): Promise<void> => {
  const { state, reason } = await offline.fill()
  if (state === 'stored' && self.registration.active?.scriptURL === self.location.href) await offline.promote()
  if (reason === 'outdated') await self.registration.update().catch(() => {})
  await reportStatus()
}

const remove = async (): Promise<void> => {
  await Promise.all([offline.remove(), visited.remove()])
  await reportStatus()
}

const requests: {
  [Type in WorkerRequest['type']]: (request: Extract<WorkerRequest, { type: Type }>) => Promise<unknown>
} = {
  store,
  status: reportStatus,
  remove,
  visited: ({ addresses }) =>
    keepVisited(addresses, {
      origin: self.location.origin,
      baseUrl: build.baseUrl,
      files: build.files,
      answer,
      visit: answers.visit,
    }),
  activate: () => self.skipWaiting(),
}

// Browsers replace a busy worker half a minute late. This stops at once the work that the reader has switched off.
self.registration.addEventListener('updatefound', () => {
  const { installing } = self.registration
  if (installing && !readParams(installing.scriptURL).offlineMode) offline.stop()
})
self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const request = event.data as WorkerRequest | undefined
  const handle =
    request && Object.hasOwn(requests, request.type)
      ? (requests[request.type] as (request: WorkerRequest) => Promise<unknown>)
      : undefined
  if (request && handle) event.waitUntil(handle(request).catch((error: unknown) => log('failed:', request.type, error)))
})
