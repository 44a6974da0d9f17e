import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { sharedBrowser } from './shared-browser.ts'
import { giveBack, newPage, takeTab } from './tabs.ts'

/**
 * Time limit of one step of a page, in milliseconds. It is shorter than the time limit of a test, so that the message
 * names the step. The first page of a development server took more than a minute on a machine with thirty other
 * programs.
 */
const patience = 150_000

/**
 * Opens pages for the tests of a file, in the browser that all files of a worker share. Each page of `open` has a
 * context of its own until its test ends. It starts at a path of the built site, and records console errors and
 * uncaught exceptions (unless `expectErrors`). Service workers are blocked unless `serviceWorkers: 'allow'` is given,
 * because tests cannot intercept requests that pass through a service worker.
 *
 * The browser's cache is empty when a page opens. With `mayHaveFiles`, it may contain files that earlier tests of this
 * worker fetched, as for a reader who returns. A load then needs a fifth less processor time. Do not set this where a
 * test counts requests or bytes, makes a request fail, or watches a page while it loads.
 */
export const useBrowser = ({ mayHaveFiles = false }: { mayHaveFiles?: boolean } = {}) => {
  let browser: Browser
  const faults = new Map<Page, string[]>()
  /** Pages that were opened before all tests, and pages of the current test. */
  const opened = { byFile: [] as Page[], byTest: [] as Page[], isInTest: false }
  beforeAll(async () => {
    browser = await sharedBrowser()
  })
  beforeEach(() => {
    opened.isInTest = true
  })
  afterEach(async ({ task }) => {
    opened.isInTest = false
    const hasPassed = !task.result?.errors?.length
    for (const page of opened.byTest.splice(0)) await giveBack(page, hasPassed)
    faults.clear()
  })
  afterAll(async () => {
    for (const page of opened.byFile) await giveBack(page, false)
  })

  const open = async (path: string, options: OpenOptions = {}): Promise<Page> => {
    const { expectErrors = false, site = inject('siteOrigin'), prepare, ...given } = options
    const context: BrowserContextOptions = { baseURL: site, serviceWorkers: 'block', ...given }
    const page =
      context.serviceWorkers === 'allow'
        ? await newPage(browser, context)
        : await takeTab(browser, context, mayHaveFiles)
    page.setDefaultTimeout(patience)
    opened[opened.isInTest ? 'byTest' : 'byFile'].push(page)
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
  return {
    open,
    errorsOf,
    get browser() {
      return browser
    },
  }
}

interface OpenOptions extends BrowserContextOptions {
  expectErrors?: boolean
  /** Origin of a site other than the handbook. */
  site?: string
  /** Runs before the page is opened, for example to add routes or init scripts. */
  prepare?: (page: Page) => Promise<unknown>
}

/** Waits until React has hydrated the page (the client marks the root element). `timeout` is in milliseconds. */
export const hydrated = (page: Page, timeout = 60_000) =>
  page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout })
