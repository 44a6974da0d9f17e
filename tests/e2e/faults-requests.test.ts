import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { type Fault, type FaultyServer, faults, startFaultyServer } from './faulty-server.ts'
import { cachedKeys, controlled, openWithWorker } from './offline-page.ts'

const browser = useBrowser()
let server: FaultyServer
beforeAll(async () => {
  server = await startFaultyServer(resolve(import.meta.dirname, '../..'))
})
afterEach(() => server.setFault(undefined))
afterAll(() => server.close())

const heading = (page: Page, text: string) =>
  page.waitForFunction((text) => document.querySelector('h1')?.textContent?.includes(text), text)
const openDocument = async () => {
  const page = await browser.open('/docs/guide/docker', { site: server.origin, expectErrors: true })
  await hydrated(page)
  return page
}

/** Answers the slow requests once the page waits for them. */
const answerSlow = async (kind: Fault) => {
  if (kind !== 'slow') return
  await expect.poll(() => server.waiting()).toBeGreaterThan(0)
  server.setFault(undefined)
}

describe.each(faults)('a request that is %s', (kind) => {
  // The test must not pass without the request, for example in a tab with the site in its cache.
  afterEach(() => expect(server.faulted()).toBeGreaterThan(0))

  it('for a page’s data still leads to the page', async () => {
    const page = await openDocument()
    server.setFault({ pattern: /^\/docs\/links\.json/, kind })
    await page.locator('aside a[href="/docs/links"]').click()
    await answerSlow(kind)
    await heading(page, 'Links')
    await hydrated(page)
    expect((await page.locator('article').textContent())?.length).toBeGreaterThan(1000)
  })

  it('for the script of a screen still leads to the page', async () => {
    const page = await openDocument()
    server.setFault({ pattern: /^\/assets\/home-/, kind })
    await page.locator('header a[href="/"]').first().click()
    await answerSlow(kind)
    await page.waitForURL(`${server.origin}/`)
    await heading(page, 'Guides, cheat sheets')
  })

  it('for the entry script leaves a readable page with working links', async () => {
    server.setFault({ pattern: /^\/assets\//, kind })
    const page = await browser.open('/docs/guide/docker', { site: server.origin, expectErrors: true })
    expect(await page.locator('article').isVisible()).toBe(true)
    await page.locator('aside a[href="/docs/links"]').click()
    await heading(page, 'Links')
  })

  it('for a part of the sidebar can be tried again', async () => {
    const page = await openDocument()
    server.setFault({ pattern: /^\/sidebars\//, kind })
    const sidebar = page.locator('aside')
    await sidebar.getByRole('button', { name: /Expand Other/ }).click()
    await answerSlow(kind)
    if (kind !== 'slow') {
      await sidebar.getByText('This list could not be loaded.').waitFor()
      server.setFault(undefined)
      await sidebar.getByRole('button', { name: 'Retry' }).click()
    }
    await sidebar.locator('a[href="/docs/other/snippets-js"]').waitFor()
  })

  it('for a file for offline reading has no effect on the page', async () => {
    server.setFault({ pattern: /^\/(?:assets\/offline-panel|sw\.js|manifest|favicon)/, kind })
    const page = await openDocument()
    await page.locator('aside a[href="/docs/links"]').click()
    await heading(page, 'Links')
  })
})

describe.each(faults.filter((kind) => kind !== 'garbled' && kind !== 'truncated'))(
  'a page that was read and is %s now',
  (kind) => {
    it('is shown from its stored copy', async () => {
      const page = await openWithWorker(browser, server.origin, '/docs/links')
      await controlled(page)
      await expect.poll(() => cachedKeys(page, 'handbook-visited')).toContain('/docs/links.html')
      server.setFault({ pattern: /^\/docs\/links/, kind })
      const response = await page.goto('/docs/links')
      expect([response?.status(), response?.fromServiceWorker()]).toEqual([200, true])
      expect(await page.locator('h1').textContent()).toBe('Links')
    })
  },
)

it('a page that was read and arrives truncated now keeps its stored copy', async () => {
  const page = await openWithWorker(browser, server.origin, '/docs/links')
  await controlled(page)
  await expect.poll(() => cachedKeys(page, 'handbook-visited')).toContain('/docs/links.html')
  server.setFault({ pattern: /^\/docs\/links/, kind: 'truncated' })
  await page.goto('/docs/links', { waitUntil: 'commit' }).catch(() => {})
  // The worker would store the truncated page before another page: once that page is stored, the check is safe.
  await page.goto('/docs/tags')
  await expect.poll(() => cachedKeys(page, 'handbook-visited')).toContain('/docs/tags.html')
  server.setFault({ pattern: /^\/docs\/links/, kind: 'aborted' })
  await page.goto('/docs/links')
  expect(await page.locator('h1').textContent()).toBe('Links')
})
