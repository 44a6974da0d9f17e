import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { cachedKeys, controlled, openWithWorker, waitForState } from './offline-page.ts'
import { startPublication } from './publication.ts'

const browser = useBrowser()
let site: Awaited<ReturnType<typeof startPublication>>
beforeAll(async () => {
  site = await startPublication()
})
beforeEach(() => {
  site.server.setDown(false)
  site.server.release()
})
afterAll(() => site.close())

const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
const articleOf = (page: Page) => page.locator('article').textContent()
const path = '/base/docs/guide/docker?offlineMode=true'

it('in offline mode: fetches changed files, shows the old publication until a reload, then the new one', async () => {
  const { server, publish } = site
  const page = await openWithWorker(browser, server.origin, path)
  await waitForState(page, 'stored')
  await page.keyboard.press('Escape')
  const other = await page.context().newPage()
  await other.goto(server.origin + path)
  await hydrated(other)

  await publish('01-guide/02-docker.mdx', 'The first new sentence.')
  server.requests.length = 0
  await update(page)
  await page.waitForSelector('[data-offline-note=update]')
  const fetched = server.requests.map((address) => address.split('?')[0]).filter((address) => address !== '/base/sw.js')
  expect(fetched).toContain('/base/docs/guide/docker.json')
  expect(
    fetched.filter((address) => /^\/base\/(?:assets|docs\/intro|docs\/guide\/compose)/.test(address ?? '')),
  ).toEqual([])

  await page.reload()
  await page.waitForSelector('[data-offline-note=update]')
  expect(await articleOf(page)).not.toContain('The first new sentence.')

  await page.locator('[data-offline-reload]').click()
  await page.waitForFunction(() => document.querySelector('article')?.textContent?.includes('The first new sentence.'))
  await hydrated(page)
  // The other tab is notified too, and still works.
  await other.waitForSelector('[data-offline-note=update]')
  await other.locator('[data-offline-reload]').click()
  await other.waitForFunction(() => document.querySelector('article')?.textContent?.includes('The first new sentence.'))

  // The worker removes the old publication after the last tab has left it. It reads the new list first, from the network.
  await expect
    .poll(async () =>
      (await cachedKeys(page, 'handbook-offline/base')).filter((key) => key.startsWith('/base/docs/guide/docker.json')),
    )
    .toHaveLength(1)
  server.setDown(true)
  await page.goto(path)
  expect(await articleOf(page)).toContain('The first new sentence.')
  server.setDown(false)
  await page.context().close()
})

it('outside offline mode: the new worker takes over at once, without a question', async () => {
  const { server, publish } = site
  const page = await openWithWorker(browser, server.origin, '/base/docs/guide/docker')
  await controlled(page)
  await publish('01-guide/02-docker.mdx', 'The second new sentence.')
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener('controllerchange', () => Object.assign(window, { changed: true })),
  )
  await update(page)
  await page.waitForFunction(() => 'changed' in window)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting)).toBeNull()
  expect(await page.locator('[data-offline-note=update]').count()).toBe(0)
  await page.reload()
  expect(await articleOf(page)).toContain('The second new sentence.')
  await page.context().close()
})

it('stops storing a publication that no longer exists, and stores the newer one instead', async () => {
  const { server, publish } = site
  server.hold(/^\/base\/(?:precache\/.*\.txt|(?:docs|search|sidebars)\/.*\.json)/, 2)
  const page = await openWithWorker(browser, server.origin, path)
  await page.waitForSelector('[data-offline-note=progress]')
  await publish('01-guide/10-compose.md', 'A third new sentence.')
  server.requests.length = 0
  server.release()
  // The worker continues, and finds files of the newer publication.
  await expect.poll(() => server.requests.length).toBeGreaterThan(0)
  await page.reload()
  await expect
    .poll(
      async () => {
        const reload = page.locator('[data-offline-reload]')
        if ((await reload.count()) > 0) await reload.click().catch(() => {})
        return page.evaluate(() => fetch('/base/docs/guide/compose.json').then((response) => response.text()))
      },
      { interval: 500 },
    )
    .toContain('A third new sentence.')
  await waitForState(page, 'stored')
  server.setDown(true)
  await page.goto('/base/docs/guide/compose?offlineMode=true')
  expect(await articleOf(page)).toContain('A third new sentence.')
  server.setDown(false)
  await page.context().close()
})
