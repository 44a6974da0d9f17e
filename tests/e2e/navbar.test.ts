import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

const bottomOf = (page: Page) => page.evaluate(() => Math.round(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0))
const settled = (page: Page) => page.waitForTimeout(350)

it('marks one section, the one that the page lies in', async () => {
  const page = await browser.open('/docs/guide/docker')
  const marked = await page.evaluate(() => [...document.querySelectorAll('header nav[aria-label=Main] [aria-current]')].map(({ textContent }) => textContent))
  expect(marked).toEqual(['Guides'])
})

it('hides while the reader scrolls down, shows on the way up and for the focus', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 1500)
  await settled(page)
  expect(await bottomOf(page)).toBeLessThanOrEqual(0)
  await page.mouse.wheel(0, -200)
  await settled(page)
  expect(await bottomOf(page)).toBeGreaterThan(40)
  await page.mouse.wheel(0, 1500)
  await settled(page)
  await page.locator('header a').first().evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
  await settled(page)
  expect(await bottomOf(page)).toBeGreaterThan(40)
})
