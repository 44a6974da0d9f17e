import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { useDevServer } from './dev-server.ts'

const browser = useBrowser()
const locales = `[
    { code: 'en', label: 'English', direction: 'ltr', calendar: 'gregory' },
    { code: 'ar', label: 'العربية', direction: 'rtl', calendar: 'gregory' },
  ]`
const server = useDevServer(0, async (edit) => {
  await edit('site.config.ts', (text) =>
    text.replace("baseUrl: '/base/',", `baseUrl: '/base/',\n  locales: ${locales},`),
  )
  await edit('content/late.md', (text) => text.replace('title:', 'lang: ar\ntitle:'))
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
  await expect.poll(root, { timeout: 20_000 }).toEqual({ lang: 'ar', dir: 'rtl' })

  await page.goBack()
  await page.waitForURL('**/docs/intro')
  await expect.poll(root, { timeout: 20_000 }).toEqual({ lang: 'en', dir: 'ltr' })
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stayed'))).toBe(true)
})
