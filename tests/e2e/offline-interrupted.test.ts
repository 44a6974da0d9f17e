import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import type { Fault, FaultyServer } from './faulty-server.ts'
import { cachedKeys, openWithWorker, waitForState } from './offline-page.ts'
import { startPublication } from './publication.ts'

const browser = useBrowser()
// These tests use the fixture. They store a site many times, and faults during storing do not depend on the size of a
// site.
let site: Awaited<ReturnType<typeof startPublication>>
let server: FaultyServer
beforeAll(async () => {
  site = await startPublication()
  server = site.server
})
beforeEach(() => {
  server.setFault(undefined)
  server.setDown(false)
  server.release()
  server.requests.length = 0
})
afterAll(() => site.close())

/** Archives, and data of pages and of the search. No page requests them by itself. */
const data = /^\/base\/(?:precache\/.*\.txt|(?:docs|search|sidebars)\/.*\.json)/
const archives = () => server.requests.filter((address) => /^\/base\/precache\/.*\.txt$/.test(address))

const storedFiles = async (page: Page) =>
  (await cachedKeys(page, 'handbook-offline/base')).filter((key) => key.includes('?revision='))
const opensOffline = async (page: Page, path: string) => {
  server.setDown(true)
  await page.goto(path)
  await hydrated(page)
  return page.locator('h1').textContent()
}

const endWorker = async () => {
  const session = await browser.browser.newBrowserCDPSession()
  const { targetInfos } = await session.send('Target.getTargets')
  const worker = targetInfos.find(({ type, url }) => type === 'service_worker' && url.startsWith(server.origin))
  await session.send('Target.closeTarget', { targetId: worker?.targetId ?? '' })
}

it('shows its progress, and continues at the same place after the worker was ended in the middle', async () => {
  server.hold(data, 3)
  const page = await openWithWorker(browser, server.origin, '/base/?offlineMode=true')
  await page.waitForSelector('[data-offline-note=progress] progress')
  let before = 0
  const rests = async () => {
    const { length } = await storedFiles(page)
    const isSame = length === before
    before = length
    return isSame && server.waiting() > 0
  }
  // Every file that the server has let pass is stored, and the others wait.
  await expect.poll(rests, { interval: 200 }).toBe(true)
  await endWorker()
  const kept = await storedFiles(page)
  expect(kept.length).toBeGreaterThan(8)
  const asked = archives()
  server.release()
  server.requests.length = 0
  await page.reload()
  await waitForState(page, 'stored')
  const again = server.requests.filter(
    (address) => kept.includes(address) || kept.some((key) => key.split('?')[0] === address),
  )
  // The page itself and its scripts may be requested again. Of the other files, only those that were being fetched.
  expect(again.filter((address) => address.endsWith('.json')).length).toBeLessThan(8)
  // Archives that had arrived are not requested again, and the others are.
  const twice = archives().filter((address) => asked.includes(address))
  expect(twice.length).toBeLessThan(asked.length - 1)
  expect(archives()).not.toEqual([])
  expect(await opensOffline(page, '/base/docs/late')).toBe('Written on another system')
  await page.context().close()
})

/**
 * Keeps what the page does every fifteen seconds in `window.every15s`. On a slow machine, the page would otherwise
 * continue storing by itself before the test acts.
 */
const stopNudges = (page: Page) =>
  page.addInitScript(() => {
    const { setInterval } = window
    const every15s: (() => void)[] = []
    Object.assign(window, {
      every15s,
      setInterval: (act: () => void, pause: number) =>
        pause === 15_000 ? every15s.push(act) : setInterval(act, pause),
    })
  })
const pressStore = (page: Page) => page.locator('[data-offline-store]').click()
const passTime = (page: Page) =>
  page.evaluate(() => (window as unknown as { every15s: (() => void)[] }).every15s.forEach((act) => act()))

it.each<[Fault, string, (page: Page) => Promise<void>]>([
  ['aborted', 'when the reader asks', pressStore],
  ['status 500', 'when the reader asks', pressStore],
  ['truncated', 'when the reader asks', pressStore],
  ['wrong type', 'when the reader asks', pressStore],
  ['garbled', 'when the reader asks', pressStore],
  ['garbled', 'by itself after some seconds', passTime],
])('stores nothing of an answer that is %s, reports it, and stores the rest %s', async (kind, _when, goOn) => {
  server.setFault({ pattern: /^\/base\/(?:docs\/late\.json|precache\/.*\.txt)/, kind })
  const page = await openWithWorker(browser, server.origin, '/base/?offlineMode=true', stopNudges)
  await waitForState(page, 'stopped')
  expect((await storedFiles(page)).filter((key) => key.startsWith('/base/docs/late.json'))).toEqual([])
  server.setFault(undefined)
  await goOn(page)
  await waitForState(page, 'stored')
  expect(await opensOffline(page, '/base/docs/late')).toBe('Written on another system')
  await page.context().close()
})

