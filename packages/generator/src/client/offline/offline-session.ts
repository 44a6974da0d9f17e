import { type OfflineStatus, workerPath, type WorkerReport, type WorkerRequest } from '../../model/offline.ts'
import { toAddress } from '../../model/path.ts'
import type { ReaderSite } from '../../model/site.ts'
import { readStored, writeStored } from '../ui/storage.ts'
import { isOfflineMode, offlineFacts } from './offline-mode.ts'

/** Key in local storage: the reader has removed what was stored and does not want it back by itself. */
const removedKey = 'offline-removed'
/** Milliseconds after which the worker is asked again to continue: browsers end workers that seem idle. */
const nudgeInterval = 15_000
/** Milliseconds between looks for a new publication while the page stays open. */
const updateInterval = 3_600_000

export interface OfflineState {
  /** `unsupported`: there is no worker here, or the browser refused it. */
  support: 'starting' | 'supported' | 'unsupported'
  offlineMode: boolean
  status?: OfflineStatus
  /** A new publication is stored and takes effect with a reload. */
  updateReady: boolean
}

export interface OfflineSession {
  get: () => OfflineState
  subscribe: (onChange: () => void) => () => void
  /** Takes the new publication. */
  reload: () => void
  /** Looks at the new publication later. */
  dismissUpdate: () => void
  /** Stores the whole site, or continues storing it. */
  store: () => void
  remove: () => void
  refresh: () => void
}

let session: OfflineSession | undefined

/** Registers the worker, once for a page, and returns what is known about it. */
export const startOfflineSession = (site: ReaderSite): OfflineSession => (session ??= createSession(site))

const createSession = (site: ReaderSite): OfflineSession => {
  const facts = offlineFacts()
  const offlineMode = isOfflineMode(site.offline.strategies, facts)
  let state: OfflineState = { support: 'starting', offlineMode, updateReady: false }
  const listeners = new Set<() => void>()
  const set = (change: Partial<OfflineState>): void => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const workers = serviceWorkers()
  let registration: ServiceWorkerRegistration | undefined
  let reloading = false
  const wasControlled = Boolean(workers?.controller)
  let controlledBy = workers?.controller?.scriptURL
  const send = (request: WorkerRequest, worker = registration?.active): void =>
    worker?.postMessage(request, { transfer: [] })

  const onWaiting = (worker: ServiceWorker): void => {
    // A worker with another address belongs to the other mode. It is no update, and the reader does not read what it would replace.
    if (offlineMode && workers?.controller?.scriptURL === worker.scriptURL) set({ updateReady: true })
    else send({ type: 'activate' }, worker)
  }
  const follow = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration?.waiting === worker) onWaiting(worker)
    })
  }

  const store = (): void => {
    writeStored(removedKey, null)
    send({ type: 'store' })
  }
  /** Stores, or continues, unless the reader has removed it or reads without offline mode; returns whether it was asked for. */
  const storeByItself = (): boolean => {
    const isWanted = offlineMode && readStored(removedKey) === null
    if (isWanted) send({ type: 'store' })
    return isWanted
  }
  const ask = (): void => {
    if (!storeByItself()) send({ type: 'status' })
  }
  const sendVisited = (loaded: readonly PerformanceEntry[]): void =>
    send({ type: 'visited', addresses: [location.href, ...loaded.map(({ name }) => name)] })
  const nudge = (): void => {
    const { status } = state
    const goesOn =
      status?.state === 'storing' || (status?.state === 'stopped' && status.reason === 'network' && navigator.onLine)
    if (goesOn) storeByItself()
  }

  const start = async (): Promise<void> => {
    if (!workers) return set({ support: 'unsupported' })
    workers.addEventListener('message', ({ data }: MessageEvent<WorkerReport | undefined>) => {
      if (data?.type === 'status') set({ status: { visitedPages: state.status?.visitedPages ?? 0, ...data.status } })
    })
    workers.addEventListener('controllerchange', () => {
      const before = controlledBy
      controlledBy = workers.controller?.scriptURL
      if (reloading) location.reload()
      // The worker of the other mode has been replaced: what it had begun, or why it stopped, is not known to this one.
      else if (before !== controlledBy) ask()
      // Another tab has taken the new publication: this one shows the old until it is reloaded.
      else if (offlineMode && wasControlled) set({ updateReady: true })
    })
    const address = toAddress(site.baseUrl, '/').slice(0, -1) + workerPath({ offlineMode, debug: site.offline.debug })
    // Without a network the script cannot be fetched, and the worker that is there serves well; browsers do not always
    // know that no worker exists. Where storage is blocked, this rejects or resolves to nothing.
    const register = async (): Promise<ServiceWorkerRegistration | undefined> =>
      workers.register(address, { scope: site.baseUrl, updateViaCache: 'none' })
    const made = await register().catch(() => workers.getRegistration(site.baseUrl))
    if (!made) return set({ support: 'unsupported' })
    registration = made
    // Pages are fetched ahead, too: the worker keeps those that are reached.
    window.navigation?.addEventListener('navigatesuccess', () => sendVisited([]))
    set({ support: 'supported' })
    if (made.waiting) onWaiting(made.waiting)
    follow(made.installing)
    made.addEventListener('updatefound', () => follow(made.installing))
    registration = await workers.ready
    // One of the other mode is asked for nothing now: browsers replace a busy one half a minute later. What replaces it is asked.
    if (registration.active?.scriptURL === new URL(address, location.href).href) {
      ask()
      // What a page has loaded that came before it, the worker could not see.
      sendVisited(wasControlled || facts.savesData ? [] : performance.getEntries())
    }
    if (facts.isStandalone || facts.isInstalled) void navigator.storage?.persist?.().catch(() => false)
    addEventListener('online', nudge)
    setInterval(nudge, nudgeInterval)
    setInterval(() => void made.update().catch(() => {}), updateInterval)
  }
  start().catch(() => set({ support: 'unsupported' }))

  return {
    get: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    reload: () => {
      reloading = true
      const { waiting } = registration ?? {}
      if (!waiting) return location.reload()
      send({ type: 'activate' }, waiting)
      // The new worker may be gone by now.
      setTimeout(() => location.reload(), 3000)
      return undefined
    },
    dismissUpdate: () => set({ updateReady: false }),
    store,
    remove: () => {
      writeStored(removedKey, 'true')
      send({ type: 'remove' })
    },
    refresh: () => {
      // Full storage takes no note of its reason: a worker that was ended would say that nothing is stored. And there may be room by now.
      if (state.status?.reason === 'quota') ask()
      else send({ type: 'status' })
    },
  }
}

/** What registers workers; browsers that block storage may refuse to say, too. */
const serviceWorkers = (): ServiceWorkerContainer | undefined => {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}
