import { fromAddress, isFileAddress } from '../../model/path.ts'
import type { ReaderSite } from '../../model/site.ts'

/** What distinguishes the pages of a site from all other addresses. */
export type SiteAddresses = Pick<ReaderSite, 'baseUrl' | 'files'>

/** The part of a `navigate` event that decides what becomes of it. */
export type NavigationFacts = Pick<
  NavigateEvent,
  'canIntercept' | 'hashChange' | 'downloadRequest' | 'formData' | 'navigationType'
> & { destination: Pick<NavigationDestination, 'url' | 'sameDocument'> }

/** What to do with a navigation: leave it to the browser, put the scroll position back, or show another page. */
export type Interception = { type: 'none' } | { type: 'restore' } | { type: 'page'; path: string }

const none: Interception = { type: 'none' }

/**
 * Decides about a navigation. Files that are not pages (`/feed.xml`, `/docs/x.md`), downloads, forms that post, reloads
 * and `history.replaceState` are the browser's; steps through the history between hashes of one page need their scroll
 * position, since the reader keeps positions itself.
 */
export const decideInterception = (event: NavigationFacts, { baseUrl, files }: SiteAddresses): Interception => {
  if (!event.canIntercept || event.downloadRequest !== null || event.formData || event.navigationType === 'reload')
    return none
  if (event.hashChange) return event.navigationType === 'traverse' ? { type: 'restore' } : none
  if (event.destination.sameDocument && event.navigationType !== 'traverse') return none
  const { pathname } = new URL(event.destination.url)
  const path = fromAddress(baseUrl, pathname)
  return path === null || isFileAddress(path, files) ? none : { type: 'page', path }
}
