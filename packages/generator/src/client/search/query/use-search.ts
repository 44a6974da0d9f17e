import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SearchRequest } from '@dev-handbook/search/contract'
import { loadSearchProvider } from './search-provider.ts'
import { createSearchStore, type SearchState } from './search-store.ts'

/** Sends requests, and sends them again whenever their content changes. */
export const useSearch = (requests: readonly SearchRequest[]): SearchState & { retry: () => void } => {
  const [store] = useState(() => createSearchStore(loadSearchProvider))
  useEffect(() => store.ask(requests), [store, requests])
  useEffect(() => store.stop, [store])
  return { ...useSyncExternalStore(store.subscribe, store.get, store.get), retry: store.retry }
}
