import {
  type OfflineStatus,
  precacheListPath,
  type PrecacheEntry,
  type PrecacheList,
  sizeOfFiles,
  type WorkerBuild,
} from '../model/offline.ts'
import { fetchArchive, storingJobs, unpack } from './archives.ts'
import { fetchVerified, OutdatedError } from './fetch-verified.ts'
import { missingEntries, obsoleteKeys, offlineCacheName, storageKey } from './storage-keys.ts'

/** A build of which some files are stored, and whether all files are stored. */
export interface StoredBuild {
  hash: string
  list: PrecacheList
  isComplete: boolean
  /** Revision by file. */
  revisions: ReadonlyMap<string, string>
}

/**
 * The store of offline mode's files. One build at a time provides the responses. The next build shares the files that
 * are equal.
 */
export interface OfflineStore {
  /** The build that readers get, if any. */
  current: () => Promise<StoredBuild | undefined>
  /** A file of a stored build. */
  read: (build: StoredBuild, file: string) => Promise<Response | undefined>
  /** A script of any stored build. Its name identifies its content. */
  readScript: (file: string) => Promise<Response | undefined>
  /**
   * Fetches the missing files of this worker's build. Overlapping calls share one run. Resolves to the outcome, never
   * rejects.
   */
  fill: () => Promise<OfflineStatus>
  /**
   * Makes this worker's build the build that readers get, if all of it is stored, and removes all files that the build
   * does not need.
   */
  promote: () => Promise<boolean>
  status: () => Promise<OfflineStatus>
  /** Stops storing files. Files that have arrived stay. */
  stop: () => void
  remove: () => Promise<void>
}

interface OfflineStoreOptions {
  build: WorkerBuild
  onProgress: (status: OfflineStatus) => void
  log: (...facts: unknown[]) => void
}

/** Number of files, or archives of files, that are fetched at the same time. */
const concurrency = 4

