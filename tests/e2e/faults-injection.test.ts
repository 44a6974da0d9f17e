import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { idle } from './rest.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser()

/** Markup that breaks out of attributes, scripts and text. It leaves a trace when any code treats it as HTML. */
const payload = `"'></script></title></textarea><img data-injected src=x onerror="window.injected=1"><script data-injected>window.injected=1</script>javascript:window.injected=1`
/**
 * Counts elements of the payload, and links that would run script (React replaces such links by links that throw).
 * Reports whether the payload's script has run.
 */
const marks = (page: Page) =>
  page.evaluate(() => [
    document.querySelectorAll('[data-injected]').length,
    'injected' in window,
    [...document.querySelectorAll('a')].filter(
      ({ href }) => href.startsWith('javascript:') && !href.includes('React has blocked a javascript: URL'),
    ).length,
  ])
const untouched = [0, false, 0]

it.each([
  `/search?q=${encodeURIComponent(payload)}`,
  `/?offlineMode=${encodeURIComponent(payload)}&q=${encodeURIComponent(payload)}`,
  `/docs/guide/docker#${encodeURIComponent(payload)}`,
  `/docs/guide/docker#${payload.replaceAll(' ', '%20')}`,
  `/docs/${encodeURIComponent(payload.replaceAll('/', ''))}`,
])('markup in the address stays text: %s', async (address) => {
  const page = await browser.open(address, { expectErrors: true })
  await hydrated(page)
  if (address.startsWith('/search'))
    await page.waitForFunction(
      () => document.querySelector('main ol a') !== null || document.body.textContent.includes('No results for'),
    )
  await idle(page)
  // Waits for a picture that fails later than an injected picture would.
  await page.evaluate(async () => {
    const last = new Image()
    const failed = new Promise((resolve) => last.addEventListener('error', resolve))
    last.src = '/x'
    await failed
  })
  expect(await marks(page)).toEqual(untouched)
})

it('markup in storage stays text', async () => {
  const page = await browser.open('/docs/guide/docker', {
    expectErrors: true,
    prepare: (page) =>
      page.addInitScript((payload) => {
        const { getItem } = Storage.prototype
        Storage.prototype.getItem = function (key) {
          getItem.call(this, key)
          if (key !== 'searches') return payload
          const saved = [`javascript:${payload}`, '/docs/links'].map((url) => ({
            url,
            title: payload,
            path: [payload],
            language: payload,
          }))
          return JSON.stringify({ recent: saved, favourites: saved })
        }
      }, payload),
  })
  await openSearch(page)
  await page.getByRole('dialog', { name: 'Search' }).getByText('data-injected').first().waitFor()
  expect(await marks(page)).toEqual(untouched)
})

it('markup in the answers of a search stays text', async () => {
  const page = await browser.open('/docs/guide/docker', {
    expectErrors: true,
    prepare: (page) =>
      page.addInitScript((payload) => {
        const poison = (value: unknown, key = ''): unknown => {
          if (Array.isArray(value)) return value.map((item) => poison(item, key))
          if (typeof value === 'object' && value !== null)
            return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, poison(item, key)]))
          if (typeof value !== 'string' || ['type', 'matchLevel', 'objectID', 'index', 'query'].includes(key))
            return value
          return key === 'url' ? `javascript:${payload}` : value + payload
        }
        const { addEventListener } = Worker.prototype
        Worker.prototype.addEventListener = function (this: Worker, type: string, listener: (event: unknown) => void) {
          const poisoned = (event: MessageEvent) => listener(type === 'message' ? { data: poison(event.data) } : event)
          addEventListener.call(this, type, poisoned as EventListener)
        } as typeof addEventListener
      }, payload),
  })
  const { field, options } = await openSearch(page)
  await field.fill('docker')
  await options.filter({ hasText: 'data-injected' }).first().waitFor()
  expect(await marks(page)).toEqual(untouched)
})

it('markup in the data of pages stays text, except in an article’s own HTML', async () => {
  const page = await browser.open('/docs/guide/docker', { expectErrors: true })
  await hydrated(page)
  const poison = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(poison)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const isText =
          typeof item === 'string' &&
          !['kind', 'html', 'path', 'version', 'lang', 'sidebarId', 'updatedAt', 'id', 'type'].includes(key)
        return [key, isText ? payload : poison(item)]
      }),
    )
  }
  await page.route(/\/(?:docs\/(?:links|tags)|sidebars\/.*)\.json$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: poison(await response.json()) })
  })
  for (const path of ['/docs/links', '/docs/tags']) {
    await page.evaluate((path) => void navigation.navigate(path).finished?.catch(() => {}), path)
    await page.waitForFunction(
      (path) => location.pathname === path && document.querySelector('h1')?.textContent?.includes('data-injected'),
      path,
    )
    expect(await marks(page), path).toEqual(untouched)
  }
})
