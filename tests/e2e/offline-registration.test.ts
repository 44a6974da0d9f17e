import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { type FaultyServer, startFaultyServer } from './faulty-server.ts'
import { controlled, openWithWorker, waitForState } from './offline-page.ts'

const browser = useBrowser()
let server: FaultyServer
beforeAll(async () => {
  server = await startFaultyServer(resolve(import.meta.dirname, '../..'))
})
afterAll(() => server.close())

const workerParams = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(
        new URL(navigator.serviceWorker.controller?.scriptURL ?? '').searchParams.get('params') ?? '',
      ) as object,
  )

const standalone = (page: Page) =>
  page.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = (query) =>
      query.includes('display-mode: standalone')
        ? Object.assign(matchMedia.call(window, 'all'), {})
        : matchMedia.call(window, query)
  })

it.each([
  ['without a reason', '/', undefined, false],
  ['with ?offlineMode=true', '/?offlineMode=true', undefined, true],
  ['in a window of its own', '/', standalone, true],
  [
    'once installed',
    '/',
    (page: Page) => page.addInitScript(() => localStorage.setItem('app-installed', 'true')),
    true,
  ],
] as const)('registers /sw.js with its parameters %s', async (_case, path, prepare, offlineMode) => {
  const page = await openWithWorker(browser, server.origin, path, prepare)
  await controlled(page)
  expect(await workerParams(page)).toEqual({ offlineMode, debug: true })
  expect(
    server.requests.some(
      (address) => address === `/sw.js?params=${encodeURIComponent(JSON.stringify({ offlineMode, debug: true }))}`,
    ),
  ).toBe(true)
  await page.context().close()
})

it('switches offline mode on through the link in the offline panel', async () => {
  const page = await openWithWorker(browser, server.origin, '/search?q=map&section=Guides#main')
  await controlled(page)
  await waitForState(page, 'empty')
  await page.getByRole('link', { name: 'Switch offline mode on' }).click()
  await page.waitForFunction(() => navigator.serviceWorker?.controller?.scriptURL.includes('offlineMode%22%3Atrue'))
  expect(page.url()).toBe(`${server.origin}/search?q=map&section=Guides&offlineMode=true#main`)
  await waitForState(page, 'storing')
  await page.context().close()
})

it('asks only the new worker to store: a busy old worker would stay for half a minute', async () => {
  const record = () => {
    const asked: string[] = []
    const { postMessage } = ServiceWorker.prototype
    ServiceWorker.prototype.postMessage = function (this: ServiceWorker, ...input: Parameters<typeof postMessage>) {
      asked.push(
        `${new URL(this.scriptURL).searchParams.get('params')?.startsWith('{"offlineMode":true')} ${(input[0] as { type: string }).type}`,
      )
      return postMessage.apply(this, input)
    } as typeof postMessage
    Object.assign(window, { asked })
  }
  const page = await openWithWorker(browser, server.origin, '/docs/links', (page) => page.addInitScript(record))
  await controlled(page)
  await waitForState(page, 'empty')
  await page.goto('/docs/links?offlineMode=true')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.includes('offlineMode%22%3Atrue'))
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked)
  await expect.poll(asked).toContain('true store')
  expect((await asked()).filter((one) => one.startsWith('false'))).toEqual([])
  await page.context().close()
})

it('remembers that the application was installed', async () => {
  const page = await openWithWorker(browser, server.origin, '/')
  await hydrated(page)
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  expect(await page.evaluate(() => localStorage.getItem('app-installed'))).toBe('true')
  await page.context().close()
})

it('registers the worker only after the load event', async () => {
  const page = await openWithWorker(browser, server.origin, '/', (page) =>
    page.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype
      ServiceWorkerContainer.prototype.register = function (...input) {
        Object.assign(window, { registeredIn: document.readyState })
        return register.apply(this, input)
      }
    }),
  )
  await controlled(page)
  expect(await page.evaluate(() => (window as unknown as { registeredIn: string }).registeredIn)).toBe('complete')
  await page.context().close()
})

it.each([
  [
    'is unknown to the browser',
    () => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
  ],
  [
    'is blocked by the browser',
    () =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        get: () => {
          throw new DOMException('Blocked.', 'SecurityError')
        },
      }),
  ],
  [
    'cannot be registered',
    () =>
      (ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'))),
  ],
  [
    'resolves to no registration',
    () =>
      (ServiceWorkerContainer.prototype.register = () =>
        Promise.resolve(undefined as unknown as ServiceWorkerRegistration)),
  ],
])('shows a message and still works when the worker %s', async (_case, sabotage) => {
  const page = await browser.open('/docs/guide/docker?offlineMode=true', {
    site: server.origin,
    serviceWorkers: 'allow',
    prepare: (page) => page.addInitScript(sabotage as () => void),
  })
  await hydrated(page)
  await waitForState(page, 'unsupported')
  await page.keyboard.press('Escape')
  await page.locator('aside a[href="/docs/links"]').click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
  expect(browser.errorsOf(page)).toEqual([])
  await page.context().close()
})

it('still works when the worker’s script is missing', async () => {
  server.setFault({ pattern: /^\/sw\.js/, kind: 'status 500' })
  const page = await openWithWorker(browser, server.origin, '/docs/guide/docker')
  await hydrated(page)
  await waitForState(page, 'unsupported')
  expect(await page.locator('article').isVisible()).toBe(true)
  server.setFault(undefined)
  await page.context().close()
})

it('offers to install the application when the browser offers it', async () => {
  const page = await openWithWorker(browser, server.origin, '/')
  await page.waitForSelector('[data-offline-open]')
  expect(await page.locator('[data-offline-install]').count()).toBe(0)
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(Object.assign(window, { prompted: true })),
    })
    dispatchEvent(offer)
    Object.assign(window, { held: offer.defaultPrevented })
  })
  await page.locator('[data-offline-install]').click()
  expect(await page.evaluate(() => ({ ...(window as unknown as { prompted: boolean; held: boolean }) }).prompted)).toBe(
    true,
  )
  expect(await page.evaluate(() => (window as unknown as { held: boolean }).held)).toBe(true)
  expect(await page.locator('[data-offline-install]').count()).toBe(0)
  await page.context().close()
})
