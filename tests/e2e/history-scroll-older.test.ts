import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { placeOf, readDeep } from './reading-place.ts'
import { atRest } from './rest.ts'

/** A browser without the Navigation API: every page is loaded, and the history stores the reader's place. */
const browser = useBrowser()
const prepare = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))

it('puts the reader back where they were, on back and on reload', async () => {
  const page = await browser.open('/docs/guide/docker', { prepare })
  await hydrated(page)
  await readDeep(page)
  const before = await placeOf(page)
  const isBack = async () => {
    await hydrated(page)
    await atRest(page)
    const after = await placeOf(page)
    expect(after.id).toBe(before.id)
    expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2)
  }
  await page.reload()
  await isBack()
  await page.goto('/docs/links')
  await hydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await isBack()
})

it('opens the folds that the reader had opened', async () => {
  const page = await browser.open('/docs/other/react-questions', { prepare })
  await hydrated(page)
  const answer = page.locator('article details').nth(1)
  await answer.locator('summary').first().click()
  await page.reload()
  await hydrated(page)
  await expect.poll(() => answer.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true)
})
