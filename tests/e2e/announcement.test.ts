import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

it('stays hidden once dismissed, without a flash, and returns for a new announcement', async () => {
  const page = await browser.open('/')
  await hydrated(page)
  const bar = page.locator('#announcement')
  expect(await bar.isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Dismiss this announcement' }).click()
  expect(await bar.count()).toBe(0)
  // The next element of the page has the focus.
  expect(await page.evaluate(() => document.activeElement?.matches('header a'))).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('announcement'))).toBeTruthy()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  expect(await bar.isVisible()).toBe(false)
  await page.evaluate(() => localStorage.setItem('announcement', 'an-older-one'))
  await page.reload()
  expect(await bar.isVisible()).toBe(true)
})

it('leaves the button that hides the sidebar in the window', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 1280, height: 800 } })
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Hide the sidebar' })
  const bottom = () => button.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await page.locator('#announcement').isVisible()).toBe(true)
  expect(await bottom()).toBeLessThanOrEqual(800)
  await page.evaluate(() => scrollTo(0, 400))
  expect(await bottom()).toBeLessThanOrEqual(800)
})
