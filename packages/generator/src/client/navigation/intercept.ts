import { fromAddress, isFileAddress } from '../../model/path.ts'
import type { ClientSite } from '../../model/site.ts'

/** Settings that distinguish the pages of a site from all other addresses. */
export type SiteAddresses = Pick<ClientSite, 'baseUrl' | 'files'>

/** The properties of a `navigate` event that decide how it is handled. */
export type NavigationFacts = Pick<
  NavigateEvent,
  'canIntercept' | 'hashChange' | 'downloadRequest' | 'formData' | 'navigationType'
> & { destination: Pick<NavigationDestination, 'url' | 'sameDocument'> }

/** What to do with a navigation: leave it to the browser, restore the scroll position, or show another page. */
export type Interception = { type: 'none' } | { type: 'restore' } | { type: 'page'; path: string }

const none: Interception = { type: 'none' }

/**
 * Decides how to handle a navigation. The browser handles files that are not pages (`/feed.xml`, `/docs/x.md`),
 * downloads, forms that post, reloads, and `history.replaceState`. Steps through the history between hashes of one page
 * need their scroll position restored, because the client keeps scroll positions itself.
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
