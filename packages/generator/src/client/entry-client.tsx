import './style/app.css'
import 'virtual:site-styles'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { messages } from 'virtual:messages'
import { siteData as site } from 'virtual:site-data'
import type { PageData } from '../model/page.ts'
import { correctedAddress, fromAddress } from '../model/path.ts'
import type { PagePayload } from '../model/payload.ts'
import { App } from './app.tsx'
import { followColorMode } from './color-mode/color-mode.ts'
import { followEdits } from './follow-edits.ts'
import { createRetry } from './navigation/create-retry.ts'
import { createPageCache } from './navigation/page-cache.ts'
import type { ShownPage } from './navigation/page-state.ts'
import { createPageStore } from './navigation/page-store.ts'
import { startPrefetching } from './navigation/prefetch.ts'
import { startRouter } from './navigation/router.ts'
import { updateHead } from './navigation/update-head.ts'
import { createScreenLoader } from './page/page-module.ts'
import { screenImports } from './page/screen-imports.ts'
import { rememberVersion } from './remember-version.ts'
import { replayEarlyInput } from './replay-early-input.ts'
import { createShardStore } from './sidebar/shard-store.ts'
import { announce } from './ui/announcer.tsx'

const start = async (): Promise<void> => {
  // When a reader acts early, this script runs while the HTML is still arriving. The payload is at its end.
  if (document.readyState === 'loading') await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  // SAFETY: the build writes this element into every page, and into the frame of the service worker.
  const container = document.getElementById('handbook:app') as HTMLElement
  const { baseUrl } = site
  const path = fromAddress(baseUrl, location.pathname) ?? '/'
  const shards = createShardStore(baseUrl)
  const cache = createPageCache(baseUrl)
  const loadScreen = createScreenLoader(screenImports, messages.errors.noDefaultExport)

  const ready = async (page: PageData): Promise<ShownPage> => ({
    status: 'ready',
    page,
    Screen: await loadScreen(page.kind),
  })
  const load = async (to: string): Promise<ShownPage> => {
    const page = await cache.load(to)
    const position = 'sidebar' in page ? page.sidebar : undefined
    for (const id of position ? ['', ...position.trail] : []) void shards.load(position?.sidebarId ?? '', id)
    return ready(page)
  }

  const payload = readPayload()
  const first = payload && withArticle(payload.page)
  if (payload && first && 'sidebar' in first && first.sidebar) shards.add(first.sidebar.sidebarId, payload.shards)
  // A page without a payload was assembled by the service worker. It stays until its data has arrived. When there is no
  // earlier page to keep, the page shows that it is loading.
  const composed = container.hasChildNodes()
  const failed = (error: unknown): ShownPage => ({ status: 'failed', path, error })
  const pages = createPageStore({
    shown: first ? await ready(first) : composed ? await load(path).catch(failed) : { status: 'loading', path },
  })

  const show = (shown: ShownPage): void => {
    // Updates the head first: effects of the page measure elements, and later changes would cause a second layout.
    if (shown.status === 'ready') updateHead(shown.page, site)
    // A pending state stays pending: this may be an earlier page that is loaded again.
    flushSync(() => pages.set({ ...pages.get(), shown }))
    if (shown.status === 'ready') announce(document.title)
  }
  const retry = createRetry({ store: pages, load, show })

  const takeOver = (): void => {
    normalizeAddress(baseUrl)
    followColorMode(site.colorMode)
    rememberVersion(site.version.name)
    const routed = startRouter({ site, store: pages, load, show, readerActed: window.handbook?.acted ?? false })
    if (routed) startPrefetching(site, load)
    if (import.meta.hot) followEdits({ pages, cache, shards, show })
    document.documentElement.dataset.hydrated = ''
    replayEarlyInput(window.handbook)
  }

  // The following steps show parts for which the page's own styles have no rules. Without those rules, the page keeps
  // working by its links.
  if ((await window.handbook?.styles) === false) throw new Error('The style sheet could not be loaded.')

  const app = <App site={site} messages={messages} pages={pages} shards={shards} onRetry={retry} onReady={takeOver} />
  // As a transition: React then hydrates in slices of 5 ms, between which the browser answers the reader.
  if (first) startTransition(() => void hydrateRoot(container, app))
  else {
    createRoot(container).render(app)
    if (!composed) retry(path)
  }
}

/** The payload of the page's HTML, or `undefined` in the app shell, which is served for any address while offline. */
const readPayload = (): PagePayload | undefined => {
  const text = document.getElementById('handbook:payload')?.textContent
  return text ? (JSON.parse(text) as PagePayload) : undefined
}

/**
 * The HTML already contains the article of a document. The payload leaves the article out, and hydration leaves it
 * alone.
 */
const withArticle = (page: PagePayload['page']): PageData => (page.kind === 'document' ? { ...page, html: '' } : page)

/** Shows the address of a page in the spelling that links use. */
const normalizeAddress = (baseUrl: string): void => {
  const address = correctedAddress(baseUrl, location.pathname)
  if (address !== undefined) history.replaceState(history.state, '', address + location.search + location.hash)
}

start().catch((error: unknown) => {
  // The page is complete without this script, so the script must not swallow the reader's input.
  window.handbook?.fail()
  throw error
})
