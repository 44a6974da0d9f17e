import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { goBack } from './go-back.ts'
import { holdRequests } from './hold-requests.ts'
import { atRest, idle } from './rest.ts'

const browser = useBrowser()
const narrow = { viewport: { width: 390, height: 800 } }

const openMenu = async (page: Page) => {
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  // The panel with the documents replaces the first one after the browser has reported the opening.
  await page.locator('dialog:popover-open').getByRole('button', { name: 'Main menu' }).waitFor()
}
const closed = (page: Page) => page.waitForSelector('#mobile-menu:not(:popover-open)', { state: 'attached' })
const isOpen = (page: Page) => page.evaluate(() => document.querySelector('#mobile-menu')?.matches(':popover-open'))

it('shows the documents, a way back to the sections, and closes on choosing a link', async () => {
  const page = await browser.open('/docs/guide/docker', narrow)
  await openMenu(page)
  const dialog = page.locator('dialog')
  expect(await dialog.locator('a[aria-current=page]').textContent()).toBe('Docker')
  await dialog.getByRole('button', { name: 'Main menu' }).click()
  expect(await dialog.getByRole('link', { name: 'Guides' }).getAttribute('aria-current')).toBe('true')
  await dialog.getByRole('button', { name: 'Documentation' }).click()
  await dialog.getByRole('link', { name: 'Links' }).click()
  await page.waitForURL('/docs/links')
  expect(await isOpen(page)).toBe(false)
})

it('closes by its button, by Escape and by the backdrop', async () => {
  const page = await browser.open('/docs/guide/docker', narrow)
  await openMenu(page)
  await page.getByRole('button', { name: 'Close the menu' }).click()
  await closed(page)
  await openMenu(page)
  await page.keyboard.press('Escape')
  await closed(page)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu')
  await openMenu(page)
  await page.mouse.click(380, 400)
  await closed(page)
})

it('keeps the focus inside, and the page behind does not scroll', async () => {
  const page = await browser.open('/docs/guide/docker', narrow)
  await openMenu(page)
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(outside).toBe(false)
  }
  await page.mouse.move(200, 400)
  await page.evaluate(() => addEventListener('wheel', () => Object.assign(window, { hasTurned: true })))
  await page.mouse.wheel(0, 3000)
  await page.waitForFunction(() => 'hasTurned' in window)
  await atRest(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

it('puts the focus on a button when it opens, and when it changes between documents and sections', async () => {
  const page = await browser.open('/docs/guide/docker', narrow)
  await hydrated(page)
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label'),
    )
  await page.getByRole('button', { name: 'Menu', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Main menu')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Close the menu')
  await page.getByRole('button', { name: 'Documentation' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Main menu')
})

it('closes on the browser’s back, which does not leave the page', async () => {
  const page = await browser.open('/docs/links', narrow)
  await hydrated(page)
  await page.evaluate(() => navigation.navigate('/docs/guide/docker'))
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Docker')
  await openMenu(page)
  expect(await goBack(page)).toBe('refused')
  await closed(page)
  expect(new URL(page.url()).pathname).toBe('/docs/guide/docker')
  expect(await page.locator('h1').textContent()).toBe('Docker')
})

it('closes when the window becomes wide', async () => {
  const page = await browser.open('/docs/guide/docker', narrow)
  await openMenu(page)
  await page.setViewportSize({ width: 996, height: 800 })
  expect(await isOpen(page)).toBe(true)
  await page.setViewportSize({ width: 997, height: 800 })
  await closed(page)
  expect(await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(false)
  // The link to the home page is beside the button that opened the menu.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/')
})

it('leaves the focus where it is when the window becomes wide while it is closed', async () => {
  const page = await browser.open('/docs/guide/docker', narrow)
  await hydrated(page)
  await page.locator('article a').first().focus()
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML)
  const before = await focused()
  await page.setViewportSize({ width: 1280, height: 800 })
  await idle(page)
  expect(await focused()).toBe(before)
})

it('closes on choosing a link in browsers without navigation events', async () => {
  const prepare = (page: Page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, 'navigation')
      // The page stays loaded, in the state that a reader finds after going back.
      addEventListener('click', (event) => (event.target as Element).closest('dialog a') && event.preventDefault())
    })
  const page = await browser.open('/docs/guide/docker', { ...narrow, prepare })
  await openMenu(page)
  // A title may contain an anchor without an address, which leads nowhere.
  await page.evaluate(() =>
    document.querySelector('#mobile-menu nav')?.insertAdjacentHTML('afterbegin', '<a id="title">A title</a>'),
  )
  await page.locator('#title').click()
  expect(await isOpen(page)).toBe(true)
  await page.locator('dialog').getByRole('link', { name: 'Docker', exact: true }).click()
  await closed(page)
})

it('stays closed when the reader has opened and closed it before hydration', async () => {
  const { hold, release } = holdRequests('**/assets/*.js')
  const page = await browser.open('/docs/guide/docker', { ...narrow, prepare: hold })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.waitForSelector('#mobile-menu:popover-open')
  await page.keyboard.press('Escape')
  await closed(page)
  release()
  await hydrated(page)
  await idle(page)
  await closed(page)
})

it('shows the documents when it was opened before hydration, and makes the page inert', async () => {
  const { hold, release } = holdRequests('**/assets/*.js')
  const page = await browser.open('/docs/guide/docker', { ...narrow, prepare: hold })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.waitForSelector('#mobile-menu:popover-open')
  release()
  await page.locator('#mobile-menu a[aria-current=page]', { hasText: 'Docker' }).waitFor()
  // One paint after the menu has opened.
  await page.locator('[inert] main, main[inert]').waitFor({ state: 'attached' })
})
