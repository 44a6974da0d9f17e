import type { BrowserContext, Page } from 'playwright-core'
import type { Traces } from './harness/traces.ts'
import type { SampleRun } from './harness/recorder.ts'

/** How a sample ended in a browser page. */
export interface BrowserRun {
  run: SampleRun
  error?: string
}

const address = 'https://sample.test/'
const emptyPage =
  '<!doctype html><html lang="en"><head><title>Sample</title></head><body><div id="root"></div></body></html>'

/** Serves the empty page to the pages of a context. Every other request fails. */
export const serveEmptyPage = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*', (route) =>
    route.request().url() === address ? route.fulfill({ contentType: 'text/html', body: emptyPage }) : route.abort(),
  )

/**
 * Serves the empty page to one page. The browser loads all other addresses itself. It would cost much time to pass the
 * scripts of each sample through this process.
 */
export const serveOnlyEmptyPage = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const headers = [{ name: 'Content-Type', value: 'text/html' }]
  const body = Buffer.from(emptyPage).toString('base64')
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // The page may have been closed in the meantime.
    session
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders: headers, body })
      .catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: address }] })
}

/** Loads the empty page. */
export const loadEmptyPage = (page: Page): Promise<unknown> => page.goto(address)

export interface PageOptions {
  script: string
  /** In milliseconds. */
  timeLimit: number
  /** Called when the sample has ended in time. */
  onTraces?: (traces: Traces) => void
}

/** Loads the empty page of the sample's context, and runs a script as a module of it. */
export const runInPage = async (page: Page, { script, timeLimit, onTraces }: PageOptions): Promise<BrowserRun> => {
  let error: string | undefined
  let stop = (_end: 'error' | 'time') => {}
  const stopped = new Promise<'error' | 'time'>((resolve) => (stop = resolve))
  const noteError = (thrown: Error) => {
    error ??= `${thrown.name}: ${thrown.message}`
    stop('error')
  }
  page.on('pageerror', noteError)
  await loadEmptyPage(page)
  const timer = setTimeout(() => stop('time'), timeLimit)
  try {
    const ended = runToEnd(page, script)
    // After the page is closed, nothing handles a rejection of this promise.
    ended.catch(() => {})
    const end = await Promise.race([ended, stopped])
    // A page in an endless loop cannot be asked for its results.
    const nothing: SampleRun = { failures: [], prints: [], reached: [] }
    if (end === 'time') return { run: nothing, error: `It did not end within ${timeLimit / 1000} seconds.` }
    if (end === 'error') return { run: await page.evaluate<SampleRun>('sampleRun'), ...(error ? { error } : {}) }
    onTraces?.(end.traces)
    return { run: end.run, ...(error ? { error } : {}) }
  } finally {
    clearTimeout(timer)
    page.off('pageerror', noteError)
  }
}

/** Runs a script as a module of the page, and resolves to its results when the sample has settled. */
const runToEnd = (page: Page, script: string): Promise<{ run: SampleRun; traces: Traces }> => {
  const end = 'await globalThis.sampleSettled();globalThis.sampleEnded(await globalThis.sampleTraces())'
  return page.evaluate(`new Promise((resolve) => {
  globalThis.sampleEnded = (traces) => resolve({ run: globalThis.sampleRun, traces })
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = ${JSON.stringify(`${script}\n${end}`)}
  document.head.append(script)
})`)
}
