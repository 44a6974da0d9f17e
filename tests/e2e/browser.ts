import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { findBrowser } from '../../bootstrap/browser.mjs'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

/**
 * Starts a browser for a test file and closes it afterwards. Each page of `open` has its own context, fails its test on
 * console errors and uncaught exceptions (unless `expectErrors`), and starts at a path of the built site. There is no
 * service worker unless `serviceWorkers: 'allow'` is given, as requests that pass through one cannot be routed.
 */
export const useBrowser = () => {
  let browser: Browser
  const faults = new Map<Page, string[]>()
  beforeAll(async () => {
    const executablePath = findBrowser()
    if (!executablePath) throw new Error('No Chromium or Chrome found: set CHROME_PATH to its executable.')
    browser = await chromium.launch({ executablePath, args: quiet })
  })
  afterAll(() => browser.close())

  const open = async (path: string, options: OpenOptions = {}): Promise<Page> => {
    const { expectErrors = false, site = inject('siteOrigin'), prepare, ...context } = options
    const page = await (await browser.newContext({ baseURL: site, serviceWorkers: 'block', ...context })).newPage()
    const found: string[] = []
    faults.set(page, found)
    if (!expectErrors) {
      page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
      page.on('pageerror', (error) => found.push(String(error)))
    }
    await prepare?.(page)
    await page.goto(path)
    return page
  }
  /** Console errors and exceptions of a page so far. */
  const errorsOf = (page: Page): readonly string[] => faults.get(page) ?? []
  return { open, errorsOf, get browser() { return browser } }
}

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>
interface OpenOptions extends ContextOptions {
  expectErrors?: boolean
  /** Origin of another site than the handbook. */
  site?: string
  /** Runs before the page is opened: routes, init scripts. */
  prepare?: (page: Page) => Promise<unknown>
}

/** Waits until React has taken over the page (the reader marks the root element). */
export const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' })

declare module 'vitest' {
  interface ProvidedContext {
    /** `http://localhost:12345`, the built handbook. */
    siteOrigin: string
  }
}
