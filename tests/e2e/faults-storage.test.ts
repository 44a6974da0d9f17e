import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { atRest } from './rest.ts'

const browser = useBrowser()

const blocked = (page: Page) =>
  page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('Blocked.', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
      Object.defineProperty(window, name, refuse)
  })
const full = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  })
const senseless = (page: Page) =>
  page.addInitScript(() => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = function (key) {
      getItem.call(this, key)
      return '\u0000{"__proto__":1}<'
    }
  })

it.each([
  ['is blocked', blocked],
  ['is full', full],
  ['holds nonsense', senseless],
])('the page works when storage %s: colour mode, announcement, sidebar, navigation', async (_case, prepare) => {
  const page = await browser.open('/docs/guide/docker', { prepare })
  await hydrated(page)
  await page.locator('[data-control="color-mode"]').first().click()
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.locator('[data-control="announcement"]').click()
  await expect.poll(() => page.locator('#announcement').count()).toBe(0)
  await page.locator('aside a[href="/docs/links"]').click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
  expect(browser.errorsOf(page)).toEqual([])
})

it.each([
  ['is blocked', blocked],
  ['is full', full],
  ['holds nonsense', senseless],
])('Back returns to the reader’s place when storage %s', async (_case, prepare) => {
  const page = await browser.open('/docs/guide/docker', { prepare })
  await hydrated(page)
  const heading = page.locator('article h2').nth(4)
  const top = async () => Math.round((await heading.boundingBox())?.y ?? Infinity)
  await heading.evaluate((element) => element.scrollIntoView())
  await atRest(page)
  const before = await top()
  await page.locator('aside a[href="/docs/links"]').click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
  await page.goBack()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Docker')
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
})
