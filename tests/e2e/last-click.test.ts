import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { countLoads } from './full-loads.ts'
import { holdRequests } from './hold-requests.ts'
import { idle, requestEnd } from './rest.ts'

const browser = useBrowser()

it('shows the page of the last click and drops the stale answer', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  const loads = countLoads(page)
  const { hold, release } = holdRequests('**/docs/links.json')
  await hold(page)
  const ended = requestEnd(page, /\/docs\/links\.json/)
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('aside a[href="/docs/links"]')?.click()
    document.querySelector<HTMLAnchorElement>('header a[href="/docs/guide/intro-guide"]')?.click()
  })
  await page.waitForURL('/docs/guide/intro-guide')
  const title = await page.locator('h1').textContent()
  release()
  await ended
  await idle(page)
  expect(await page.locator('h1').textContent()).toBe(title)
  expect(title).not.toBe('Links')
  expect(new URL(page.url()).pathname).toBe('/docs/guide/intro-guide')
  expect(loads.count).toBe(0)
  await page.goBack()
  await page.waitForURL('/docs/guide/docker')
})
