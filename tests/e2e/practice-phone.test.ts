import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

it('shows at least half a small phone of the answer at once', async () => {
  const page = await browser.open('/docs/other/js-questions', { viewport: { width: 360, height: 640 } })
  await hydrated(page)
  await page.getByRole('button', { name: 'Practise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Practice' })
  const show = dialog.getByRole('button', { name: 'Show the answer' })
  expect(await show.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  await show.click()
  const inView = () =>
    dialog.locator('.practice-answer').evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.min(bottom, innerHeight) - Math.max(top, 0)
    })
  await expect.poll(inView).toBeGreaterThan(320)
  await dialog.getByRole('button', { name: /^Easily/ }).click()
  const title = dialog.locator('h3').first()
  await expect.poll(() => title.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0)
})
