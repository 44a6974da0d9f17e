import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { useDevServer } from './dev-server.ts'
import { frames } from './rest.ts'

const browser = useBrowser()
const locales = `[
    { code: 'en', label: 'English', direction: 'ltr', calendar: 'gregory' },
    { code: 'ar', label: 'العربية', direction: 'rtl', calendar: 'gregory' },
  ]`
const server = useDevServer(0, async (edit) => {
  await edit('site.config.ts', (text) =>
    text.replace(
      "baseUrl: '/base/',",
      `baseUrl: '/base/',\n  colorMode: { respectSystemPreference: true },\n  locales: ${locales},`,
    ),
  )
  await edit('content/late.md', (text) => text.replace('title:', 'lang: ar\ntitle:'))
})

const open = async (colorScheme: 'light' | 'dark') => {
  const page = await browser.open('/base/docs/intro', { site: server.origin, colorScheme })
  return page
}
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'])
const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' })

it('follows the system where that is configured, before hydration and while the page is open', async () => {
  const page = await open('dark')
  // The first page of a development server may be loaded again, when the packages of the reader have been bundled.
  await expect.poll(() => theme(page)).toBe('dark')
  await hydrated(page)
  expect(await toggle(page).getAttribute('aria-pressed')).toBe('true')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => theme(page)).toBe('light')
  expect(await toggle(page).getAttribute('aria-pressed')).toBe('false')
  expect(await page.evaluate(() => localStorage.getItem('base/theme'))).toBeNull()
})

it('prefers the choice of the reader to the system', async () => {
  const page = await open('dark')
  await hydrated(page)
  await toggle(page).click()
  expect(await theme(page)).toBe('light')
  expect(await page.evaluate(() => localStorage.getItem('base/theme'))).toBe('light')
  await page.evaluate(() => {
    const changes: boolean[] = []
    Object.assign(window, { changes })
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => changes.push(matches))
  })
  const changes = () => page.evaluate(() => (window as unknown as { changes: boolean[] }).changes)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(changes).toEqual([false])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(changes).toEqual([false, true])
  await frames(page)
  expect(await theme(page)).toBe('light')
  await page.reload()
  expect(await theme(page)).toBe('light')
})

it('changes the direction of the page with the language of the shown document, as loading it would', async () => {
  const open = async (path: string) => {
    const page = await browser.open(path, { site: server.origin })
    await hydrated(page)
    return page
  }
  const rootOf = (page: Page) =>
    page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }))
  expect(await rootOf(await open('/base/docs/late'))).toEqual({ lang: 'ar', dir: 'rtl' })

  const page = await open('/base/docs/intro')
  const root = () => rootOf(page)
  expect(await root()).toEqual({ lang: 'en', dir: 'ltr' })
  await page.evaluate(() => void Object.assign(globalThis, { stayed: true }))

  await page.locator('main a[rel="next"]').click()
  await page.waitForURL('**/docs/late')
  await expect.poll(root).toEqual({ lang: 'ar', dir: 'rtl' })

  await page.goBack()
  await page.waitForURL('**/docs/intro')
  await expect.poll(root).toEqual({ lang: 'en', dir: 'ltr' })
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stayed'))).toBe(true)
})
