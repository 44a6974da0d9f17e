import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readQueries } from '../../bench/search/queries.ts'
import { typeQueries } from '../../bench/search/typed-bytes.ts'
import { useBrowser } from './browser.ts'
import { startFaultyServer, type FaultyServer } from './faulty-server.ts'
import { openSearch } from './search-dialog.ts'

/** Bytes for opening the dialog and a first query: for three usual queries and for half of all, and for any of them. */
const usualBudget = 60_000
const largestBudget = 95_000
const root = resolve(import.meta.dirname, '../..')
const browser = useBrowser()
let server: FaultyServer
beforeAll(async () => {
  server = await startFaultyServer(root)
})
afterAll(() => server.close())

/**
 * Size of a file as the server sends it: compressed when a compressed form exists. Only the server sees the requests of
 * the worker.
 */
const sizeOf = (address: string): number => {
  const file = join(root, 'dist', new URL(address, 'http://localhost').pathname)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
/** The same function, but with one call for each name, because a thousand queries read the same files. */
const once = <Value>(read: (name: string) => Value): ((name: string) => Promise<Value>) => {
  const known = new Map<string, Value>()
  return async (name) => {
    const value = known.get(name) ?? read(name)
    known.set(name, value)
    return value
  }
}
const sum = (addresses: readonly string[]): number => addresses.reduce((total, address) => total + sizeOf(address), 0)

const openFresh = async () => {
  const page = await browser.open('/docs/links', { site: server.origin })
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  const before = server.requests.length
  const { dialog } = await openSearch(page)
  return { page, dialog, fetched: () => server.requests.slice(before) }
}

it.each(['docker', 'порядок ключей', 'regular expressions'])(
  'needs at most 60 kB to open and to answer %s, typed letter by letter',
  async (query) => {
    const { page, dialog, fetched } = await openFresh()
    for (let length = 1; length <= query.length; length++) {
      await page.keyboard.insertText(query.charAt(length - 1))
      await dialog.locator(`a[href="/search?${new URLSearchParams({ q: query.slice(0, length).trim() })}"]`).waitFor()
    }
    await dialog.locator('[role=option]').first().waitFor()
    expect(fetched().some((address) => address.includes('/search/shards/'))).toBe(true)
    expect(fetched().length).toBe(new Set(fetched()).size)
    expect(sum(fetched())).toBeGreaterThan(10_000)
    expect(sum(fetched())).toBeLessThanOrEqual(usualBudget)
  },
)

// 26 s of processor time for all queries, and 205 s beside 20 programs.
it(
  'needs at most 95 kB to open and to answer any labelled query, typed letter by letter, and 60 kB for half of them',
  { timeout: 600_000 },
  async () => {
    const { page, fetched } = await openFresh()
    await expect.poll(() => fetched().some((address) => address.includes('/search/manifest.json'))).toBe(true)
    await page.waitForLoadState('networkidle')
    const opening = sum(fetched().filter((address) => !address.includes('/search/')))
    expect(opening).toBeGreaterThan(10_000)
    const folder = join(root, 'dist/search')
    const queries = readQueries().map(({ query }) => query)
    const typed = await typeQueries({
      queries,
      readFile: once((name) => readFileSync(join(folder, name), 'utf8')),
      sizeOf: once((name) => sizeOf(`/search/${name}`)),
    })
    expect(typed.length).toBeGreaterThan(150)
    const above = (budget: number) =>
      typed.filter(({ bytes }) => opening + bytes > budget).map(({ query, bytes }) => `${query}: ${opening + bytes}`)
    expect(above(largestBudget)).toEqual([])
    expect(above(usualBudget).length).toBeLessThanOrEqual(typed.length / 2)
  },
)
