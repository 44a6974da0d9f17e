import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { SearchHit, SearchRequest } from '@dev-handbook/search/contract'
import { loadSearchProvider } from './search-provider.ts'
import { createSearchStore } from './search-store.ts'

/** Milliseconds that results rest before their texts are asked for: longer than a reader who types takes from key to key. */
export const textDelay = 200

/** Texts of results by `objectID`, and what went wrong with those that were asked for last. */
export interface Texts {
  texts: ReadonlyMap<string, SearchHit>
  error: unknown
  retry: () => void
}

/**
 * Has the requests for texts answered once they have rested; nothing asked: whatever is on its way is dropped. Texts that
 * were there stay until the next ones come, as many results stay from one letter to the next.
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
