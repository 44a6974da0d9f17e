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

/** Follows the query and the filters in the address. In the build's HTML, which is one for all queries, there are none. */
export const useSearchAddress = (): SearchAddress => {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  return useMemo(() => parseSearchAddress(search), [search])
}

/** Puts a query into the address: in place of the last one while it is being typed, as a new entry of the history once it is meant. */
export const setSearchAddress = (address: SearchAddress, how: 'replace' | 'push'): void => {
  // With the origin: a path that begins with two slashes would name another host.
  const place = location.origin + location.pathname
  const target = place + formatSearchAddress(address)
  if (target === place + location.search) return
  if (how === 'push') history.pushState(history.state, '', target)
  else history.replaceState(history.state, '', target)
  for (const listener of listeners) listener()
}
