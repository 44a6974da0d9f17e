import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'

const browser = useBrowser()

const holdScripts = () => holdRequests('**/assets/*.js')

it('presses the control that was clicked before the page came alive', async () => {
  const { hold, release } = holdScripts()
  const page = await browser.open('/docs/guide/docker', { prepare: hold })
  await page.getByRole('button', { name: 'Dark mode' }).click()
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light')
  release()
  await hydrated(page)
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
})

it('opens the search for a shortcut that was pressed before the page came alive', async () => {
  const { hold, release } = holdScripts()
  const page = await browser.open('/docs/guide/docker', { prepare: hold })
  await page.keyboard.press('Control+k')
  release()
  await page.waitForFunction(() => location.pathname === '/search' || document.querySelector('dialog[open]') !== null)
})

it('follows links and opens menus before the page comes alive', async () => {
  const page = await browser.open('/docs/guide/docker', { prepare: holdScripts().hold, viewport: { width: 390, height: 800 } })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('dialog[open]').getByRole('link', { name: 'Links' }).click()
  await page.waitForURL('/docs/links')
})

it('fetches its script after the load event only, or at the first sign of the reader', async () => {
  const page = await browser.open('/', { prepare: (page) => page.addInitScript(() => addEventListener('load', () => Object.assign(window, { before: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length }))) })
  await hydrated(page)
  expect(await page.evaluate(() => (window as unknown as { before: number }).before)).toBe(0)
})
