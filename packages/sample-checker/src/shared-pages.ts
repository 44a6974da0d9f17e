import type { Browser, Page } from 'playwright-core'
import type { SampleBundle } from './bundle-samples.ts'
import type { Traces } from './harness/traces.ts'
import { type BrowserRun, loadEmptyPage, runInPage, serveOnlyEmptyPage } from './sample-page.ts'

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
export const createSharedPages = (
  browser: Browser,
  { entries }: SampleBundle,
  /** Address of the bundle's scripts. */
  scripts: string,
) => {
  const idle: SharedPage[] = []
  const start = async (): Promise<SharedPage> => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await serveOnlyEmptyPage(page)
    await loadEmptyPage(page)
    return { page, historyLength: await page.evaluate<number>('history.length') }
  }
  return async (file: string): Promise<BrowserRun | undefined> => {
    const entry = entries.get(file)
    if (entry === undefined) return undefined
    const shared = idle.pop() ?? (await start())
    let isClean = false
    const onTraces = (traces: Traces) => {
      isClean = isUntouched(shared, traces)
    }
    try {
      const ran = await runInPage(shared.page, {
        script: `import '${scripts}${entry}'`,
        timeLimit: sharedTimeLimit,
        onTraces,
      })
      isClean &&= ran.error === undefined
      return ran.error === undefined ? ran : undefined
    } finally {
      if (isClean) idle.push(shared)
      else await shared.page.context().close()
    }
  }
}

/** Whether a sample leaves nothing for the next document of the page. */
const isUntouched = ({ page, historyLength }: SharedPage, traces: Traces): boolean =>
  page.context().pages().length === 1 &&
  !traces.isStored &&
  traces.name === '' &&
  traces.historyLength === historyLength
