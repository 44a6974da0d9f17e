import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { idle } from './rest.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser()

/** Milliseconds by which a press is older than its event. A browser that is slow reports its presses late. */
type Age = -1000 | 50

/** What the page shows in the first frame after the press, and whether the old page was inert in the navigation. */
interface Left {
  heading: string
  isOpen: boolean
  wasInert: boolean
}

/** Opens the first result, whose page has already been fetched. */
const openResult = async (page: Page, age: Age): Promise<Left> => {
  const { field, options } = await openSearch(page)
  await field.fill('generics')
  await options.first().waitFor()
  await idle(page)
  const fetched = page.waitForResponse(
    (response) => response.url().endsWith('.json') && response.url().includes('/docs/'),
  )
  await options.first().hover()
  await (await fetched).finished()
  await idle(page)
  return page.evaluate(async (age) => {
    const left = new Promise<Left>((done) => {
      let wasInert = false
      const seen = () => ({
        heading: document.querySelector('h1')?.textContent ?? '',
        isOpen: document.querySelector('dialog:popover-open') !== null,
        wasInert,
      })
      addEventListener('click', () => requestAnimationFrame(() => done(seen())), { capture: true, once: true })
      const isInert = () => (wasInert = document.querySelector('main')?.closest('[inert]') !== null)
      navigation.addEventListener('navigate', isInert, { once: true })
    })
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    Object.defineProperty(press, 'timeStamp', { value: performance.now() - age })
    document.querySelector('.search-option')?.dispatchEvent(press)
    return left
  }, age)
}

it('answers a press on a slow device before it shows the page', async () => {
  const page = await browser.open('/docs/guide/docker')
  const old = await page.locator('h1').textContent()
  expect(await openResult(page, 50)).toEqual({ heading: old, isOpen: false, wasInert: true })
  await page.waitForURL('**/docs/**#generics')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  expect(await page.locator('[inert]').count()).toBe(0)
})

it('shows the page with the next frame on a fast device, and does not style the old page again', async () => {
  const page = await browser.open('/docs/guide/docker')
  const old = await page.locator('h1').textContent()
  const left = await openResult(page, -1000)
  expect(left).toMatchObject({ isOpen: false, wasInert: true })
  expect(left.heading).not.toBe(old)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  expect(await page.locator('[inert]').count()).toBe(0)
})
