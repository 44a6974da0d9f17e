import type { SearchRequest, SearchResponse } from '../contract.ts'

/** Messages from the page to the worker. */
export type ToWorker =
  /** The first message: the address of the index's folder, with a slash at its end. */
  | { type: 'open'; folder: string }
  | { type: 'search'; id: number; requests: readonly SearchRequest[] }
  /** The answer is no longer needed, so its files need not be fetched. */
  | { type: 'cancel'; id: number }

/** Messages from the worker: one for each search, with its number, even for a cancelled search. */
export type FromWorker = { id: number; response: SearchResponse } | { id: number; error: string }