/** Returns the store of a worker's build. */
export const createOfflineStore = ({ build, onProgress, log }: OfflineStoreOptions): OfflineStore => {
  const { baseUrl } = build
  const activeKey = `${baseUrl}__handbook/active`
  let known: StoredBuild | undefined
  let filling: Promise<OfflineStatus> | undefined
  let lastStop: OfflineStatus['reason']
  /**
   * Hash of the build that readers had when this worker began to store its own build. Any other build is newer than
   * both.
   */
  let found: string | undefined
  /** Aborted when the store of the newest fill is no longer wanted. That fill then reports nothing. */
  let wanted = new AbortController()

  const open = () => caches.open(offlineCacheName(baseUrl))
  const keysOf = async (cache: Cache): Promise<Set<string>> =>
    new Set((await cache.keys()).map(({ url }) => url.slice(new URL(url).origin.length)))

  const current = async (): Promise<StoredBuild | undefined> => {
    // Another worker may have changed the active build, so its hash is looked up each time. The list is read once.
    const stored = await (await open()).match(activeKey)
    if (!stored) return (known = undefined)
    const hash = stored.headers.get('X-Build') ?? ''
    const isComplete = stored.headers.get('X-Complete') === 'true'
    if (known?.hash === hash && known.isComplete === isComplete) return known
    const list = (await stored.json()) as PrecacheList
    return (known = {
      hash,
      list,
      isComplete,
      revisions: new Map(list.files.map(([file, revision]) => [file, revision])),
    })
  }

  const setCurrent = async (list: PrecacheList, isComplete: boolean): Promise<void> => {
    const headers = { 'Content-Type': 'application/json', 'X-Build': build.list, 'X-Complete': String(isComplete) }
    await (await open()).put(activeKey, new Response(JSON.stringify(list), { headers }))
  }

  const fetchList = async (signal: AbortSignal | null = null): Promise<PrecacheList> => {
    const response = await fetch(baseUrl.slice(0, -1) + precacheListPath(build.list), { signal })
    if (response.status === 404) throw new OutdatedError('The list of files is gone.')
    if (!response.ok) throw new Error(`The list of files answered with status ${response.status}.`)
    const list = (await response.json()) as PrecacheList
    if (list.version !== 1 || !Array.isArray(list.files))
      throw new OutdatedError('The list of files is of another version.')
    return list
  }

  const ownList = async (signal: AbortSignal): Promise<PrecacheList> => {
    const stored = await current()
    return stored?.hash === build.list ? stored.list : fetchList(signal)
  }

  const fillOnce = async (signal: AbortSignal): Promise<OfflineStatus> => {
    found ??= (await current())?.hash ?? build.list
    const list = await ownList(signal)
    const before = await current()
    signal.throwIfAborted()
    if (!before?.isComplete && before?.hash !== build.list) await setCurrent(list, false)
    const cache = await open()
    const missing = missingEntries(baseUrl, list.files, await keysOf(cache))
    const progress = progressOf(list, missing)
    log('to be stored:', missing.length, 'of', list.files.length, 'files')
    onProgress({ ...progress })
    const keep = async (entry: PrecacheEntry, response: Response): Promise<void> => {
      signal.throwIfAborted()
      await cache.put(storageKey(baseUrl, entry), response)
      progress.storedFiles++
      progress.storedBytes += entry[2]
    }
    const queue = storingJobs(list, missing).values()
    const take = async (): Promise<void> => {
      for (const job of queue) {
        signal.throwIfAborted()
        const { name } = job.archive ?? {}
        const content = name && (await withOneRetry(() => fetchArchive({ baseUrl, name, signal }), signal))
        const rest = content ? await unpack({ job, content, keep }) : job.missing
        if (rest.length < job.missing.length) onProgress({ ...progress })
        for (const entry of rest) {
          signal.throwIfAborted()
          await keep(entry, await withOneRetry(() => fetchVerified(baseUrl, entry, signal), signal))
          onProgress({ ...progress })
        }
      }
    }
    const outcomes = await Promise.allSettled(Array.from({ length: concurrency }, take))
    const failure = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failure) throw failure.reason
    const now = await current()
    signal.throwIfAborted()
    if (now?.hash === build.list || !now?.isComplete) await setCurrent(list, true)
    return { ...progress, state: 'stored' }
  }

  const status = async (): Promise<OfflineStatus> => {
    const stored = await current()
    if (!stored)
      return {
        state: lastStop ? 'stopped' : 'empty',
        ...(lastStop ? { reason: lastStop } : {}),
        files: 0,
        storedFiles: 0,
        bytes: 0,
        storedBytes: 0,
      }
    const progress = progressOf(stored.list, missingEntries(baseUrl, stored.list.files, await keysOf(await open())))
    if (filling) return { ...progress, state: 'storing' }
    // The build that readers have may be complete but still the previous build, while this worker's own build could not
    // be stored.
    const isWhole = progress.storedFiles === progress.files && !(lastStop && stored.hash === found)
    return isWhole ? { ...progress, state: 'stored' } : { ...progress, state: 'stopped', reason: lastStop ?? 'network' }
  }

  const stop = (): void => {
    wanted.abort()
    filling = undefined
  }

  return {
    current,
    status,
    read: async (stored, file) => {
      const revision = stored.revisions.get(file)
      return revision === undefined ? undefined : (await open()).match(storageKey(baseUrl, [file, revision, 0]))
    },
    readScript: async (file) => (await open()).match(storageKey(baseUrl, [file, '', 0]), { ignoreSearch: true }),
    fill: () => {
      if (filling) return filling
      lastStop = undefined
      const { signal } = (wanted = new AbortController())
      const end = (reason?: OfflineStatus['reason']): void => {
        if (signal.aborted) return
        lastStop = reason
        filling = undefined
      }
      filling = fillOnce(signal).then(
        (stored) => {
          end()
          return stored
        },
        (error: unknown) => {
          end(reasonOf(error))
          log('stopped storing:', lastStop ?? 'not wanted', error)
          return status()
        },
      )
      return filling
    },
    promote: async () => {
      const last = await current()
      const list = last?.hash === build.list ? last.list : await fetchList().catch(() => undefined)
      if (!list) return false
      const cache = await open()
      const keys = await keysOf(cache)
      if (missingEntries(baseUrl, list.files, keys).length > 0) return false
      await setCurrent(list, true)
      for (const key of obsoleteKeys({ baseUrl, keys, files: list.files, lastFiles: last?.list.files ?? [] }))
        await cache.delete(key)
      return true
    },
    stop,
    remove: async () => {
      stop()
      known = lastStop = undefined
      await caches.delete(offlineCacheName(baseUrl))
    },
  }
}

const progressOf = (list: PrecacheList, missing: readonly PrecacheEntry[]): OfflineStatus => {
  const bytes = sizeOfFiles(list.files)
  return {
    state: 'storing',
    files: list.files.length,
    storedFiles: list.files.length - missing.length,
    bytes,
    storedBytes: bytes - sizeOfFiles(missing),
  }
}

const reasonOf = (error: unknown): NonNullable<OfflineStatus['reason']> => {
  if (error instanceof OutdatedError) return 'outdated'
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'quota' : 'network'
}

/** A single failed request is no reason to stop. */
const withOneRetry = async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof OutdatedError || signal.aborted) throw error
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return work()
  }
}
