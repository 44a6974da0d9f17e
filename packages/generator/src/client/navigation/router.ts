import { toAddress } from '../../model/path.ts'
import { afterPaint, doWaiting } from '../ui/after-paint.ts'
import { restoreControls } from './control-state.ts'
import { decideInterception, type SiteAddresses } from './intercept.ts'
import { findLink } from './link-place.ts'
import { shownPath, type ShownPage } from './page-state.ts'
import type { PageStore } from './page-store.ts'
import { reveal, revealWithAnswer } from './reveal.ts'
import { savedPlace, savePlace } from './saved-place.ts'
import { hashTarget, restoreScroll, scrollToElement } from './scroll-position.ts'

export interface RouterOptions {
  site: SiteAddresses
  store: PageStore
  /**
   * Whether the reader has already used the page before the router started. The page then keeps its scroll position.
   */
  readerActed: boolean
  /** Fetches everything that a page needs. If it rejects, the browser loads the address again. */
  load: (path: string) => Promise<ShownPage>
  /** Shows a page on the screen before it returns. */
  show: (shown: ShownPage) => void
}

/**
 * Intercepts navigation inside the site with the Navigation API. The old page stays until the new page has loaded, and
 * the last click wins. If a page cannot be loaded, the browser loads its address once: a reload is never intercepted.
 * Browsers without the API load each page, which is complete, at the reader's last position. In these browsers, the
 * function returns `false`.
 */
export const startRouter = (options: RouterOptions): boolean => {
  keepPlaces(options.readerActed)
  addEventListener('click', (event) => (press = event), true)
  if (!('navigation' in window)) {
    addEventListener('hashchange', () => settleOnHash(revealAsked))
    return false
  }
  navigation.addEventListener('navigate', (event) => {
    savePlace()
    // The menu of languages is still open when the keyboard caused the navigation, because no press outside has closed
    // it.
    document.querySelector<HTMLElement>('ul[popover]')?.hidePopover?.()
    const interception = decideInterception(event, options.site)
    if (interception.type === 'restore') {
      event.intercept({
        scroll: 'manual',
        focusReset: 'manual',
        handler: async () => {
          revealTarget()
          restoreScroll(savedPlace()?.scroll)
        },
      })
    }
    if (interception.type === 'page') interceptPage(event, interception.path, options)
    if (event.hashChange && event.navigationType !== 'traverse') requestAnimationFrame(() => settleOnHash(revealAsked))
  })
  return true
}

/** The last press. */
let press: Event | undefined

/**
 * Shows the target of a link on the same page. A search result and a link in a text open the answer of a question, the
 * table of contents and the link of a heading do not.
 */
const revealAsked = (target: Element): void => {
  const asks = press?.target instanceof Element && press.target.closest('dialog, p, td, article li')
  const show = asks ? revealWithAnswer : reveal
  show(target)
}

/**
 * Milliseconds from a press to its navigation. A browser that needs longer is slow, and would need more than 50 ms until
 * the paint of a page that has already been fetched. It paints the answer to the press first, such as a closed dialog.
 * Other browsers need one paint for both.
 */
const slowFrom = 8

/** Number of the newest navigation. An older navigation does not change the state when it ends. */
let newest = 0

/** Loads a page before the address changes if the browser can wait (`precommitHandler`), and after it otherwise. */
const interceptPage = (event: NavigateEvent, path: string, { site, store, load, show }: RouterOptions): void => {
  const url = new URL(event.destination.url)
  const address = toAddress(site.baseUrl, path) + url.search + url.hash
  const waits = event.cancelable && 'NavigationPrecommitController' in window
  const { signal } = event
  let page: Promise<ShownPage> | undefined
  let failed = false
  const turn = ++newest
  const answer = event.timeStamp - (press?.timeStamp ?? 0) > slowFrom && new Promise<void>(afterPaint)

  const { shown } = store.get()
  store.set({ shown, ...(path === shownPath(shown) ? {} : { pending: path }) })
  const settled = () => {
    if (turn === newest && store.get().pending !== undefined) store.set({ shown: store.get().shown })
  }
  signal.addEventListener('abort', settled)

  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    ...(waits && {
      precommitHandler: async (controller: NavigationPrecommitController) => {
        page = load(path)
        // A failure is handled after the address has changed, so that a reload asks for the right page.
        await Promise.race([page.catch(() => (failed = true)), aborted(signal)])
        if (event.navigationType !== 'traverse' && address !== url.pathname + url.search + url.hash)
          controller.redirect(address)
      },
    }),
    handler: async () => {
      try {
        if (failed) throw new Error(`${path} could not be loaded.`)
        const next = await Promise.race([page ?? load(path), aborted(signal)])
        await answer
        if (signal.aborted) return
        doWaiting()
        show(next)
      } catch (error) {
        if (signal.aborted) throw error
        location.reload()
        return
      } finally {
        settled()
      }
      if (!waits && address !== location.pathname + location.search + location.hash)
        history.replaceState(null, '', address)
      placeReader(event.navigationType, url.hash)
    },
  })
}

/** Rejects when another navigation or the reader cancels a navigation. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

/**
 * Scrolls as for a newly loaded page. Moves the focus to the target of a link, to the link that the reader had opened,
 * to the reader's last place, or to the title.
 */
const placeReader = (type: NavigationType, hash: string): void => {
  let start: HTMLElement | null | undefined = hashTarget(hash)
  const saved = type === 'traverse' ? savedPlace() : undefined
  restoreControls(saved?.controls)
  if (start && !saved) {
    revealWithAnswer(start)
    scrollToElement(start)
  } else {
    start = restoreScroll(saved?.scroll)
    if (saved?.link) start = findLink(saved.link) ?? start
  }
  start ??= document.querySelector<HTMLElement>('main h1')
  if (!start) return
  // Makes an element that cannot have the focus able to have it.
  start.tabIndex &&= -1
  start.focus({ preventScroll: true })
}

const keepPlaces = (readerActed: boolean): void => {
  // Without the API, the browser handles steps between places of a page.
  const takeScroll = () => {
    if ('navigation' in window) history.scrollRestoration = 'manual'
  }
  takeScroll()
  const [entered] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const saved = entered?.type === 'navigate' ? undefined : savedPlace()
  restoreControls(saved?.controls, readerActed)
  if (!readerActed) {
    if (saved) restoreScroll(saved.scroll)
    else settleOnHash(revealWithAnswer)
  } else if (!saved) revealTarget(revealWithAnswer)
  addEventListener('pagehide', () => {
    savePlace()
    // So the browser restores the position at the next load of this entry, long before this script runs and corrects
    // it.
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', takeScroll)
}

/**
 * Corrects the position of a link to a place in a long page. The link can miss while the elements above the place are
 * not rendered yet.
 */
const settleOnHash = (show: typeof reveal): void => {
  const target = revealTarget(show)
  if (target) scrollToElement(target)
}

/** Shows the element in the address's hash if a fold or a tab hides it. Returns the element if it is on the page. */
const revealTarget = (show = reveal): Element | null => {
  const target = hashTarget(location.hash)
  if (target) show(target)
  return target
}
