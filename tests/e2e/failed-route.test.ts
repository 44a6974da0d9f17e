import { resolve } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { startFaultyServer } from './faulty-server.ts'
import { countLoads } from './full-loads.ts'
import { idle, roundTrip } from './rest.ts'

const browser = useBrowser()

const faults: [string, string, (route: Route) => Promise<void>][] = [
  ['its data cannot be fetched', '**/docs/links.json', (route) => route.abort()],
  ['its data is missing', '**/docs/links.json', (route) => route.fulfill({ status: 404, body: 'Not found.' })],
  ['its data is not JSON', '**/docs/links.json', (route) => route.fulfill({ body: '<!doctype html>' })],
  [
    'its data belongs to another version of the reader',
    '**/docs/links.json',
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), version: 99 } })
    },
  ],
]

/**
 * Opens a page on which requests to an address fail from the start. A pointer that rests on a link when the page opens
 * prefetches the page behind it.
 */
const openWith = async (address: string, answer: (route: Route) => Promise<void>): Promise<Page> => {
  const page = await browser.open('/docs/guide/docker', {
    expectErrors: true,
    prepare: (page) => page.route(address, answer),
  })
  await hydrated(page)
  return page
}

for (const [fault, address, answer] of faults) {
  it(`loads the page again, once, when ${fault}`, async () => {
    const page = await openWith(address, answer)
    const loads = countLoads(page)
    await page.locator('aside a[href="/docs/links"]').click()
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
    await hydrated(page)
    await idle(page)
    await roundTrip(page)
    expect(loads.count).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/docs/links')
    expect(await page.locator('article').isVisible()).toBe(true)
  })
}

it('loads the page again when the chunk of its screen is missing after a new publication', async () => {
  // A server of its own: no other test has fetched this chunk, and no request waits for the test's answer.
  const server = await startFaultyServer(resolve(import.meta.dirname, '../..'))
  onTestFinished(server.close)
  server.setFault({ pattern: /\/assets\/home-[\w-]+\.js/, kind: 'status 500' })
  const page = await browser.open('/docs/guide/docker', { site: server.origin, expectErrors: true })
  await hydrated(page)
  const loads = countLoads(page)
  await page.locator('header a[href="/"]').first().click()
  await page.waitForURL(`${server.origin}/`)
  await page.waitForFunction(() => document.querySelector('#featured-title, #sections-title') !== null)
  // The chunk is still missing. The page shows a message, and does not load itself again.
  await page.waitForSelector('html[data-failed]', { state: 'attached' })
  await idle(page)
  await roundTrip(page)
  expect(loads.count).toBe(1)
  expect(server.faulted()).toBeGreaterThan(1)
})

it.each([
  ['search', '/docs/guide/docker', '**/assets/modal-*.js', async (page: Page) => page.keyboard.press('Control+k')],
  [
    'practice mode',
    '/docs/other/js-questions',
    '**/assets/practice-*.js',
    async (page: Page) => page.getByRole('button', { name: 'Practise' }).click(),
  ],
  [
    'interactive part',
    '/docs/algorithms-data-structures/algorithms/sort/quick-sort',
    '**/assets/step-player-*.js',
    async (page: Page) => page.locator('[data-island]').first().scrollIntoViewIfNeeded(),
  ],
])(
  'loads the page again when the %s is retried and its script is missing after a new publication',
  async (_part, path, script, ask) => {
    const page = await browser.open(path, {
      expectErrors: true,
      prepare: (page) => page.route(script, (route) => route.fulfill({ status: 404, body: '' })),
    })
    await hydrated(page)
    const loads = countLoads(page)
    await ask(page)
    await page.locator('[role=alert]:not(:empty)').first().waitFor()
    expect(loads.count).toBe(0)
    await page
      .getByRole('button', { name: /^(?:Retry|Practise)$/ })
      .first()
      .click()
    await expect.poll(() => loads.count).toBe(1)
    await page.context().close()
  },
)

it('keeps the whole page when the entry script is missing', async () => {
  const page = await browser.open('/docs/guide/docker', {
    expectErrors: true,
    prepare: (page) => page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' })),
  })
  await page.locator('aside a[href="/docs/links"]').click()
  await page.waitForURL('/docs/links')
  expect(await page.locator('h1').textContent()).toBe('Links')
})
