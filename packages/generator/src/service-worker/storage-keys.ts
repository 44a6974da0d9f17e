import type { PrecacheEntry } from '../model/offline.ts'

/** Name of the cache that holds offline mode's files, each one under its revision, so that builds share what is equal. */
export const offlineCacheName = 'handbook-offline'
/** Name of the cache that holds what was read. */
export const visitedCacheName = 'handbook-visited'

/** Key of a stored file: its address with its revision, so that two builds never meet in one entry. */
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
 * Keys that no list needs any more. Of the build before, scripts are kept: a tab that still shows it may ask for one.
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

/** Whether a file of the output holds the data of a page. */
export const isPageData = (file: string): boolean =>
  file.endsWith('.json') && !/^(?:sidebars|search|precache|run)\//.test(file)
