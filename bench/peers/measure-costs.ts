import type { Browser, CDPSession, Page } from 'playwright-core'

export interface PageCosts {
  /** Bytes over the network: of all answers before the load event, and until the network was quiet. */
  bytesAtLoad: number
  bytesWhenQuiet: number
  /** The bytes until the network was quiet, by the browser's type of resource. */
  bytesByType: Record<string, number>
  requests: number
  elements: number
  /** Script heap after a garbage collection, in MB. */
  heap: number
}

/** A mid-range phone on a slow 4G network, as Lighthouse defines them. */
const cpuSlowdown = 4
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
}

/** Milliseconds without a request after which the network counts as quiet. */
const quietTime = 1500

/** tsx adds a call of `__name` to functions. Functions that are sent to a page need that name there. */
export const keepNames = 'globalThis.__name ??= (value) => value'

/** Counts the bytes from the network. `quiet` resolves when no request has run for a while. */
const watchNetwork = async (session: CDPSession) => {
  const types = new Map<string, string>()
  const answeredAt = new Map<string, number>()
  const received = new Map<string, number>()
  let loaded = Infinity
  const bytesByType: Record<string, number> = {}
  const open = new Set<string>()
  let requests = 0
  let bytes = 0
  let last = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!/^https?:/.test(request.url)) return
    last = performance.now()
    types.set(requestId, type)
    requests++
    open.add(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, timestamp }) => answeredAt.set(requestId, timestamp))
  const end = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    const type = types.get(requestId)
    if (!type) return
    last = performance.now()
    open.delete(requestId)
    bytes += encodedDataLength
    received.set(requestId, encodedDataLength)
    bytesByType[type] = (bytesByType[type] ?? 0) + encodedDataLength
  }
  session.on('Network.loadingFinished', end)
  session.on('Network.loadingFailed', end)
  session.on('Page.loadEventFired', ({ timestamp }) => (loaded = timestamp))
  await session.send('Page.enable')
  await session.send('Network.enable')
  return {
    bytes: () => bytes,
    // The browser reports the end of a request some time after its bytes. So the bytes of answers that began before the
    // load event count.
    bytesAtLoad: () =>
      [...received].reduce((sum, [id, size]) => sum + ((answeredAt.get(id) ?? Infinity) < loaded ? size : 0), 0),
    bytesByType,
    requests: () => requests,
    quiet: async () => {
      const limit = performance.now() + 60_000
      while (performance.now() < limit && (open.size > 0 || performance.now() - last < quietTime))
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}

const openPage = async (browser: Browser): Promise<{ page: Page; session: CDPSession }> => {
  const page = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage()
  await page.addInitScript(keepNames)
  return { page, session: await page.context().newCDPSession(page) }
}

/** Opens an address for the first time, on a slowed processor and network, and returns its cost. */
export const measureCosts = async (browser: Browser, address: string): Promise<PageCosts> => {
  const { page, session } = await openPage(browser)
  const network = await watchNetwork(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await session.send('Network.emulateNetworkConditions', slow4G)
  await page.goto(address, { waitUntil: 'load', timeout: 90_000 })
  await network.quiet()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await page.context().close()
  return {
    bytesAtLoad: network.bytesAtLoad(),
    bytesWhenQuiet: network.bytes(),
    bytesByType: network.bytesByType,
    requests: network.requests(),
    elements,
    heap: (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6,
  }
}
