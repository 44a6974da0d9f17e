import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { atRest } from './rest.ts'

const browser = useBrowser()

/** Presses Tab, and returns how far that has scrolled the page, and whether the focus is in the article. */
const pressTab = async (page: Page) => {
  await atRest(page)
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Tab')
  await atRest(page)
  return page.evaluate(
    (top) => ({
      moved: Math.abs(scrollY - top) / innerHeight,
      inArticle: document.activeElement?.closest('article') !== null,
    }),
    before,
  )
}
const navigate = (page: Page, address: string) =>
  page.evaluate((to) => navigation.navigate(to).finished?.then(() => undefined), address)

it('continues with Tab at the heading of a link', async () => {
  const page = await browser.open('/docs/links')
  await hydrated(page)
  await navigate(page, '/docs/other/node-questions#runtime')
  await atRest(page)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('runtime')
  expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe('none')
  const { moved, inArticle } = await pressTab(page)
  expect(inArticle).toBe(true)
  expect(moved).toBeLessThan(0.5)
})

it('continues with Tab at the reader’s last place after Back', async () => {
  const page = await browser.open('/docs/other/js-questions')
  await hydrated(page)
  await page.evaluate(() => document.querySelectorAll('article .question')[60]?.scrollIntoView())
  await atRest(page)
  await navigate(page, '/docs/links')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.goBack()
  await page.waitForFunction(() => document.querySelector('article .question') && scrollY > 1000)
  const { moved, inArticle } = await pressTab(page)
  expect(inArticle).toBe(true)
  expect(moved).toBeLessThan(1)
})

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

it.each([
  ['the home page', '/', 'main li a'],
  ['the list of the documents', '/docs', 'main li a'],
  ['the results of a search', '/search?q=array', 'main li a'],
  ['an article', '/docs/cheatsheet/intro-cheatsheet', 'article p a[href^="/docs/"], article li a[href^="/docs/"]'],
])('focuses the link that the reader opened after Back: %s', async (_, path, selector) => {
  const page = await browser.open(path)
  await hydrated(page)
  const link = page.locator(selector).nth(2)
  const text = (await link.textContent())?.trim()
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction((from) => location.pathname + location.search !== from, path)
  await atRest(page)
  expect(await page.evaluate(() => document.activeElement?.closest('main a'))).toBeNull()
  await page.goBack()
  await page.waitForFunction((from) => location.pathname + location.search === from, path)
  await expect.poll(() => focusedText(page)).toBe(text)
  await page.goForward()
  await page.waitForFunction((from) => location.pathname + location.search !== from, path)
  await page.goBack()
  await expect.poll(() => focusedText(page)).toBe(text)
})

it('does not focus a link that the reader has left behind after Back', async () => {
  const page = await browser.open('/docs/links')
  await hydrated(page)
  await page.locator('article li a').first().focus()
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
  await atRest(page)
  await navigate(page, '/docs/guide/docker')
  await page.goBack()
  await page.waitForFunction(() => scrollY > 1000)
  const { moved } = await pressTab(page)
  expect(moved).toBeLessThan(1)
})
