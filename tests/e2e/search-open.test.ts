import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { goBack } from './go-back.ts'
import { holdRequests } from './hold-requests.ts'
import { idle } from './rest.ts'
import { openSearch, searchParts } from './search-dialog.ts'

const browser = useBrowser()
const focusedText = () => document.activeElement?.textContent?.trim() ?? ''

it('opens by the button, takes the focus, and returns it on Escape', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  await page.locator('header a[data-search]').click()
  const { dialog, field, close } = searchParts(page)
  await field.waitFor()
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await field.getAttribute('placeholder')).toBe('Search docs')
  expect(await field.getAttribute('maxlength')).toBe('64')
  expect(await dialog.textContent()).toContain('No recent searches')
  await close()
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.evaluate(focusedText)).toContain('Search')
  expect(new URL(page.url()).pathname).toBe('/docs/guide/docker')
  expect(browser.errorsOf(page)).toEqual([])
})

it('opens by the field of the home page, too', async () => {
  const page = await browser.open('/')
  await hydrated(page)
  await page.locator('main [data-search]').click()
  await searchParts(page).field.waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

it('leaves a slash and Ctrl+click alone', async () => {
  const page = await browser.open('/search')
  await hydrated(page)
  await page.getByRole('searchbox').fill('a')
  await page.keyboard.press('/')
  expect(await page.getByRole('searchbox').inputValue()).toBe('a/')
  expect(await searchParts(page).dialog.count()).toBe(0)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('header a[data-search]').click({ modifiers: ['Control'] }),
  ])
  await tab.waitForURL('/search')
  expect(await searchParts(page).dialog.count()).toBe(0)
})

it('keeps the focus inside', async () => {
  const page = await browser.open('/docs/guide/docker')
  const { field } = await openSearch(page)
  await field.fill('docker')
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
})

it('makes the page inert after it has been painted, so that the first paint restyles only the dialog', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  const isInert = () => page.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null)
  const before = await page.evaluate(async () => {
    const shortcut = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', shortcut))
    await new Promise(requestAnimationFrame)
    return [document.querySelector('dialog:popover-open') !== null, document.querySelector('[inert]') !== null]
  })
  expect(before).toEqual([true, false])
  await expect.poll(isInert).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(isInert).toBe(false)
})

it('closes on a press beside it and on Cancel', async () => {
  const page = await browser.open('/docs/guide/docker')
  const { dialog } = await openSearch(page)
  await page.mouse.click(5, 400)
  await dialog.waitFor({ state: 'hidden' })
  await openSearch(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
})

it('opens again at once after it was closed, with an empty field', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  const { field } = await openSearch(page)
  await field.fill('docker')
  // Both happen in one task, so the browser reports the closing only after the second opening.
  await page.evaluate(async () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog:popover-open')
    const told = new Promise((done) => dialog?.addEventListener('toggle', done, { once: true }))
    dialog?.hidePopover()
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }),
    )
    await told
  })
  await idle(page)
  expect(await page.locator('dialog:popover-open').count()).toBe(1)
  expect(await field.inputValue()).toBe('')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog:popover-open').count()).toBe(0)
})

it('closes when the reader goes back, which stays on the page', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  await page.locator('header a[href="/docs/links"]').first().click()
  await page.waitForURL('/docs/links')
  const { dialog } = await openSearch(page)
  expect(await goBack(page)).toBe('refused')
  await dialog.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/docs/links')
  await page.evaluate(() => history.back())
  await page.waitForURL('/docs/guide/docker')
})

it('keeps text that is typed while its contents are being fetched', async () => {
  const { hold, release } = holdRequests('**/assets/modal-*.js')
  const page = await browser.open('/docs/guide/docker', { prepare: hold })
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dockx')
  await page.keyboard.press('Backspace')
  release()
  const { field, options } = searchParts(page)
  await field.waitFor()
  await page.keyboard.type('er')
  expect(await field.inputValue()).toBe('docker')
  await options.first().waitFor()
})

it('shows that its contents could not be loaded, and tries again', async () => {
  const page = await browser.open('/docs/guide/docker', {
    expectErrors: true,
    prepare: (page) => page.route('**/assets/modal-*.js', (route) => route.abort()),
  })
  await hydrated(page)
  await page.keyboard.press('Control+k')
  const { dialog, field } = searchParts(page)
  await dialog.getByRole('alert').waitFor()
  expect(await dialog.textContent()).toContain('Unable to fetch results')
  await page.unroute('**/assets/modal-*.js')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await field.waitFor()
})

it('fills a narrow screen', async () => {
  const page = await browser.open('/docs/guide/docker', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await hydrated(page)
  await page.locator('header a[data-search]').tap()
  const { dialog, field, options } = searchParts(page)
  await field.fill('docker')
  await options.first().waitFor()
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  for (const box of await options.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  )) {
    expect(box.height).toBeGreaterThanOrEqual(36)
    expect(box.right).toBeLessThanOrEqual(390)
  }
})

it('has room for words in its field at 320 px with letters twice as large', async () => {
  const page = await browser.open('/docs/links', { viewport: { width: 320, height: 640 } })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const { field, dialog } = await openSearch(page)
  await field.fill('binary search')
  const clear = dialog.getByRole('button', { name: 'Clear' })
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  // Six letters of the usual width.
  expect((await field.boundingBox())?.width).toBeGreaterThan(6 * 32)
  for (const button of [clear, cancel]) {
    const place = await button.boundingBox()
    expect(place?.x).toBeGreaterThanOrEqual(0)
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(320)
  }
})
