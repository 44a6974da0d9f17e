import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'
import { frames } from './rest.ts'

const browser = useBrowser()

it('shows the progress bar 200 ms after a route change, and removes it when the page is shown', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  const { hold, release } = holdRequests('**/docs/links.json')
  await hold(page)
  const shownAfter = page.evaluate(
    () =>
      new Promise<{ time: number; share: string }>((resolve) => {
        const start = performance.now()
        document.querySelector<HTMLAnchorElement>('aside a[href="/docs/links"]')?.click()
        new MutationObserver(() => {
          const bar = document.querySelector<HTMLElement>('[data-progress]')
          if (bar) resolve({ time: performance.now() - start, share: bar.style.getPropertyValue('--share') })
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  const { time, share } = await shownAfter
  expect(time).toBeGreaterThanOrEqual(195)
  expect(Number(share)).toBe(0.08)
  // The old page stays until the new page has loaded.
  expect(await page.locator('h1').textContent()).not.toBe('Links')
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLElement>('[data-progress]')?.style.getPropertyValue('--share')) > 0.08,
  )
  release()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
  await page.waitForSelector('[data-progress]', { state: 'detached' })
})

it('shows no bar for a step inside the page', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 1400, height: 900 } })
  await hydrated(page)
  await page.clock.install()
  await page.locator('nav ol a[href^="#"]').nth(2).click()
  await page.waitForURL(/#/)
  await page.clock.runFor(1000)
  await frames(page)
  expect(await page.locator('[data-progress]').count()).toBe(0)
})
