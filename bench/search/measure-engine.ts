import type { Browser, Page } from 'playwright-core'
import type { EngineClient } from './engines/client.ts'
import { percentile } from './score.ts'

/** What an engine costs, on a processor slowed down four times. */
export interface Costs {
  /** Milliseconds and bytes (brotli) until it can be asked. */
  openTime: number
  openBytes: number
  /** The same and a first query, typed letter by letter; the largest of the samples. */
  firstQueryBytes: number
  /** Milliseconds from the first keystroke to its results, cold cache; the median of the samples. */
  firstKeystroke: number
  /** Milliseconds a query, the 95th percentile: asked for the first time, and again once its files are there. */
  coldQuery: number
  warmQuery: number
}

interface MeasureInput {
  browser: Browser
  address: string
  queries: readonly string[]
  sent: { bytes: number }
}

const slowdown = 4

/** Opens an engine's page in a fresh profile, asks it everything, and returns its answers and its costs. */
export const measureEngine = async ({ browser, address, queries, sent }: MeasureInput): Promise<{ answers: Map<string, string[]>; costs: Costs }> => {
  const samples = queries.filter((_, index) => index % Math.ceil(queries.length / 8) === 0)
  const first = []
  for (const query of samples) {
    first.push(await inFreshPage(browser, address, async (page) => {
      const before = sent.bytes
      const openTime = await page.evaluate(openEngine)
      const openBytes = sent.bytes - before
      const times = await page.evaluate(typeQuery, query)
      return { openTime, openBytes, firstQueryBytes: sent.bytes - before, firstKeystroke: times[0] ?? 0 }
    }))
  }
  const asked = await inFreshPage(browser, address, async (page) => {
    await page.evaluate(openEngine)
    const cold = await page.evaluate(askAll, queries)
    return { cold, warm: await page.evaluate(askAll, queries) }
  })
  return {
    answers: new Map(asked.warm.map(({ query, urls }) => [query, urls])),
    costs: {
      openTime: percentile(first.map(({ openTime }) => openTime), 0.5),
      openBytes: Math.max(...first.map(({ openBytes }) => openBytes)),
      firstQueryBytes: Math.max(...first.map(({ firstQueryBytes }) => firstQueryBytes)),
      firstKeystroke: percentile(first.map(({ firstKeystroke }) => firstKeystroke), 0.5),
      coldQuery: percentile(asked.cold.map(({ time }) => time), 0.95),
      warmQuery: percentile(asked.warm.map(({ time }) => time), 0.95),
    },
  }
}

const inFreshPage = async <T>(browser: Browser, address: string, work: (page: Page) => Promise<T>): Promise<T> => {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(address)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
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

/** Asks for every beginning of a query as a reader types it; returns the milliseconds of each answer. */
const typeQuery = async (query: string): Promise<number[]> => {
  const times: number[] = []
  for (let length = 1; length <= query.length; length++) {
    const start = performance.now()
    await (globalThis as Client).engineClient.search(query.slice(0, length))
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
