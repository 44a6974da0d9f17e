import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { startFaultyServer, type FaultyServer } from './faulty-server.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser()
let server: FaultyServer
beforeAll(async () => {
  server = await startFaultyServer(resolve(import.meta.dirname, '../..'))
})
afterAll(() => server.close())

const textFile = /\/search\/shards\/\w+-t\d+\.json/
const textsFetched = () => server.requests.filter((address) => textFile.test(address)).length
const rows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog [role=option]')].map((row) => [
      row.getAttribute('href'),
      row.getBoundingClientRect().top,
    ]),
  )
const firstText = (page: Page) =>
  page.waitForFunction(() => (document.querySelector('dialog .search-hit-snippet')?.textContent ?? '') !== '')

it('shows results at once, and their texts in reserved lines when the reader rests', async () => {
  const page = await browser.open('/docs/links', { site: server.origin })
  const { field, options } = await openSearch(page)
  server.setFault({ pattern: textFile, kind: 'slow' })
  await field.fill('container remove')
  await options.first().waitFor()
  const before = await rows(page)
  expect(await page.locator('dialog .search-hit-snippet').first().textContent()).toBe('')
  server.setFault(undefined)
  await firstText(page)
  expect(await rows(page)).toEqual(before)
  expect(browser.errorsOf(page)).toEqual([])
})

it('fetches no texts while letters follow each other', async () => {
  const page = await browser.open('/docs/links', { site: server.origin })
  const { options, dialog } = await openSearch(page)
  const before = textsFetched()
  // The clock of the page stands still, so that the reader never rests, even on a slow machine.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const letter of 'remove container') {
    await page.keyboard.insertText(letter)
    await options.first().waitFor()
  }
  await dialog.locator('a[href="/search?q=remove+container"]').waitFor()
  expect(textsFetched()).toBe(before)
  await page.clock.runFor(300)
  await firstText(page)
  expect(textsFetched()).toBeGreaterThan(before)
})

it('fetches the texts of results out of view when they come into view', async () => {
  const page = await browser.open('/docs/links', { site: server.origin })
  const { field } = await openSearch(page)
  await field.fill('array copy value')
  await firstText(page)
  const empty = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('dialog .search-hit-snippet')].filter(({ textContent }) => textContent === '')
          .length,
    )
  expect(await empty()).toBeGreaterThan(0)
  await page.locator('dialog .search-list').evaluate((list) => list.scrollTo(0, 400))
  await expect.poll(empty).toBe(0)
})

it('shows a message when the texts cannot be fetched, and works again at the next keystroke', async () => {
  const page = await browser.open('/docs/links', { site: server.origin, expectErrors: true })
  const { dialog, field, options } = await openSearch(page)
  server.setFault({ pattern: textFile, kind: 'status 500' })
  await field.fill('container remov')
  await dialog.getByRole('alert').waitFor()
  expect(await options.count()).toBe(0)
  server.setFault(undefined)
  await field.press('End')
  await field.press('e')
  await options.first().waitFor()
  await firstText(page)
})
