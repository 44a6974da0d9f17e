import { toAddress } from '../../model/path.ts'
import { restoreControls } from './control-state.ts'
import { decideInterception, type SiteAddresses } from './intercept.ts'
import { shownPath, type ShownPage } from './page-state.ts'
import type { PageStore } from './page-store.ts'
import { reveal } from './reveal.ts'
import { savedPlace, savePlace } from './saved-place.ts'
import { hashTarget, restoreScroll, scrollToElement } from './scroll-position.ts'

export interface RouterOptions {
  site: SiteAddresses
  store: PageStore
  /** The reader has used the page before the router came: where it stands is where they want it. */
  readerActed: boolean
  /** Fetches everything that a page needs; what it rejects with makes the browser load the address afresh. */
  load: (path: string) => Promise<ShownPage>
  /** Puts a page onto the screen before it returns. */
  show: (shown: ShownPage) => void
}

/**
 * Takes over navigation inside the site by the Navigation API. The old page stays until the new one is there, the last
 * click wins, and a page that cannot be loaded is loaded afresh by the browser, once: a reload is never intercepted.
 * A browser without the API loads pages, which are complete, at the place where the reader was; then this returns `false`.
 */
export const startRouter = (options: RouterOptions): boolean => {
  keepPlaces(options.readerActed)
  if (!('navigation' in window)) {
    addEventListener('hashchange', settleOnHash)
    return false
  }
  navigation.addEventListener('navigate', (event) => {
    savePlace()
    // The menu of languages: no press outside has closed it where the keyboard leads elsewhere.
    document.querySelector<HTMLElement>('[popover]')?.hidePopover?.()
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
    if (event.hashChange && event.navigationType !== 'traverse') requestAnimationFrame(settleOnHash)
  })
  return true
}

/** Number of the newest navigation: an older navigation that ends changes no state. */
let newest = 0

/** Loads a page before the address changes where the browser can wait (`precommitHandler`), and after it otherwise. */
const interceptPage = (event: NavigateEvent, path: string, { site, store, load, show }: RouterOptions): void => {
  const url = new URL(event.destination.url)
  const address = toAddress(site.baseUrl, path) + url.search + url.hash
  const waits = event.cancelable && 'NavigationPrecommitController' in window
  const { signal } = event
  let page: Promise<ShownPage> | undefined
  let failed = false
  const turn = ++newest

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
        // A failure is dealt with after the address has changed: a reload then asks for the right page.
        await Promise.race([page.catch(() => (failed = true)), aborted(signal)])
        if (event.navigationType !== 'traverse' && address !== url.pathname + url.search + url.hash)
          controller.redirect(address)
      },
    }),
    handler: async () => {
      try {
        if (failed) throw new Error(`${path} could not be loaded.`)
        const next = await Promise.race([page ?? load(path), aborted(signal)])
        if (signal.aborted) return
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

/** Rejects once a navigation has been given up for another one, or by the reader. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

/** Scrolls and moves the focus as a freshly loaded page would have it. */
const placeReader = (type: NavigationType, hash: string): void => {
  const target = hashTarget(hash)
  const saved = type === 'traverse' ? savedPlace() : undefined
  restoreControls(saved?.controls)
  if (target && !saved) {
    reveal(target)
    scrollToElement(target)
  } else restoreScroll(saved?.scroll)
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

const keepPlaces = (readerActed: boolean): void => {
  // Without the API, steps between places of a page are the browser's.
  const takeScroll = () => {
    if ('navigation' in window) history.scrollRestoration = 'manual'
  }
  takeScroll()
  const [entered] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const saved = entered?.type === 'navigate' ? undefined : savedPlace()
  restoreControls(saved?.controls, readerActed)
  if (!readerActed) {
    if (saved) restoreScroll(saved.scroll)
    else settleOnHash()
  } else if (!saved) revealTarget()
  addEventListener('pagehide', () => {
    savePlace()
    // The next load of this entry shows its place at once, long before this script runs again and corrects it.
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', takeScroll)
}

/** A link to a place in a long page can miss it while the elements above are not rendered yet. */
const settleOnHash = (): void => {
  const target = revealTarget()
  if (target) scrollToElement(target)
}

/** Shows what the address names, where a fold or a tab hides it. Returns that element, if it is on the page. */
const revealTarget = (): Element | null => {
  const target = hashTarget(location.hash)
  if (target) reveal(target)
  return target
}
