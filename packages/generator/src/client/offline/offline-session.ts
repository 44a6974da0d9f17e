import { type OfflineStatus, workerPath, type WorkerReport, type WorkerRequest } from '../../model/offline.ts'
import { toAddress } from '../../model/path.ts'
import type { ClientSite } from '../../model/site.ts'
import { readStored, writeStored } from '../ui/storage.ts'
import { isOfflineMode, offlineFacts } from './offline-mode.ts'

/**
 * Key in local storage. It records that the reader has removed the stored content, so that it is not stored again
 * automatically.
 */
const removedKey = 'offline-removed'
/** Milliseconds between requests to the worker to continue, because browsers end workers that seem idle. */
const nudgeInterval = 15_000
/** Milliseconds between checks for a new publication while the page stays open. */
const updateInterval = 3_600_000

export interface OfflineState {
  /** `unsupported`: this browser has no workers, or refused to register the worker. */
  support: 'starting' | 'supported' | 'unsupported'
  offlineMode: boolean
  status?: OfflineStatus
  /** A new publication is stored, and is shown after a reload. */
  updateReady: boolean
}

export interface OfflineSession {
  get: () => OfflineState
  subscribe: (onChange: () => void) => () => void
  /** Switches to the new publication. */
  reload: () => void
  /** Hides the note about the new publication for now. */
  dismissUpdate: () => void
  /** Stores the whole site, or continues storing it. */
  store: () => void
  remove: () => void
  refresh: () => void
}

let session: OfflineSession | undefined

/** Registers the worker, once for a page. Returns the session with its state. */
export const startOfflineSession = (site: ClientSite): OfflineSession => (session ??= createSession(site))

const createSession = (site: ClientSite): OfflineSession => {
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
    // A worker with another address belongs to the other mode. So it is not an update, and it does not replace what the
    // reader is reading.
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
  /**
   * Starts or continues storing. It does nothing without offline mode, or if the reader has removed the content.
   * Returns whether it has sent the request.
   */
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
      // The worker of the other mode was replaced. The new worker does not know what the old worker had begun, or why
      // it stopped.
      else if (before !== controlledBy) ask()
      // Another tab has switched to the new publication. This tab shows the old publication until a reload.
      else if (offlineMode && wasControlled) set({ updateReady: true })
    })
    const address = toAddress(site.baseUrl, '/').slice(0, -1) + workerPath({ offlineMode, debug: site.offline.debug })
    // Without a network, the script cannot be fetched, and the existing worker is used. Browsers do not always know
    // that no worker exists. If storage is blocked, the call rejects or resolves to `undefined`.
    const register = async (): Promise<ServiceWorkerRegistration | undefined> =>
      workers.register(address, { scope: site.baseUrl, updateViaCache: 'none' })
    const made = await register().catch(() => workers.getRegistration(site.baseUrl))
    if (!made) return set({ support: 'unsupported' })
    registration = made
    // Pages are also fetched ahead, so the client tells the worker which pages the reader visits. The worker keeps
    // those.
    window.navigation?.addEventListener('navigatesuccess', () => sendVisited([]))
    set({ support: 'supported' })
    if (made.waiting) onWaiting(made.waiting)
    follow(made.installing)
    made.addEventListener('updatefound', () => follow(made.installing))
    registration = await workers.ready
    // A worker of the other mode gets no request now, because browsers replace a busy worker only half a minute later.
    // Its successor gets the request.
    if (registration.active?.scriptURL === new URL(address, location.href).href) {
      ask()
      // The worker could not see the requests that the page sent before the worker started.
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
      // The new worker may no longer exist.
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
      // The worker cannot store the reason when the storage is full, so a restarted worker would report that nothing is
      // stored. Also, there may be room again.
      if (state.status?.reason === 'quota') ask()
      else send({ type: 'status' })
    },
  }
}

/** Returns the browser's service workers. Browsers that block storage may refuse even this property. */
const serviceWorkers = (): ServiceWorkerContainer | undefined => {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}
