import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

it('has the skip link first in the tab order', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toBe('Skip to content')
  expect(await page.evaluate(() => (document.activeElement?.getBoundingClientRect().top ?? -1) >= 0)).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

it('opens the language menu by keyboard and closes it with Escape', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  await page.getByRole('button', { name: /^Language/ }).focus()
  await page.keyboard.press('Enter')
  const english = page.getByRole('link', { name: 'English' })
  expect(await english.isVisible()).toBe(true)
  expect(await english.getAttribute('hreflang')).toBe('en')
  await page.keyboard.press('Escape')
  expect(await english.isVisible()).toBe(false)
})

for (const shortcut of ['Control+k', 'Meta+k', '/']) {
  it(`opens the search with ${shortcut}`, async () => {
    const page = await browser.open('/docs/guide/docker')
    await hydrated(page)
    await page.keyboard.press(shortcut)
    await page.waitForSelector('dialog:popover-open input')
    expect(new URL(page.url()).pathname).toBe('/docs/guide/docker')
  })
}
