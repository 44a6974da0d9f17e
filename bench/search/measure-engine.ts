import type { Browser, Page } from 'playwright-core'
import type { EngineClient } from './engines/client.ts'
import { percentile } from './score.ts'

/** The cost of an engine. Times are milliseconds, and bytes are Brotli. */
export interface Costs {
  /** Until the engine accepts a query, on a processor slowed down four times. */
  openTime: number
  openBytes: number
  /**
   * Bytes of opening and a first query, typed letter by letter and with the texts of its results: the largest of the
   * samples.
   */
  firstQueryBytes: number
  /**
   * From the first keystroke to its results, with an empty cache, at full speed and slowed down four times: medians of
   * the samples.
   */
  firstKeystroke: number
  firstKeystrokeSlow: number
  /**
   * A query slowed down four times, the 95th percentile: the first time, again with its files loaded, and with the
   * texts of its results.
   */
  coldQuery: number
  warmQuery: number
  textQuery: number
}

interface MeasureInput {
  browser: Browser
  address: string
  queries: readonly string[]
  sent: { bytes: number }
}

const slowdown = 4
/** Number of queries whose times are measured. */
const timedQueries = 120
/** Milliseconds between two keys of a fast typist. */
const typingDelay = 120

/** Opens an engine's page in new profiles, runs all queries, and returns the answers and the costs. */
export const measureEngine = async ({
  browser,
  address,
  queries,
  sent,
}: MeasureInput): Promise<{ answers: Map<string, string[]>; costs: Costs }> => {
  const samples = queries.filter((_, index) => index % Math.ceil(queries.length / 8) === 0)
  const typeAll = async (rate: number) => {
    const first = []
    for (const query of samples) {
      first.push(
        await inFreshPage(browser, address, rate, async (page) => {
          const before = sent.bytes
          const openTime = await page.evaluate(openEngine)
          const openBytes = sent.bytes - before
          const times = await page.evaluate(typeQuery, { query, delay: typingDelay })
          return { openTime, openBytes, firstQueryBytes: sent.bytes - before, firstKeystroke: times[0] ?? 0 }
        }),
      )
    }
    return first
  }
  const [fast, slow] = [await typeAll(1), await typeAll(slowdown)]
  const timed = queries.filter((_, index) => index % Math.ceil(queries.length / timedQueries) === 0)
  const asked = await inFreshPage(browser, address, slowdown, async (page) => {
    await page.evaluate(openEngine)
    const cold = await page.evaluate(askAll, timed)
    const warm = await page.evaluate(askAll, timed)
    await page.evaluate(askTexts, timed)
    return { cold, warm, texts: await page.evaluate(askTexts, timed) }
  })
  const answered = await inFreshPage(browser, address, 1, async (page) => {
    await page.evaluate(openEngine)
    return page.evaluate(askAll, queries)
  })
  return {
    answers: new Map(answered.map(({ query, urls }) => [query, urls])),
    costs: {
      openTime: percentile(
        slow.map(({ openTime }) => openTime),
        0.5,
      ),
      openBytes: Math.max(...slow.map(({ openBytes }) => openBytes)),
      firstQueryBytes: Math.max(...slow.map(({ firstQueryBytes }) => firstQueryBytes)),
      firstKeystroke: percentile(
        fast.map(({ firstKeystroke }) => firstKeystroke),
        0.5,
      ),
      firstKeystrokeSlow: percentile(
        slow.map(({ firstKeystroke }) => firstKeystroke),
        0.5,
      ),
      coldQuery: percentile(
        asked.cold.map(({ time }) => time),
        0.95,
      ),
      warmQuery: percentile(
        asked.warm.map(({ time }) => time),
        0.95,
      ),
      textQuery: percentile(asked.texts, 0.95),
    },
  }
}

const inFreshPage = async <T>(
  browser: Browser,
  address: string,
  rate: number,
  work: (page: Page) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(address)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    return await work(page)
  } finally {
    await context.close()
  }
}

type Client = typeof globalThis & { engineClient: EngineClient; document: { baseURI: string } }

const openEngine = async (): Promise<number> => {
  const start = performance.now()
  await import(new URL('client.js', (globalThis as Client).document.baseURI).href)
  await (globalThis as Client).engineClient.open()
  return performance.now() - start
}

/**
 * Sends every beginning of a query as a reader types it, then requests the texts. Returns the milliseconds of each
 * answer.
 */
const typeQuery = async ({ query, delay }: { query: string; delay: number }): Promise<number[]> => {
  const { engineClient } = globalThis as Client
  const times: number[] = []
  for (let length = 1; length <= query.length; length++) {
    const start = performance.now()
    await engineClient.search(query.slice(0, length))
    times.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, delay - (performance.now() - start)))
  }
  await engineClient.texts?.(query)
  return times
}

/** Requests answers with texts. Returns the milliseconds of each. */
const askTexts = async (queries: readonly string[]): Promise<number[]> => {
  const { engineClient } = globalThis as Client
  const times: number[] = []
  for (const query of queries) {
    const start = performance.now()
    await (engineClient.texts?.(query) ?? engineClient.search(query))
    times.push(performance.now() - start)
  }
  return times
}

const askAll = async (queries: readonly string[]): Promise<{ query: string; urls: string[]; time: number }[]> => {
  const answers: { query: string; urls: string[]; time: number }[] = []
  for (const query of queries) {
    const start = performance.now()
    const urls = await (globalThis as Client).engineClient.search(query)
    answers.push({ query, urls, time: performance.now() - start })
  }
  return answers
}
