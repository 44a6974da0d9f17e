import type { PrecacheEntry } from '../model/offline.ts'

/**
 * Name of the cache with offline mode's files. Each file is stored under its revision, so that builds share equal
 * files. Caches belong to the origin, so the name contains the base URL: sites below other paths have their own.
 */
export const offlineCacheName = (baseUrl: string): string => `handbook-offline${baseUrl.slice(0, -1)}`
/** Name of the cache with the visited pages of a site and their files. */
export const visitedCacheName = (baseUrl: string): string => `handbook-visited${baseUrl.slice(0, -1)}`

/** Key of a stored file: its address with its revision, so that two builds never share an entry by mistake. */
export const storageKey = (baseUrl: string, [file, revision]: PrecacheEntry): string =>
  `${fileAddress(baseUrl, file)}?revision=${revision}`

/** Address of a file of the output, encoded. */
export const fileAddress = (baseUrl: string, file: string): string =>
  baseUrl + file.split('/').map(encodeURIComponent).join('/')

/** Entries of a list that are not stored yet, in the list's order. `keys` are paths with their query. */
export const missingEntries = (
  baseUrl: string,
  files: readonly PrecacheEntry[],
  keys: ReadonlySet<string>,
): PrecacheEntry[] => files.filter((entry) => !keys.has(storageKey(baseUrl, entry)))

/**
 * Keys that no list needs any more. Scripts of the previous build are kept, because a tab that still shows that build
 * may request them.
 */
export const obsoleteKeys = (options: {
  baseUrl: string
  keys: Iterable<string>
  files: readonly PrecacheEntry[]
  lastFiles: readonly PrecacheEntry[]
}): string[] => {
  const { baseUrl, keys, files, lastFiles } = options
  const kept = new Set(
    [...files, ...lastFiles.filter(([file]) => file.startsWith('assets/'))].map((entry) => storageKey(baseUrl, entry)),
  )
  return [...keys].filter((key) => key.includes('?revision=') && !kept.has(key))
}

/** Whether a file of the output contains the data of a page. */
export const isPageData = (file: string): boolean =>
  file.endsWith('.json') && !/^(?:sidebars|search|precache|run)\//.test(file)
