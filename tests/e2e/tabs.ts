import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/**
 * Tabs that a test returns and a later test takes. A renderer process that has compiled the site's scripts shows a page
 * with a quarter of the work of a new process. A returned tab is cleaned: routes, listeners, init scripts, storage,
 * caches, the history and other windows are removed. The browser's own cache of fetched files is emptied when a test
 * takes the tab, unless that test allows fetched files. A tab is closed when its test did something that cannot be
 * undone.
 */
interface Tab {
  key: string
  page: Page
  session: CDPSession
  /** Functions that undo the changes of the test to the tab. */
  undo: (() => Promise<void>)[]
  isSpoilt: boolean
}

const idle: Tab[] = []
const taken = new Map<Page, Tab>()
const mostIdle = 4
const size = { width: 1280, height: 720 }
const pageEvents = [
  'close',
  'console',
  'crash',
  'dialog',
  'domcontentloaded',
  'download',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'worker',
] as const

/** Options that a tab cannot change later. Only the size of a desktop's window can change. */
const keyOf = (options: BrowserContextOptions): string =>
  JSON.stringify(options.isMobile ? options : { ...options, viewport: null })

/** Records the test's changes to the tab: those that can be undone, and those that cannot. */
const watch = (tab: Omit<Tab, 'session'>, context: BrowserContext): void => {
  const { page } = tab
  const spoils = <Method extends (...input: never[]) => unknown>(method: Method): Method =>
    ((...input: Parameters<Method>) => {
      tab.isSpoilt = true
      return method(...input)
    }) as Method
  page.emulateMedia = spoils(page.emulateMedia.bind(page))
  page.clock.install = spoils(page.clock.install.bind(page.clock))
  context.newCDPSession = spoils(context.newCDPSession.bind(context))
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...input: Parameters<Page['addInitScript']>) => {
    const script = await addInitScript(...input)
    tab.undo.push(() => script.dispose())
    return script
  }
}

/** Runs in the page, before the scripts of the site. */
const ignoreCorner = () => {
  const ignore = (event: MouseEvent) => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
  }
  addEventListener('pointermove', ignore, true)
  addEventListener('mousemove', ignore, true)
}

/**
 * A page in a context of its own. The headless shell reports a pointer at the corner of a window that has just been
 * opened. The site would treat that pointer as a sign of the reader, and fetch its script before the page has loaded.
 */
export const newPage = async (browser: Browser, options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext(options)
  await context.addInitScript(ignoreCorner)
  return context.newPage()
}

const create = async (browser: Browser, key: string, options: BrowserContextOptions): Promise<Tab> => {
  const page = await newPage(browser, options)
  const context = page.context()
  const session = await context.newCDPSession(page)
  const tab = { key, page, session, undo: [], isSpoilt: false }
  watch(tab, context)
  return tab
}

/**
 * A page that no other test uses at the same time: a returned page, or a new page. With `mayHaveFiles`, files that
 * earlier tests fetched from the same site may still be in the browser's cache.
 */
export const takeTab = async (
  browser: Browser,
  options: BrowserContextOptions,
  mayHaveFiles = false,
): Promise<Page> => {
  const key = keyOf(options)
  const place = idle.findLastIndex((tab) => tab.key === key && tab.page.context().browser() === browser)
  const tab = idle.splice(place, place < 0 ? 0 : 1)[0] ?? (await create(browser, key, options))
  taken.set(tab.page, tab)
  if (place >= 0 && !mayHaveFiles) await tab.session.send('Network.clearBrowserCache')
  if (place >= 0 && !options.isMobile) await tab.page.setViewportSize(options.viewport ?? size)
  return tab.page
}

/**
 * Runs in the page: ends it without a navigation, which would need as much work as half a page. Nothing of the page may
 * send requests or write into the storage any more. The address is replaced, because a next page that differs only by
 * its fragment would not be loaded.
 */
const endPage = async (): Promise<void> => {
  if (!/^https?:$/.test(location.protocol)) throw new Error('The storage of the site cannot be reached from here.')
  navigation.addEventListener('navigate', (event) => event.stopImmediatePropagation(), true)
  stop()
  for (let id = window.setTimeout(() => {}); id > 0; id--) clearTimeout(id)
  for (let id = requestIdleCallback(() => {}); id > 0; id--) cancelIdleCallback(id)
  globalThis.fetch = () => new Promise(() => {})
  // It also removes the listeners of the page.
  document.open()
  document.close()
  for (const name of ['error', 'unhandledrejection']) addEventListener(name, (event) => event.preventDefault())
  history.replaceState(null, '', '/robots.txt')
}

/** Runs in the page: empties the storage of its site. */
const emptyStorage = async (): Promise<void> => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
}

/** Whether a script has run in the page of a tab. */
const runs = async (session: CDPSession, script: () => Promise<void>): Promise<boolean> => {
  const expression = `(${script})()`
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression, awaitPromise: true })
  return exceptionDetails === undefined
}

/** Removes everything that a test has left. */
const clean = async ({ key, page, session, undo }: Tab): Promise<void> => {
  for (const event of pageEvents) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  for (const other of page.context().pages()) if (other !== page) await other.close()
  for (const step of undo.splice(0)) await step()
  await page.mouse.move(-1, -1)
  const hasScript = !key.includes('"javaScriptEnabled":false')
  // Otherwise a file of the site without script, where no code writes into the storage any more.
  if (!hasScript || !(await runs(session, endPage))) await page.goto('/robots.txt')
  const [isEmpty] = await Promise.all([
    runs(session, emptyStorage),
    session.send('Network.clearBrowserCookies'),
    session.send('Page.resetNavigationHistory'),
  ])
  if (!isEmpty) throw new Error('The storage of the tab could not be emptied.')
}

/** Takes a tab back after its test. With `mayStay` false, the tab is not given to another test. */
export const giveBack = async (page: Page, mayStay: boolean): Promise<void> => {
  const tab = taken.get(page)
  taken.delete(page)
  const stays =
    tab &&
    mayStay &&
    !tab.isSpoilt &&
    !page.isClosed() &&
    (await clean(tab).then(
      () => true,
      () => false,
    ))
  if (!stays) return page.context().close()
  idle.push(tab)
  if (idle.length > mostIdle) await idle.shift()?.page.context().close()
}
