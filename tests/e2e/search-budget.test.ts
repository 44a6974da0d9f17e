import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { startFaultyServer, type FaultyServer } from './faulty-server.ts'
import { openSearch } from './search-dialog.ts'

const root = resolve(import.meta.dirname, '../..')
const browser = useBrowser()
let server: FaultyServer
beforeAll(async () => {
  server = await startFaultyServer(root)
})
afterAll(() => server.close())

/** Bytes that the server sends for a file, which is compressed where that pays. The worker's requests are seen at the server only. */
const sizeOf = (address: string): number => {
  const file = join(root, 'dist', new URL(address, 'http://localhost').pathname)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

it.each(['docker', 'массивы', 'regular expressions'])('needs at most 90 kB to open and to answer %s, typed letter by letter', async (query) => {
  const page = await browser.open('/docs/links', { site: server.origin })
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  const before = server.requests.length
  const { dialog } = await openSearch(page)
  for (let length = 1; length <= query.length; length++) {
    await page.keyboard.insertText(query.charAt(length - 1))
    await dialog.locator(`a[href="/search?q=${encodeURIComponent(query.slice(0, length).trim())}"]`).waitFor()
  }
  const fetched = server.requests.slice(before)
  const total = fetched.reduce((sum, address) => sum + sizeOf(address), 0)
  expect(fetched.some((address) => address.includes('/search/shards/'))).toBe(true)
  expect(fetched.length).toBe(new Set(fetched).size)
  expect(total).toBeGreaterThan(10_000)
  expect(total).toBeLessThanOrEqual(90_000)
})
