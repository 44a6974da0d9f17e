import type { Browser, Page } from 'playwright-core'
import type { SampleBundle } from './bundle-samples.ts'
import { type BrowserRun, loadEmptyPage, runInPage, serveScripts } from './sample-page.ts'

/**
 * Time limit in a shared page (ms). A slower sample gets a profile of its own, with the full time limit of a sample.
 */
const sharedTimeLimit = 15_000

/** A page in a profile of its own. It loads a new document for each sample, in the same process of the browser. */
interface SharedPage {
  page: Page
  /** Length of the history at the start of a sample. */
  historyLength: number
}

/**
 * Returns a function that runs a sample of a bundle as a new document of a page that earlier samples used. A new page
 * would cost several times as much, because the browser starts a process for it. The function resolves to `undefined`
 * when the sample has no script or ends with an error: an earlier sample may have caused the error.
 */
export const createSharedPages = (browser: Browser, { scripts, entries }: SampleBundle) => {
  const idle: SharedPage[] = []
  const start = async (): Promise<SharedPage> => {
    const context = await browser.newContext()
    await serveScripts(context, scripts)
    const page = await context.newPage()
    await loadEmptyPage(page)
    return { page, historyLength: await page.evaluate<number>('history.length') }
  }
  return async (file: string): Promise<BrowserRun | undefined> => {
    const entry = entries.get(file)
    if (entry === undefined) return undefined
    const shared = idle.pop() ?? (await start())
    let isClean = false
    const look = async () => {
      isClean = await isUntouched(shared)
    }
    try {
      const ran = await runInPage(shared.page, { script: `import './${entry}'`, timeLimit: sharedTimeLimit, look })
      isClean &&= ran.error === undefined
      return ran.error === undefined ? ran : undefined
    } finally {
      if (isClean) idle.push(shared)
      else await shared.page.context().close()
    }
  }
}

/** Reads the stored data through a frame, because a sample may have replaced the functions of its own window. */
const askTraces = `(async () => {
  const { contentWindow } = document.documentElement.appendChild(document.createElement('iframe'))
  const { localStorage, sessionStorage, document: { cookie }, indexedDB, caches } = contentWindow
  const lists = await Promise.all([indexedDB.databases(), caches.keys(), navigator.serviceWorker.getRegistrations()])
  const counts = [localStorage.length, sessionStorage.length, cookie.length, ...lists.map(({ length }) => length)]
  const isStored = counts.some((count) => count > 0)
  return { isStored, name: window.name, historyLength: history.length }
})()`

interface Traces {
  isStored: boolean
  name: string
  historyLength: number
}

/** Whether a sample leaves no trace for the next document of the page. */
const isUntouched = async ({ page, historyLength }: SharedPage): Promise<boolean> => {
  if (page.context().pages().length > 1) return false
  const traces = await page.evaluate<Traces>(askTraces).catch(() => undefined)
  return traces !== undefined && !traces.isStored && traces.name === '' && traces.historyLength === historyLength
}
