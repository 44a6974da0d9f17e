import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'])
const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' })

it('starts light for every system preference, remembers the choice and shows it before the first paint', async () => {
  const page = await browser.open('/docs/guide/docker', { colorScheme: 'dark' })
  await hydrated(page)
  expect(await theme(page)).toBe('light')
  // Code is dark in both modes, so its scroll bars do not follow the page's colour scheme.
  const code = page.locator('figure.code pre').first()
  expect(await code.evaluate((element) => getComputedStyle(element).scrollbarColor)).not.toBe('auto')
  await toggle(page).click()
  expect(await theme(page)).toBe('dark')
  expect(await toggle(page).getAttribute('aria-pressed')).toBe('true')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  expect(await theme(page)).toBe('dark')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
})

it('follows the choice made in another tab', async () => {
  const first = await browser.open('/docs/guide/docker')
  await hydrated(first)
  const second = await first.context().newPage()
  await second.goto('/docs/links')
  await hydrated(second)
  await toggle(second).click()
  await first.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
  expect(await toggle(first).getAttribute('aria-pressed')).toBe('true')
  await second.evaluate(() => localStorage.clear())
  await first.waitForFunction(() => document.documentElement.dataset['theme'] === 'light')
})

it('follows a choice that was made while the page was in the back/forward cache', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  // A page in the back/forward cache gets no event for the change. It gets an event when it is shown again.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect(await theme(page)).toBe('dark')
  expect(await toggle(page).getAttribute('aria-pressed')).toBe('true')
})

it('works until the page is left when storage is blocked', async () => {
  const page = await browser.open('/docs/guide/docker', {
    prepare: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        }),
      ),
  })
  await hydrated(page)
  await toggle(page).click()
  expect(await theme(page)).toBe('dark')
  await page.locator('aside a[href="/docs/links"]').click()
  await page.waitForURL('/docs/links')
  expect(await theme(page)).toBe('dark')
  expect(browser.errorsOf(page)).toEqual([])
})

it('works until the page is left when storage is full', async () => {
  const page = await browser.open('/docs/guide/docker', {
    prepare: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      }),
  })
  await hydrated(page)
  await toggle(page).click()
  expect(await theme(page)).toBe('dark')
  expect(browser.errorsOf(page)).toEqual([])
})
