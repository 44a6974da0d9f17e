import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { type FaultyServer, startFaultyServer } from './faulty-server.ts'
import { cachedKeys, controlled, openWithWorker } from './offline-page.ts'

const browser = useBrowser()
let server: FaultyServer
beforeAll(async () => {
  server = await startFaultyServer(resolve(import.meta.dirname, '../..'))
})
beforeEach(() => server.setDown(false))
afterAll(() => server.close())

/** Reads one page by loading it and another page through a link, and waits until both are stored. */
const readTwoPages = async () => {
  const page = await openWithWorker(browser, server.origin, '/docs/guide/docker')
  await hydrated(page)
  await controlled(page)
  await page.locator('aside a[href="/docs/links"]').click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
  const wanted = ['/docs/guide/docker.html', '/docs/links.json', '/offline-shell.html']
  await expect
    .poll(async () => (await cachedKeys(page, 'handbook-visited')).map((key) => key.split('?')[0]))
    .toEqual(expect.arrayContaining(wanted))
  return page
}

it('opens pages again without a network: a loaded page, and a page that a link led to', async () => {
  const page = await readTwoPages()
  server.setDown(true)
  for (const [path, title] of [
    ['/docs/guide/docker', 'Docker'],
    ['/docs/links', 'Links'],
  ] as const) {
    const response = await page.goto(path)
    expect([response?.status(), response?.fromServiceWorker()]).toEqual([200, true])
    await hydrated(page)
    expect(await page.locator('h1').textContent()).toBe(title)
    expect((await page.locator('article').textContent())?.length).toBeGreaterThan(1000)
    await page.reload()
    expect(await page.locator('h1').textContent()).toBe(title)
  }
  await page.context().close()
})

it('says that a page which was not read cannot be loaded, and loads it on "Retry" once there is a network', async () => {
  const page = await readTwoPages()
  server.setDown(true)
  const response = await page.goto('/docs/cheatsheet/regexp')
  expect(response?.status()).toBe(503)
  await page.waitForSelector('main [role=alert]')
  expect(await page.locator('main [role=alert]').textContent()).toContain('This page could not be loaded.')
  expect(await page.title()).toBe('/docs/cheatsheet/regexp | Dev Handbook')
  server.setDown(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Regular expressions')
  await page.context().close()
})

it('says so too when all pages were loaded without client navigation', async () => {
  const page = await openWithWorker(browser, server.origin, '/docs/guide/docker')
  await controlled(page)
  await page.goto('/docs/links')
  await expect
    .poll(async () => (await cachedKeys(page, 'handbook-visited')).map((key) => key.split('?')[0]))
    .toContain('/offline-shell.html')
  server.setDown(true)
  expect((await page.goto('/docs/cheatsheet/regexp'))?.status()).toBe(503)
  expect(await page.locator('main [role=alert]').textContent()).toContain('This page could not be loaded.')
  await page.context().close()
})

it('shows the stored pages when the worker of the other mode cannot be fetched without a network', async () => {
  const page = await readTwoPages()
  server.setDown(true)
  await page.goto('/docs/guide/docker?offlineMode=true')
  await hydrated(page)
  await page.locator('[data-offline-open]').click()
  await page.locator('[data-offline-state]', { hasText: 'that you have read' }).waitFor()
  await page.context().close()
})

it('fetches no list of files, and no page that the reader does not open', async () => {
  server.requests.length = 0
  const page = await readTwoPages()
  expect(server.requests.filter((address) => /precache|cheatsheet\/regexp|search\//.test(address))).toEqual([])
  expect(await cachedKeys(page, 'handbook-offline')).toEqual([])
  await page.context().close()
})

it('stores a prefetched page only when the reader opens it', async () => {
  const page = await readTwoPages()
  const kept = async () =>
    (await cachedKeys(page, 'handbook-visited')).filter((key) => key.startsWith('/docs/cheatsheet/intro'))
  const link = page.locator('header a[href="/docs/cheatsheet/intro-cheatsheet"]').first()
  const answered = page.waitForResponse('**/docs/cheatsheet/intro-cheatsheet.json')
  await link.hover()
  await (await answered).finished()
  // A page that the reader opens is stored after the prefetched page would have been stored.
  await page.locator('header a[href="/docs/guide/intro-guide"]').first().click()
  await expect.poll(() => cachedKeys(page, 'handbook-visited')).toContain('/docs/guide/intro-guide.json')
  expect(await kept()).toEqual([])
  await link.click()
  await expect.poll(kept).toEqual(['/docs/cheatsheet/intro-cheatsheet.json'])
  await page.context().close()
})

it('shows a changed page when there is a network: the network comes first', async () => {
  const page = await readTwoPages()
  await page.evaluate(async () => {
    const cache = await caches.open('handbook-visited')
    await cache.put(
      '/docs/guide/docker.html',
      new Response('<h1>old</h1>', { headers: { 'Content-Type': 'text/html' } }),
    )
  })
  await page.goto('/docs/guide/docker')
  expect(await page.locator('h1').textContent()).toBe('Docker')
  await page.context().close()
})

it('removes the read pages when the reader asks, and then no longer mentions them', async () => {
  const page = await readTwoPages()
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-offline-open]')?.click())
  const stored = page.locator('[data-offline-state]')
  await stored.getByText('that you have read').waitFor()
  await page.locator('[data-offline-remove]').click()
  await page.locator('[data-offline-remove]').waitFor({ state: 'detached' })
  expect(await stored.textContent()).not.toContain('that you have read')
  expect(await cachedKeys(page, 'handbook-visited')).toEqual([])
  await page.context().close()
})
