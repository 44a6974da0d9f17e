import type { QuietBrowser } from './quiet-browser.ts'
import type { SlowServer } from './static-server.ts'

/** Times in milliseconds, and a score of layout shift. */
export interface PageTimes {
  firstPaint: number
  largestPaint: number
  /** Sum of the time beyond 50 ms of each long task. */
  blocking: number
  layoutShift: number
}

/** A mid-range phone, as Lighthouse defines it. */
const cpuSlowdown = 4
const window = { width: 412, height: 823, deviceScaleFactor: 1, mobile: false }

/** Milliseconds without a request after which a page counts as quiet, and the time limit of a page. */
const quietTime = 1500
const mostTime = 60_000

/** Runs in the page before anything else. */
const observe = `
  globalThis.observed = { firstPaint: NaN, largestPaint: NaN, blocking: 0, layoutShift: 0 }
  const on = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (observed.firstPaint = startTime))
  on('largest-contentful-paint', ({ startTime }) => (observed.largestPaint = startTime))
  on('longtask', ({ duration }) => (observed.blocking += Math.max(0, duration - 50)))
  on('layout-shift', ({ value, hadRecentInput }) => (observed.layoutShift += hadRecentInput ? 0 : value))
`

/**
 * Opens a page for the first time on a slowed processor, from a slow server, and returns the times that the reader
 * waits.
 */
export const measureTimes = async (browser: QuietBrowser, server: SlowServer, path: string): Promise<PageTimes> => {
  const { send, close } = await browser.open()
  await send('Page.enable')
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `{${observe}}` })
  await send('Emulation.setDeviceMetricsOverride', window)
  await send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const start = performance.now()
  await send('Page.navigate', { url: server.origin + path })
  while (
    performance.now() - start < mostTime &&
    (performance.now() - start < quietTime || server.idleTime() < quietTime)
  ) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const read = async () => {
    const { result } = await send('Runtime.evaluate', { expression: 'JSON.stringify(observed)' })
    return JSON.parse((result as { value: string }).value) as Record<keyof PageTimes, number | null>
  }
  let times = await read()
  // The processor may still work on data that arrived long before.
  while (times.firstPaint === null && performance.now() - start < mostTime) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    times = await read()
  }
  await close()
  return {
    firstPaint: times.firstPaint ?? Number.NaN,
    largestPaint: times.largestPaint ?? Number.NaN,
    blocking: times.blocking ?? 0,
    layoutShift: times.layoutShift ?? 0,
  }
}
