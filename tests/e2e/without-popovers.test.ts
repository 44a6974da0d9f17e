import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

/** A browser without popovers, such as Safari 16. */
const browser = useBrowser()

const withoutPopovers = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    const ofPopover = (event: Event) => (event.target as Element).closest('[popovertarget]') && event.preventDefault()
    addEventListener('click', ofPopover, true)
  })

it('opens the menu as a modal dialog, and closes it', async () => {
  const page = await browser.open('/docs/guide/docker', {
    viewport: { width: 390, height: 800 },
    prepare: withoutPopovers,
  })
  await hydrated(page)
  const menu = page.locator('#mobile-menu')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.waitForSelector('#mobile-menu:modal')
  expect(await menu.getByRole('link', { name: 'Guides' }).isVisible()).toBe(true)
  await menu.getByRole('button', { name: 'Close the menu' }).click()
  await menu.waitFor({ state: 'hidden' })
})

it('leads to the results page by the search button', async () => {
  const page = await browser.open('/docs/guide/docker', { prepare: withoutPopovers })
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await page.locator('header a[data-search]').click()
  await page.waitForURL('/search')
  expect(await page.locator('dialog:modal').count()).toBe(0)
  expect(browser.errorsOf(page)).toEqual([])
})
