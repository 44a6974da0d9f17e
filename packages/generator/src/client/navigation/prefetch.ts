import { fromAddress, isFileAddress } from '../../model/path.ts'
import type { SiteAddresses } from './intercept.ts'

/** Milliseconds that a pointer or the focus must stay on a link, so that moving over a list fetches nothing. */
const restDelay = 65

/** The part of the Network Information API that is used here. Some browsers lack it. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether pages may be fetched before the reader asks for them: not on 2g, and not for readers who save data. */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')

/** Whether the reader's current connection allows fetching ahead. */
export const prefetchAllowed = (): boolean =>
  mayPrefetch((navigator as Navigator & { connection?: Connection }).connection)

/** Returns the path of the page behind an event's link, or `undefined` if there is no page to fetch. */
const linkedPath = (event: Event, { baseUrl, files }: SiteAddresses): string | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined
  const path = fromAddress(baseUrl, link.pathname)
  return path === null || isFileAddress(path, files) || path === fromAddress(baseUrl, location.pathname)
    ? undefined
    : path
}

/**
 * Fetches the page behind a link when the reader hovers, touches or focuses the link. Failures are ignored: a click
 * tries again.
 */
export const startPrefetching = (site: SiteAddresses, prefetch: (path: string) => Promise<unknown>): void => {
  const fetchAhead = (path: string) => {
    if (prefetchAllowed()) prefetch(path).catch(() => {})
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const onRest = (event: Event) => {
    clearTimeout(timer)
    const path = linkedPath(event, site)
    if (path !== undefined) timer = setTimeout(() => fetchAhead(path), restDelay)
  }
  const onTouch = (event: Event) => {
    const path = linkedPath(event, site)
    if (path !== undefined) fetchAhead(path)
  }
  document.addEventListener('pointerover', onRest, { passive: true })
  document.addEventListener('focusin', onRest, { passive: true })
  document.addEventListener('touchstart', onTouch, { passive: true })
}
