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
  // A reader who acts early has this run while the page is still coming; its payload is the last of it.
  if (document.readyState === 'loading') await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  const container = document.getElementById('handbook:app')
  if (!container) throw new Error('The page has no element for the app.')
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
  // Without a payload this is a page that the service worker has assembled: it stays until its data are here. Where
  // there is nothing to stay, the page says that it is loading.
  const composed = container.hasChildNodes()
  const failed = (error: unknown): ShownPage => ({ status: 'failed', path, error })
  const pages = createPageStore({
    shown: first ? await ready(first) : composed ? await load(path).catch(failed) : { status: 'loading', path },
  })

  const show = (shown: ShownPage): void => {
    // The head first: effects of the page measure, and what changes after them is laid out a second time.
    if (shown.status === 'ready') updateHead(shown.page, site)
    // What is pending stays pending: this may be an earlier page that is loaded again.
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

  // What follows shows parts that the page's own styles do not know. Without theirs, the page keeps working by its links.
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

/** A document's article stands in the HTML already: the payload leaves it out, and so does hydration. */
const withArticle = (page: PagePayload['page']): PageData => (page.kind === 'document' ? { ...page, html: '' } : page)

/** Shows the address of a page in the spelling that links use. */
const normalizeAddress = (baseUrl: string): void => {
  const address = correctedAddress(baseUrl, location.pathname)
  if (address !== undefined) history.replaceState(history.state, '', address + location.search + location.hash)
}

start().catch((error: unknown) => {
  // The page is complete without this script; it must not swallow what the reader does.
  window.handbook?.fail()
  throw error
})
