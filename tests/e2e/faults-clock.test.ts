import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { type FaultyServer, startFaultyServer } from './faulty-server.ts'
import { waitForState } from './offline-page.ts'

const browser = useBrowser()
let server: FaultyServer
beforeAll(async () => {
  server = await startFaultyServer(resolve(import.meta.dirname, '../..'))
})
afterAll(() => server.close())

it.each(['1970-01-01T00:00:00Z', '2038-01-19T03:14:08Z', '2100-06-01T00:00:00Z'])('the page works, and is stored, when the clock says %s', async (time) => {
  const page = await browser.open('/docs/guide/docker?offlineMode=true', {
    site: server.origin,
    serviceWorkers: 'allow',
    prepare: (page) => page.addInitScript((time) => {
      const shift = Date.parse(time) - Date.now()
      const { now } = Date
      Date.now = () => now() + shift
    }, time),
  })
  await hydrated(page)
  await waitForState(page, 'stored')
  await page.keyboard.press('Escape')
  await page.locator('aside a[href="/docs/links"]').click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
  expect(browser.errorsOf(page)).toEqual([])
  await page.context().close()
})
