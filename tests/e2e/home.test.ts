import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

it('lists the contents of each section; a section that is a page has only its link', async () => {
  const page = await browser.open('/')
  const sections = page.locator('section[aria-labelledby="sections-title"] > ul > li')
  const links = await sections.evaluateAll((cards) => cards.map((card) => card.querySelectorAll('a').length))
  expect(links).toHaveLength(5)
  expect(links.slice(0, 4).every((count) => count > 2)).toBe(true)
  expect(links[4]).toBe(2)
  expect(await sections.nth(4).textContent()).toContain('Open the page')
})

it('opens the panel for offline reading', async () => {
  const page = await browser.open('/')
  await hydrated(page)
  await page.waitForSelector('[data-offline-open]')
  await page.locator('main').getByRole('button', { name: 'Store the site' }).click()
  await page.getByRole('dialog', { name: 'Offline reading' }).waitFor()
})

it('has no button that does nothing without script', async () => {
  const page = await browser.open('/', { javaScriptEnabled: false })
  expect(await page.locator('main button:visible').count()).toBe(0)
})
