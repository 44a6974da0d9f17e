import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser()
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
const message =
  "Access to fetch at 'https://api.example.com/v1/users?limit=10' from origin 'http://localhost:3000' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource."
const kept = 'Access to fetch at from origin has been blocked by CORS policy:'

it('keeps what a pasted message says, instead of its first letters', async () => {
  const page = await browser.open('/docs/links', clipboard)
  await page.evaluate((text) => navigator.clipboard.writeText(text), message)
  const { field, options } = await openSearch(page)
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(() => field.inputValue()).toBe(kept)
  await expect.poll(() => options.first().textContent()).toContain('CORS')
  // The reader can undo the paste.
  await page.keyboard.press('ControlOrMeta+z')
  expect(await field.inputValue()).toBe('')
})

it('does the same in the field of the results page', async () => {
  const page = await browser.open('/search', clipboard)
  await hydrated(page)
  await page.evaluate((text) => navigator.clipboard.writeText(text), message)
  const field = page.getByRole('searchbox')
  await field.focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(() => field.inputValue()).toBe(kept)
})
