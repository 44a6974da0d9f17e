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

it('closes the menu of languages with any navigation, for the keyboard leaves it open', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 1280, height: 800 } })
  await hydrated(page)
  const menu = page.locator('#locale-menu')
  const openMenu = async () => {
    await page.locator('header [popovertarget="locale-menu"]').focus()
    await page.keyboard.press('Enter')
    expect(await menu.isVisible()).toBe(true)
  }
  const follow = async (selector: string) => {
    await page.locator(selector).first().evaluate((link: HTMLElement) => link.focus())
    await page.keyboard.press('Enter')
  }
  await openMenu()
  await follow('main article a[href^="#"]')
  await expect.poll(() => menu.isVisible()).toBe(false)
  await openMenu()
  await follow('main a[rel="next"]')
  await page.waitForURL((url) => !url.pathname.endsWith('/docker'))
  await expect.poll(() => menu.isVisible()).toBe(false)
  await openMenu()
  await page.goBack()
  await page.waitForURL('**/docs/guide/docker*')
  await expect.poll(() => menu.isVisible()).toBe(false)
})
