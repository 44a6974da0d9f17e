import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { atRest } from './rest.ts'
import { restyledBy } from './restyled.ts'

const browser = useBrowser()
const wide = { viewport: { width: 1440, height: 900 } }

/** Number of elements in or near the window. The browser computes styles only for them. */
const rendered = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
        .length,
  )

it('restyles the card at a practice answer, and not the page behind it', async () => {
  const page = await browser.open('/docs/other/css-questions', wide)
  await hydrated(page)
  await page.getByRole('button', { name: 'Practise' }).click()
  const show = page.getByRole('button', { name: 'Show the answer' })
  await show.hover()
  await atRest(page)
  expect(await restyledBy(page, () => show.click())).toBeLessThan((await rendered(page)) / 4)
})

it('computes styles of the snippets at the reader’s new place, and not of those around it', async () => {
  const page = await browser.open('/docs/other/snippets-js', wide)
  await hydrated(page)
  await atRest(page)
  const jump = async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.4, behavior: 'instant' }))
    await atRest(page)
  }
  expect(await restyledBy(page, jump)).toBeLessThan(300)
})