// The limits are in bytes. The worker itself takes 25,000 of them. The larger limit is enough for some files, and the
// smaller one not even for the list of files.
it.each([200_000, 30_000])(
  'keeps the files that fit into %d bytes, and reports that there is no more space',
  async (quotaSize) => {
    const { origin } = server
    const limit = async (page: Page) =>
      (await page.context().newCDPSession(page)).send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
    const page = await openWithWorker(browser, origin, '/base/docs/late?offlineMode=true', limit)
    await waitForState(page, 'stopped')
    const reason = page.locator('[data-offline-state=stopped]', {
      hasText: 'There is no more space: only part of the site is stored.',
    })
    await reason.waitFor()
    // Browsers end idle workers, and their memory is lost.
    await endWorker()
    await page.keyboard.press('Escape')
    await page.evaluate(() => {
      const answers: string[] = []
      Object.assign(window, { answers })
      navigator.serviceWorker.addEventListener(
        'message',
        ({ data }: MessageEvent<{ status?: { state: string } }>) => data.status && answers.push(data.status.state),
      )
    })
    await page.locator('[data-offline-open]').click()
    // The worker has started again, and reports how the storing ended.
    await page.waitForFunction(() => (window as unknown as { answers: string[] }).answers.includes('stopped'))
    await reason.waitFor()
    expect(await page.locator('h1').textContent()).toBe('Written on another system')
    await (await page.context().newCDPSession(page)).send('Storage.overrideQuotaForOrigin', { origin })
    await page.locator('[data-offline-store]').click()
    await waitForState(page, 'stored')
    await page.context().close()
  },
)

it('stops at once when offline mode is switched off, because a busy worker would stay for half a minute', async () => {
  server.hold(data, 2)
  const page = await openWithWorker(browser, server.origin, '/base/?offlineMode=true')
  await page.waitForSelector('[data-offline-note=progress] progress')
  await expect.poll(async () => (await storedFiles(page)).length).toBeGreaterThan(4)
  await page.goto('/base/docs/late')
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.scriptURL.includes('offlineMode%22%3Afalse'),
    undefined,
    { timeout: 20_000 },
  )
  await waitForState(page, 'stopped')
  expect(await page.locator('[data-offline-state]').textContent()).toContain('Part of the site is stored.')
  const stored = await storedFiles(page)
  server.release()
  server.requests.length = 0
  // Several times as many requests through the worker as storing sends at once.
  for (let request = 0; request < 30; request++)
    await page.evaluate(async () => void (await (await fetch('/base/docs/intro')).text()))
  expect(server.requests.filter((address) => data.test(address))).toEqual([])
  expect(await storedFiles(page)).toEqual(stored)
  await page.context().close()
})

it('continues for a tab in offline mode when another one is opened without it', async () => {
  server.hold(data, 2)
  const page = await openWithWorker(browser, server.origin, '/base/?offlineMode=true')
  await expect.poll(async () => (await storedFiles(page)).length).toBeGreaterThan(4)
  const other = await page.context().newPage()
  await other.goto(`${server.origin}/base/docs/late`)
  await other.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.includes('offlineMode%22%3Afalse'))
  server.release()
  await waitForState(page, 'stored')
  await waitForState(other, 'stored')
  await page.context().close()
})

it('stores everything again after the browser has evicted it', async () => {
  const page = await openWithWorker(browser, server.origin, '/base/?offlineMode=true')
  await waitForState(page, 'stored')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'cache_storage' })
  await page.goto('/base/docs/late?offlineMode=true')
  expect(await page.locator('h1').textContent()).toBe('Written on another system')
  await waitForState(page, 'stored')
  expect(await opensOffline(page, '/base/docs/guide/docker')).toBe('Docker guide')
  await page.context().close()
})

it('removes the stored files when the reader asks, and does not store them again by itself', async () => {
  const page = await openWithWorker(browser, server.origin, '/base/?offlineMode=true')
  await waitForState(page, 'stored')
  expect(await page.locator('[data-offline-state]').textContent()).toMatch(/\d+ files, [\d.]+ [kM]B/)
  await page.locator('[data-offline-remove]').press('Enter')
  await waitForState(page, 'empty')
  expect(await page.locator(':focus').textContent()).toBe('Close')
  const said = page.locator('[data-offline-state] [aria-live]')
  expect(await said.textContent()).toBe('The site is not stored on this device.')
  expect(await storedFiles(page)).toEqual([])
  await page.reload()
  await waitForState(page, 'empty')
  expect(await storedFiles(page)).toEqual([])
  await page.locator('[data-offline-store]').press('Enter')
  await waitForState(page, 'stored')
  expect(await page.locator(':focus').textContent()).toBe('Close')
  expect(await said.textContent()).toBe('The whole site is stored on this device and opens without a network.')
  await page.context().close()
})
