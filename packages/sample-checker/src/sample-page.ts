import type { BrowserContext, Page } from 'playwright-core'
import type { SampleRun } from './harness/recorder.ts'

/** How a sample ended in a browser page. */
export interface BrowserRun {
  run: SampleRun
  error?: string
}

const address = 'https://sample.test/'
const emptyPage =
  '<!doctype html><html lang="en"><head><title>Sample</title></head><body><div id="root"></div></body></html>'

/** Serves an empty page and the scripts, by name, to the pages of a context. Every other request fails. */
export const serveScripts = (context: BrowserContext, scripts: ReadonlyMap<string, string>): Promise<unknown> =>
  context.route('**/*', (route) => {
    const url = route.request().url()
    if (url === address) return route.fulfill({ contentType: 'text/html', body: emptyPage })
    const script = url.startsWith(address) ? scripts.get(url.slice(address.length)) : undefined
    return script === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script })
  })

/** Loads the empty page. */
export const loadEmptyPage = (page: Page): Promise<unknown> => page.goto(address)

export interface PageOptions {
  script: string
  /** In milliseconds. */
  timeLimit: number
  /** Called when the sample has ended in time, to look at the page. */
  look?: (page: Page) => Promise<void>
}

/** Loads the empty page of `serveScripts`, and runs a script as a module of it. */
export const runInPage = async (page: Page, { script, timeLimit, look }: PageOptions): Promise<BrowserRun> => {
  let error: string | undefined
  const noteError = (thrown: Error) => (error ??= `${thrown.name}: ${thrown.message}`)
  page.on('pageerror', noteError)
  try {
    await loadEmptyPage(page)
    const ended = runToEnd(page, script)
    // After the page is closed, nothing handles a rejection of this promise.
    ended.catch(() => {})
    const isTimeUp = await Promise.race([ended, untilError(() => error, timeLimit)])
    // A page in an endless loop cannot be asked for its results.
    const nothing: SampleRun = { failures: [], prints: [], reached: [] }
    if (isTimeUp) return { run: nothing, error: `It did not end within ${timeLimit / 1000} seconds.` }
    const run = await page.evaluate((): SampleRun => Reflect.get(globalThis, 'sampleRun'))
    await look?.(page)
    return { run, ...(error ? { error } : {}) }
  } finally {
    page.off('pageerror', noteError)
  }
}

const runToEnd = async (page: Page, script: string): Promise<false> => {
  const end = 'await globalThis.sampleSettled();globalThis.sampleEnded = true'
  await page.addScriptTag({ type: 'module', content: `${script}\n${end}` })
  await page.waitForFunction(() => 'sampleEnded' in globalThis, undefined, { timeout: 0 })
  return false
}

/** Waits for an error or for the time limit (ms). Resolves to whether the time is up. */
const untilError = async (error: () => string | undefined, timeLimit: number): Promise<boolean> => {
  for (let waited = 0; waited < timeLimit && !error(); waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return !error()
}
