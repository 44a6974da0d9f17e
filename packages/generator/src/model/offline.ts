/** One file that offline mode stores: its path below the root of the output, the start of its SHA-256, its size in bytes. */
export type PrecacheEntry = [file: string, revision: string, size: number]

/** Total size of files in bytes. */
export const sizeOfFiles = (files: readonly PrecacheEntry[]): number => files.reduce((sum, [, , size]) => sum + size, 0)

/**
 * An archive: its name, and its files as a part of the list, given by the first index and their number. The archive
 * contains the contents of these files, one after the other. It is published as `/precache/<name>.txt`. The name is a
 * hash of the files.
 */
export type PrecacheArchive = [name: string, start: number, count: number]

/** Everything that offline mode stores of one build, published as `/precache/<hash>.json`. */
export interface PrecacheList {
  version: 1
  /** Headers of the pages that the worker answers with. */
  headers: Record<string, string>
  /** File with the frame of a page, see `offline-shell.ts`. */
  shell: string
  /** File of the not-found page. */
  notFound: string
  files: PrecacheEntry[]
  /** Files that can be fetched together. Each file is also published by itself. */
  archives: PrecacheArchive[]
}

/** What the worker knows about its build without a request. */
export interface WorkerBuild {
  baseUrl: string
  /** As `ClientSite.files`. */
  files?: string | undefined
  /** Languages that are read from right to left. */
  rightToLeft: readonly string[]
  /** Hash of the list. It identifies the build. */
  list: string
  headers: Record<string, string>
  shell: PrecacheEntry
  /** Scripts that show a page from its data. */
  boot: PrecacheEntry[]
}

/** What the page tells the worker at registration, in the query parameter `params`. */
export interface WorkerParams {
  offlineMode: boolean
  debug: boolean
}

/** A message from a page to its worker. */
export type WorkerRequest =
  /** Store the whole site, or continue storing it. */
  | { type: 'store' }
  | { type: 'status' }
  /** Remove everything that is stored. */
  | { type: 'remove' }
  /** Pages that the reader has visited, and files that were loaded before the worker could see their requests. */
  | { type: 'visited'; addresses: string[] }
  /** Activate now, instead of waiting until the old worker's pages are closed. */
  | { type: 'activate' }

/** A message from the worker to its pages. */
export interface WorkerReport {
  type: 'status'
  status: OfflineStatus
}

export interface OfflineStatus {
  /**
   * `empty`: no file is stored; `storing`: in progress; `stored`: all files; `stopped`: only a part, for the given
   * reason.
   */
  state: 'empty' | 'storing' | 'stored' | 'stopped'
  /** `network`: a file could not be fetched; `quota`: no space; `outdated`: the site has been published again. */
  reason?: 'network' | 'quota' | 'outdated'
  files: number
  storedFiles: number
  bytes: number
  storedBytes: number
  /**
   * Number of pages that are stored because the reader visited them. Absent in a message about the progress of storing.
   */
  visitedPages?: number
}

/** Address of the worker's script for the given parameters, below the base URL. */
export const workerPath = (params: WorkerParams): string =>
  `/sw.js?params=${encodeURIComponent(JSON.stringify(params))}`

/** Address of the list of a build, below the base URL. */
export const precacheListPath = (hash: string): string => `/precache/${hash}.json`

/** Path of an archive below the root of the output. */
export const archiveFile = (name: string): string => `precache/${name}.txt`

/** Folders of the output whose files have a hash of their content in the name, so that they never change. */
export const immutableFolders = ['assets', 'precache', 'run/modules', 'search/shards'] as const

/** Whether a file of the output never changes. */
export const isImmutable = (file: string): boolean => immutableFolders.some((folder) => file.startsWith(`${folder}/`))
