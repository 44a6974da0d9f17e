import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { countLoads } from './full-loads.ts'
import { holdRequests } from './hold-requests.ts'
import { idle, requestEnd, roundTrip } from './rest.ts'

const browser = useBrowser()

const withoutPrecommit = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'NavigationPrecommitController'))
const link = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first()

it('loads pages in a browser without the Navigation API', async () => {
  const page = await browser.open('/docs/guide/docker', {
    prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'navigation')),
  })
  await hydrated(page)
  const loads = countLoads(page)
  await link(page, '/docs/links').click()
  await page.waitForURL('/docs/links')
  await hydrated(page)
  expect(loads.count).toBe(1)
  expect(browser.errorsOf(page)).toEqual([])
})

it('shows the next page in a browser that changes the address first', async () => {
  const page = await browser.open('/docs/guide/docker', { prepare: withoutPrecommit })
  await hydrated(page)
  const loads = countLoads(page)
  await link(page, '/docs/links').click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
  await page.goBack()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Docker')
  expect(loads.count).toBe(0)
})

it('shows the page of the last click there too', async () => {
  const page = await browser.open('/docs/guide/docker', { prepare: withoutPrecommit })
  await hydrated(page)
  const { hold, release } = holdRequests('**/docs/links.json')
  await hold(page)
  const ended = requestEnd(page, /\/docs\/links\.json/)
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('header a[href="/docs/links"]')?.click()
    document.querySelector<HTMLAnchorElement>('header a[href="/docs/guide/intro-guide"]')?.click()
  })
  await page.waitForFunction(() => !['Docker', 'Links'].includes(document.querySelector('h1')?.textContent ?? 'Docker'))
  release()
  await ended
  await idle(page)
  expect(await page.locator('h1').textContent()).not.toBe('Links')
  expect(new URL(page.url()).pathname).toBe('/docs/guide/intro-guide')
})

it('loads a failed page again, once, there too', async () => {
  const page = await browser.open('/docs/guide/docker', { prepare: withoutPrecommit, expectErrors: true })
  await hydrated(page)
  const loads = countLoads(page)
  await page.route('**/docs/links.json', (route) => route.abort())
  await link(page, '/docs/links').click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
  await hydrated(page)
  await idle(page)
  await roundTrip(page)
  expect(loads.count).toBe(1)
})
