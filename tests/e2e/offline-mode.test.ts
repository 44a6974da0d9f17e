import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { type FaultyServer, startFaultyServer } from './faulty-server.ts'
import { openWithWorker, waitForState } from './offline-page.ts'
import { endOf, linesOf, pressRun } from './run-page.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser()
let server: FaultyServer
let page: Page

beforeAll(async () => {
  server = await startFaultyServer(resolve(import.meta.dirname, '../..'))
  page = await openWithWorker(browser, server.origin, '/?offlineMode=true')
  await waitForState(page, 'stored')
  expect(await page.locator('[data-offline-state]').textContent()).toMatch(/\d,\d{3} files, \d/)
  // Thousands of files are fetched in a few dozen archives.
  expect(server.requests.length).toBeLessThan(200)
  server.setDown(true)
})
afterAll(async () => {
  await page.context().close()
  await server.close()
})

const open = async (path: string) => {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

it.each([
  ['/docs/guide/docker', '/docs/guide/docker', 'Docker'],
  ['/docs/guide/docker.html', '/docs/guide/docker', 'Docker'],
  ['/docs/guide/docker/', '/docs/guide/docker', 'Docker'],
  ['/docs/links?from=mail#top', '/docs/links', 'Links'],
  ['/docs/tags', '/docs/tags', 'Tags'],
  ['/search?q=docker', '/search', 'Search'],
])('opens %s without a network', async (address, path, title) => {
  const response = await open(address)
  expect(response?.status()).toBe(200)
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.locator('h1').textContent()).toContain(title)
  expect(await page.title()).toContain(' | Dev Handbook')
})

it('shows an article that was never read, with its sidebar, and follows its links', async () => {
  await open('/docs/guide/docker')
  expect((await page.locator('article').textContent())?.length).toBeGreaterThan(10_000)
  expect(await page.locator('aside [aria-current=page]').first().textContent()).toBe('Docker')
  await page.locator('aside a[href="/docs/links"]').click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
  await page.reload()
  await hydrated(page)
  expect(await page.locator('h1').textContent()).toBe('Links')
})

it('answers an address that does not exist with status 404 and the not-found page', async () => {
  const response = await open('/docs/nowhere/at-all')
  expect(response?.status()).toBe(404)
  expect(await page.locator('h1').textContent()).toBe('Page not found')
})

it('searches, and opens a result', async () => {
  await open('/docs/links')
  const { field, options } = await openSearch(page)
  await field.fill('docker')
  await options.filter({ hasText: 'Docker' }).first().click()
  await page.waitForURL('**/docs/guide/docker*')
})

it('runs a sample with the complete file of a page that was never read, and opens that file', async () => {
  await open('/docs/algorithms-data-structures/algorithms/sort/quick-sort')
  const block = page.locator('figure.code:has([data-run])', { hasText: './quick-sort.ts' }).last()
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect(await linesOf(block)).toEqual(['1 2 3 5 6 7 8 9'])
  const links = page.locator('.complete-file a[href$=".txt"]')
  for (const address of await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))) {
    const file = await page.goto(address)
    expect([file?.status(), file?.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await page.locator('body').textContent()).toContain('export const quickSort')
  }
})

it('answers with the site’s security headers', async () => {
  for (const path of ['/docs/guide/docker', '/', '/docs/nowhere']) {
    const headers = (await open(path))?.headers() ?? {}
    expect(headers['content-security-policy'], path).toContain("script-src 'self' 'sha256-")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
})

it('shows a complete article without script', async () => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto('/docs/guide/docker')
  await session.send('Emulation.setScriptExecutionDisabled', { value: false })
  expect(await page.locator('h1').textContent()).toBe('Docker')
  expect(await page.locator('article').isVisible()).toBe(true)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})
