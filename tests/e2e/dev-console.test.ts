import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { useDevServer } from './dev-server.ts'
import { idle } from './rest.ts'

const browser = useBrowser()
const server = useDevServer(0)

it('writes nothing to the console, and removes the worker of a build at the same origin', async () => {
  let connected: Promise<unknown> | undefined
  const page = await browser.open('/base/docs/intro', {
    site: server.origin,
    serviceWorkers: 'allow',
    prepare: (opened) => {
      connected = opened.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
      // The fixture has no icon.
      return opened.route('**/favicon.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      )
    },
  })
  await hydrated(page)
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await connected
  await idle(page)
  expect(browser.errorsOf(page)).toEqual([])

  await page.context().route('**/old-worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.evaluate(() => navigator.serviceWorker.register('/base/old-worker.js'))
  expect(await workers()).toBe(1)
  await page.reload()
  await hydrated(page)
  await expect.poll(workers).toBe(0)
})

it('has a table of contents exactly when the edited document has headings, without console messages', async () => {
  const page = await browser.open('/base/docs/late', {
    site: server.origin,
    prepare: (opened) =>
      opened.route('**/favicon.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      ),
  })
  await hydrated(page)
  const outlines = page.getByRole('navigation', { name: 'On this page' })
  const article = page.locator('main article')
  for (const [body, count] of [
    ['## Part {#part}\n\nOne.', 1],
    ['None.', 0],
    ['## Another {#another}\n\nOne more.', 1],
    ['None again.', 0],
  ] as const) {
    await server.edit('content/late.md', () => `---\ntitle: Written on another system\n---\n\n${body}\n`)
    await article.getByText(body.split('\n').at(-1) ?? '', { exact: true }).waitFor()
    await expect.poll(() => outlines.count()).toBe(count)
  }
  expect(browser.errorsOf(page)).toEqual([])
})
