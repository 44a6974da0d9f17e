import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

it('copies code and says so', async () => {
  const page = await browser.open('/docs/guide/docker', clipboard)
  await hydrated(page)
  const figure = page.locator('article figure.code').first()
  const code = await figure.locator('pre').textContent()
  await figure.hover()
  await figure.locator('[data-copy]').click()
  await page.waitForFunction(() => document.querySelector('#announcer')?.textContent?.startsWith('Copied'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code?.replace(/\n$/, ''))
})

it('says so when the clipboard is refused', async () => {
  const page = await browser.open('/docs/guide/docker', {
    prepare: (page) => page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
  })
  await hydrated(page)
  await page
    .locator('article [data-copy]')
    .first()
    .evaluate((button: HTMLElement) => button.click())
  await page.waitForFunction(() => document.querySelector('#announcer')?.textContent === 'Could not copy')
})

it('wraps long lines on demand', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 390, height: 800 } })
  await hydrated(page)
  const wrap = page.locator('article [data-wrap]').first()
  await wrap.evaluate((button: HTMLElement) => button.click())
  expect(await wrap.getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('article figure.code').first().getAttribute('data-wrapped')).toBe('')
  await wrap.evaluate((button: HTMLElement) => button.click())
  expect(await wrap.getAttribute('aria-pressed')).toBe('false')
})

it('copies the address of a heading', async () => {
  const page = await browser.open('/docs/guide/docker', clipboard)
  await hydrated(page)
  const link = page.locator('article a.heading-anchor').first()
  const href = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)
  await link.evaluate((anchor: HTMLElement) => anchor.click())
  await page.waitForFunction(() => document.querySelector('#announcer')?.textContent === 'Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href)
  expect(page.url()).toBe(href)
})

it('copies the page as Markdown', async () => {
  const page = await browser.open('/docs/guide/docker', clipboard)
  await hydrated(page)
  await page.getByRole('button', { name: 'Copy page' }).click()
  await page.waitForFunction(() => document.querySelector('#announcer')?.textContent === 'Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Docker')
})

it('works on a page that was shown by client navigation', async () => {
  const page = await browser.open('/docs/links')
  await hydrated(page)
  await page.evaluate(() => navigation.navigate('/docs/guide/docker'))
  await page.waitForSelector('article [data-copy]', { state: 'attached' })
  await page.waitForFunction(() => document.querySelector<HTMLElement>('article [data-copy]')?.hidden === false)
})
