import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { codesOf, replaceCode } from './edit-page.ts'

const browser = useBrowser()
const path = '/docs/other/js-questions'

/** Opens the practice mode, and the editor of the first sample of its first answer that has one. */
const editInPractice = async (page: Page) => {
  await hydrated(page)
  await page.getByRole('button', { name: 'Practise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Practice' })
  await dialog.getByRole('button', { name: 'Show the answer' }).click()
  const sample = dialog.locator('figure.code:has([data-edit])').first()
  await sample.locator('[data-edit]').press('Enter')
  await sample.locator('.cm-content').waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('.cm-content'))
  return { dialog, sample }
}

it('stays open when the reader copies a link to a sample', async () => {
  const page = await browser.open(path, { permissions: ['clipboard-read', 'clipboard-write'] })
  const { dialog, sample } = await editInPractice(page)
  await replaceCode(page, 'console.log("mine")')
  await sample.getByRole('button', { name: 'Copy link' }).click()
  await page.waitForURL((url) => url.hash.startsWith('#edit='))
  expect(await dialog.isVisible()).toBe(true)
  expect(await codesOf(sample)).toEqual(['console.log("mine")'])
})

it('keeps a change as one of the page’s own sample', async () => {
  const page = await browser.open(path)
  const { dialog, sample: copy } = await editInPractice(page)
  await replaceCode(page, 'console.log("mine")')
  const name = await copy.locator('[data-edit]').getAttribute('aria-label')
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
  await dialog.waitFor({ state: 'detached' })
  // The Edit button of the page opens the changed code.
  const sample = page.locator('article figure.code:has(.cm-editor)')
  await page.locator(`article [data-edit][aria-label="${name}"]`).evaluate((edit: HTMLElement) => edit.click())
  await sample.waitFor({ state: 'attached' })
  expect(await codesOf(sample)).toEqual(['console.log("mine")'])
  await page.reload()
  await hydrated(page)
  await sample.waitFor({ state: 'attached', timeout: 10_000 })
  expect(await codesOf(sample)).toEqual(['console.log("mine")'])
})
