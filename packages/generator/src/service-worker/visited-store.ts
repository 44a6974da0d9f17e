import type { WorkerBuild } from '../model/offline.ts'
import { fetchVerified } from './fetch-verified.ts'
import { fileAddress, isPageData, storageKey, visitedCacheName } from './storage-keys.ts'

/**
 * Maximum number of entries. Above it, the oldest entries are dropped. Pages, their data and scripts count, except the
 * frame and the frame's scripts.
 */
const capacity = 600

/** Keeps visited pages and their files, so that they open again without a network. */
export interface VisitedStore {
  read: (file: string) => Promise<Response | undefined>
  /** Keeps a copy of a response. Never rejects: when storage is full or blocked, nothing is kept. */
  keep: (file: string, response: Response) => Promise<void>
  /** The frame for pages of which only the data are kept, if the frame is stored. */
  shell: () => Promise<Response | undefined>
  /** Fetches the frame and the scripts that it needs, once. */
  fetchShell: () => Promise<void>
  countPages: () => Promise<number>
  remove: () => Promise<void>
}

/** Returns the store of visited pages under the worker's base URL. */
export const createVisitedStore = (build: WorkerBuild, log: (...facts: unknown[]) => void): VisitedStore => {
  const { baseUrl, shell, boot } = build
  const open = () => caches.open(visitedCacheName(baseUrl))
  let fetched: Promise<void> | undefined

  /** Without these files, pages that are kept only as data could not be opened. */
  const frame = new Set([storageKey(baseUrl, shell), ...boot.map(([file]) => fileAddress(baseUrl, file))])

  const makeRoom = async (cache: Cache, room: number): Promise<void> => {
    const keys = (await cache.keys()).filter(({ url }) => !frame.has(url.slice(new URL(url).origin.length)))
    for (const key of keys.slice(0, Math.max(0, keys.length - room))) await cache.delete(key)
  }

  const keep = async (file: string, response: Response): Promise<void> => {
    try {
      const cache = await open()
      await cache.put(fileAddress(baseUrl, file), response)
      await makeRoom(cache, capacity)
    } catch (error) {
      log('not kept:', file, error)
      if (error instanceof DOMException && error.name === 'QuotaExceededError')
        await open()
          .then((cache) => makeRoom(cache, capacity / 4))
          .catch(() => {})
    }
  }

  const fetchShellOnce = async (): Promise<void> => {
    const cache = await open()
    if (await cache.match(storageKey(baseUrl, shell))) return
    for (const entry of boot) {
      if (!(await cache.match(fileAddress(baseUrl, entry[0]))))
        await cache.put(fileAddress(baseUrl, entry[0]), await fetchVerified(baseUrl, entry))
    }
    const frame = await fetchVerified(baseUrl, shell)
    // The previous build's frame is useless without its scripts.
    await cache.delete(fileAddress(baseUrl, shell[0]), { ignoreSearch: true })
    await cache.put(storageKey(baseUrl, shell), frame)
  }

  return {
    read: async (file) => (await open()).match(fileAddress(baseUrl, file)),
    keep,
    shell: async () => (await open()).match(storageKey(baseUrl, shell)),
    fetchShell: () => {
      fetched ??= fetchShellOnce().catch((error: unknown) => {
        log('the frame is not kept:', error)
        fetched = undefined
      })
      return fetched
    },
    countPages: async () => {
      const files = (await (await open()).keys()).map(({ url }) =>
        url.slice(new URL(url).origin.length + baseUrl.length),
      )
      return new Set(
        files.filter((file) => file.endsWith('.html') || isPageData(file)).map((file) => file.replace(/\.\w+$/, '')),
      ).size
    },
    remove: async () => {
      fetched = undefined
      await caches.delete(visitedCacheName(baseUrl))
    },
  }
}
