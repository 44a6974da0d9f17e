import { useMemo, useSyncExternalStore } from 'react'
import { formatSearchAddress, parseSearchAddress, type SearchAddress } from '../query/search-address.ts'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  const stop = new AbortController()
  const { signal } = stop
  if ('navigation' in window) navigation.addEventListener('currententrychange', listener, { signal })
  else addEventListener('popstate', listener, { signal })
  return () => {
    listeners.delete(listener)
    stop.abort()
  }
}

/** Follows the query and the filters in the address. The HTML of the build is the same for all queries and has none. */
export const useSearchAddress = (): SearchAddress => {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  return useMemo(() => parseSearchAddress(search), [search])
}

/**
 * Puts a query into the address. While the reader types, it replaces the last query. A submitted query is a new entry
 * of the history.
 */
export const setSearchAddress = (address: SearchAddress, how: 'replace' | 'push'): void => {
  // The origin is needed, because a path that begins with two slashes would name another host.
  const place = location.origin + location.pathname
  const target = place + formatSearchAddress(address)
  if (target === place + location.search) return
  if (how === 'push') history.pushState(history.state, '', target)
  else history.replaceState(history.state, '', target)
  for (const listener of listeners) listener()
}
