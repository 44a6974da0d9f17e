import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

const bottomOf = (page: Page) =>
  page.evaluate(() => Math.round(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0))

it('links to the intro page of each section, and has search, languages, repository and mode on the right', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 1280, height: 800 } })
  const addresses = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(await addresses('header nav[aria-label=Main] a')).toEqual([
    '/docs/guide/intro-guide',
    '/docs/cheatsheet/intro-cheatsheet',
    '/docs/algorithms-data-structures/intro-algorithms',
    '/docs/other/intro-other',
    '/docs/links',
  ])
  const tools = page.locator('header nav[aria-label=Main] + div')
  expect(
    await tools
      .locator(':scope > *:visible, :scope > div > button')
      .evaluateAll((parts) =>
        parts
          .filter(({ tagName }) => tagName !== 'DIV')
          .map((part) => part.getAttribute('aria-label') ?? part.textContent),
      ),
  ).toEqual(['SearchCtrl K', 'Language: English', 'Source repository', 'Dark mode'])
  expect(await tools.getByRole('link', { name: 'Source repository' }).getAttribute('href')).toBe(
    'https://example.com/dev-handbook',
  )
  expect(
    await page
      .locator('#locale-menu a')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('hreflang')])),
  ).toEqual([['English', 'en']])
})

it('marks only the section of the page', async () => {
  const page = await browser.open('/docs/guide/docker')
  const marked = await page.evaluate(() =>
    [...document.querySelectorAll('header nav[aria-label=Main] [aria-current]')].map(({ textContent }) => textContent),
  )
  expect(marked).toEqual(['Guides'])
})

it('hides while the reader scrolls down, and appears on scrolling up and for the focus', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0)
  await page.mouse.wheel(0, -200)
  await expect.poll(() => bottomOf(page)).toBeGreaterThan(40)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0)
  await page
    .locator('header a')
    .first()
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
  await expect.poll(() => bottomOf(page)).toBeGreaterThan(40)
})

it('closes the menu of languages with any navigation, because a key press does not close it', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 1280, height: 800 } })
  await hydrated(page)
  const menu = page.locator('#locale-menu')
  const openMenu = async () => {
    await page.locator('header [popovertarget="locale-menu"]').focus()
    await page.keyboard.press('Enter')
    expect(await menu.isVisible()).toBe(true)
  }
  const follow = async (selector: string) => {
    await page
      .locator(selector)
      .first()
      .evaluate((link: HTMLElement) => link.focus())
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
