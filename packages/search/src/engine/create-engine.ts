import type { SearchRequest, SearchResponse } from '../contract.ts'
import { answerRequest } from './answer-request.ts'
import type { ReadFile } from './file-cache.ts'
import { IndexError } from './index-error.ts'
import { openIndex, type IndexReader } from './index-reader.ts'

/** Answers requests from an index that may be replaced while the page is open. */
export interface Engine {
  /** Opens the index. A failure is not cached: the next call tries again. */
  prepare: () => Promise<void>
  /**
   * Rejects with an `IndexError` when the index cannot be used, and with `signal.reason` once aborted. It then fetches
   * no more files.
   */
  search: (requests: readonly SearchRequest[], signal?: AbortSignal) => Promise<SearchResponse>
}

/** Creates an engine that reads its index with the given function. */
export const createEngine = (readFile: ReadFile): Engine => {
  let opened: Promise<IndexReader> | undefined

  const open = (): Promise<IndexReader> => {
    if (!opened) {
      const opening = openIndex(readFile)
      opened = opening
      opening.catch(() => {
        if (opened === opening) opened = undefined
      })
    }
    return opened
  }

  const answer = async (
    index: IndexReader,
    requests: readonly SearchRequest[],
    signal: AbortSignal | undefined,
  ): Promise<SearchResponse> => ({
    results: await Promise.all(requests.map((request) => answerRequest(index, request, signal))),
  })

  return {
    prepare: async () => void (await open()),
    search: async (requests, signal) => {
      const index = await open()
      try {
        return await answer(index, requests, signal)
      } catch (error) {
        if (!(error instanceof IndexError)) throw error
        // A new build may have been published since the manifest was read, so that its files have replaced the old
        // ones.
        opened = undefined
        const current = await open().catch(() => index)
        if (current.manifest.build === index.manifest.build) throw error
        return answer(current, requests, signal)
      }
    },
  }
}
