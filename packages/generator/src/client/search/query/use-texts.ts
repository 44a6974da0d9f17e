import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { SearchHit, SearchRequest } from '@dev-handbook/search/contract'
import { loadSearchProvider } from './search-provider.ts'
import { createSearchStore } from './search-store.ts'

/** Milliseconds without new results before their texts are requested. It is longer than the time between two keys. */
export const textDelay = 200

/** Texts of results by `objectID`, and the error of the latest request. */
export interface Texts {
  texts: ReadonlyMap<string, SearchHit>
  error: unknown
  retry: () => void
}

/**
 * Sends the requests for texts when they have not changed for a while. Without requests, an answer that has not arrived
 * is ignored. Old texts stay until new ones arrive, because many results stay from one letter to the next.
 */
export const useTexts = (requests: readonly SearchRequest[]): Texts => {
  const [store] = useState(() => createSearchStore(loadSearchProvider))
  useEffect(() => {
    if (requests.length === 0) return undefined
    const timer = setTimeout(() => store.ask(requests), textDelay)
    return () => {
      clearTimeout(timer)
      store.stop()
    }
  }, [store, requests])
  const { results, status, answered, error } = useSyncExternalStore(store.subscribe, store.get, store.get)
  const texts = useMemo(
    () =>
      new Map(
        (results ?? []).flatMap(({ hits }) =>
          hits.filter(({ content }) => content !== null).map((hit) => [hit.objectID, hit]),
        ),
      ),
    [results],
  )
  return { texts, error: status === 'error' && answered === requests ? error : undefined, retry: store.retry }
}
