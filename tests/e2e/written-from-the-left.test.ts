import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

/** Opens a page in the direction of a site whose language is written from right to left. */
const openFromTheRight = async (path: string) => {
  const page = await browser.open(path)
  await hydrated(page)
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  const directionOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction)
  return { page, directionOf }
}

it('keeps patterns written from the left, and the search field in the direction of the page', async () => {
  const { page, directionOf } = await openFromTheRight('/docs/cheatsheet/regexp')
  expect(await directionOf('.regexp .pattern')).toBe('ltr')
  expect(await directionOf('.regexp [name="source"]')).toBe('ltr')
  expect(await directionOf('.regexp [name="replacement"]')).toBe('ltr')
  expect(await directionOf('.regexp label')).toBe('rtl')
  await page.keyboard.press('/')
  await page.locator('dialog:popover-open input').waitFor()
  expect(await directionOf('dialog:popover-open input')).toBe('rtl')
})

it('counts the steps of a player from the left, as its picture does', async () => {
  const { page, directionOf } = await openFromTheRight('/docs/algorithms-data-structures/algorithms/sort/quick-sort')
  expect(await directionOf('.player [type="text"]')).toBe('ltr')
  const [back, forward] = await Promise.all(
    ['Step back', 'Step forward'].map((name) => page.locator('.player').getByRole('button', { name }).boundingBox()),
  )
  expect(back?.x).toBeLessThan(forward?.x ?? 0)
})
