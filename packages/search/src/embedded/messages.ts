import type { SearchRequest, SearchResponse } from '../contract.ts'

/** What the page sends to the worker. */
export type ToWorker =
  /** First of all: the address of the index's folder, with a slash at its end. */
  | { type: 'open'; folder: string }
  | { type: 'search'; id: number; requests: readonly SearchRequest[] }
  /** Nobody waits for the answer any more: what it needs is not to be fetched. */
  | { type: 'cancel'; id: number }

/** What the worker answers: one message for each search, with its number, also for a cancelled one. */
export type FromWorker = { id: number; response: SearchResponse } | { id: number; error: string }
