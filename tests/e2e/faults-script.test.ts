import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'

const browser = useBrowser()
const failed = (page: Page) => page.waitForSelector('html[data-failed]', { state: 'attached' })
const visibleControls = (page: Page) => page.locator('[data-control]:visible').count()

describe.each([
  ['the entry script', '**/assets/entry-client-*.js'],
  ['the script of the screen', '**/assets/document-*.js'],
  ['the style sheet', '**/assets/*.css'],
])('a page that %s does not reach', (_part, pattern) => {
  it('shows no controls that do nothing, and its links work', async () => {
    const page = await browser.open('/docs/guide/docker', {
      expectErrors: true,
      prepare: (page) => page.route(pattern, (route) => route.abort()),
    })
    await failed(page)
    expect(await page.locator('[data-control]').count()).toBeGreaterThan(3)
    expect(await visibleControls(page)).toBe(0)
    expect(await page.locator('article').isVisible()).toBe(true)
    await page.unroute(pattern)
    await page.locator('aside a[href="/docs/links"]').click()
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    expect(await visibleControls(page)).toBeGreaterThan(3)
  })
})

it('the page of results says why it finds nothing, and where else to look', async () => {
  const page = await browser.open('/search?q=docker', {
    expectErrors: true,
    prepare: (page) => page.route('**/assets/*.js', (route) => route.abort()),
  })
  const reason = page.locator('main').getByText('needs JavaScript')
  await failed(page)
  expect(await reason.isVisible()).toBe(true)
  expect(await page.locator('main').getByRole('link', { name: 'All documents' }).isVisible()).toBe(true)
  await page.unroute('**/assets/*.js')
  await page.reload()
  await page.locator('main ol a').first().waitFor()
  expect(await reason.isVisible()).toBe(false)
})

it('gives the reason without script too', async () => {
  const page = await browser.open('/search?q=docker', { javaScriptEnabled: false })
  expect(await page.locator('main').getByText('needs JavaScript').isVisible()).toBe(true)
})

describe('the search on a phone', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const openDialog = async (page: Page) => {
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    await page.locator('header [data-search]').tap()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.waitFor()
    return dialog
  }

  it('can be closed while its contents are loading, and when they cannot be loaded', async () => {
    const { hold, release } = holdRequests(/\/assets\/modal-/, (route) => route.abort())
    const page = await browser.open('/docs/links', { ...phone, expectErrors: true, prepare: hold })
    const dialog = await openDialog(page)
    expect((await dialog.boundingBox())?.height).toBe(844)
    const close = dialog.getByRole('button', { name: 'Close' })
    expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await close.tap()
    await dialog.waitFor({ state: 'detached' })
    release()
    await openDialog(page)
    await dialog.getByRole('alert').waitFor()
    await close.tap()
    await dialog.waitFor({ state: 'detached' })
  })

  it('keeps text that is typed before its field is loaded, including spaces', async () => {
    const { hold, release } = holdRequests(/\/assets\/modal-/)
    const page = await browser.open('/docs/links', { ...phone, prepare: hold })
    const dialog = await openDialog(page)
    await page.keyboard.type('docker volumes')
    release()
    await dialog.getByRole('combobox').waitFor()
    expect(await dialog.getByRole('combobox').inputValue()).toBe('docker volumes')
  })
})
