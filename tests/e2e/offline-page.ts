import type { Page } from 'playwright-core'
import type { useBrowser } from './browser.ts'

/** Opens a page with service workers allowed. `path` may contain `?offlineMode=true`. */
export const openWithWorker = (
  browser: ReturnType<typeof useBrowser>,
  site: string,
  path: string,
  prepare?: (page: Page) => Promise<unknown>,
) => browser.open(path, { site, serviceWorkers: 'allow', expectErrors: true, ...(prepare ? { prepare } : {}) })

/** Waits until a worker controls the page. */
export const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** Opens the panel with the stored files, and waits for a state. */
export const waitForState = async (page: Page, state: string): Promise<void> => {
  const dialog = page.locator('dialog[open]:has([data-offline-state])')
  await page.waitForSelector('[data-offline-open]')
  if ((await dialog.count()) === 0)
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-offline-open]')?.click())
  await page.waitForSelector(`[data-offline-state="${state}"]`, { timeout: 280_000 })
}

/** Keys of a cache: paths with their query. */
export const cachedKeys = (page: Page, cache: string) =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url.slice(location.origin.length)),
    cache,
  )
