import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { countLoads } from './full-loads.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser({ mayHaveFiles: true })

it('shows results by section, at most five each, with marked matches', async () => {
  const page = await browser.open('/docs/links')
  const { field, groups, options, dialog } = await openSearch(page)
  await field.fill('array')
  await options.first().waitFor()
  for (const group of await groups.all()) expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5)
  expect(await groups.count()).toBeGreaterThan(1)
  const marks = await dialog.locator('mark').allTextContents()
  expect(marks.length).toBeGreaterThan(0)
  expect(marks.filter((mark) => !/^arrays?$/i.test(mark) && !/масс/i.test(mark))).toEqual([])
  await expect.poll(() => dialog.getByRole('status').textContent()).toMatch(/^\d+ results$/)
  expect(browser.errorsOf(page)).toEqual([])
})

it('narrows the results by section and language, from the keyboard', async () => {
  const page = await browser.open('/docs/links')
  const { field, groups, options, dialog } = await openSearch(page)
  await field.fill('array')
  await options.first().waitFor()
  const toggle = dialog.getByRole('button', { name: 'Filter' })
  for (let presses = 0; presses < 4 && !(await toggle.evaluate((it) => it === document.activeElement)); presses++)
    await page.keyboard.press('Tab')
  expect(await dialog.getByLabel('Section').count()).toBe(0)
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Section').waitFor()

  await page.keyboard.press('Tab')
  await page.keyboard.type('Gui')
  await expect.poll(() => groups.count()).toBe(1)
  expect(await dialog.locator('.search-label').textContent()).toBe('Guides')
  expect(await dialog.locator('.search-option').count()).toBeGreaterThan(5)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Rus')
  const all = dialog.locator('.search-all')
  await expect.poll(() => all.getAttribute('href')).toBe('/search?q=array&section=Guides&language=ru')
  await expect.poll(() => dialog.locator('.search-option:not([lang=ru])').count()).toBe(0)

  await field.fill('')
  await field.fill('docker')
  expect(await toggle.getAttribute('aria-expanded')).toBe('true')
  await toggle.click()
  await expect.poll(() => groups.count()).toBeGreaterThan(1)
  expect(browser.errorsOf(page)).toEqual([])
})

it.each([
  [1280, 10],
  [768, 5],
])('cuts snippets on %d px to %d words', async (width, words) => {
  const page = await browser.open('/docs/links', { viewport: { width, height: 800 } })
  const { field, options, dialog } = await openSearch(page)
  await field.fill('container remove')
  await options.first().waitFor()
  await page.waitForFunction(() => (document.querySelector('dialog .search-hit-snippet')?.textContent ?? '') !== '')
  const snippets = await dialog.locator('.search-hit-snippet').allTextContents()
  expect(snippets.length).toBeGreaterThan(0)
  expect(Math.max(...snippets.map((snippet) => snippet.replaceAll('…', ' ').trim().split(/\s+/).length))).toBe(words)
})

it('is a combobox whose options the arrows, Home and End choose and Enter opens, without a full load', async () => {
  const page = await browser.open('/docs/links')
  const { field, options, active, dialog } = await openSearch(page)
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  await field.fill('docker')
  await options.first().waitFor()
  const activeIndex = () =>
    options.evaluateAll((elements) => elements.findIndex((element) => element.getAttribute('aria-selected') === 'true'))
  const count = await options.count()
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  expect(await field.getAttribute('aria-controls')).toBe(await dialog.getByRole('listbox').getAttribute('id'))
  expect(await activeIndex()).toBe(0)
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', count - 1],
    ['ArrowDown', 0],
    ['End', count - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    expect(await activeIndex(), key).toBe(index)
    expect(await field.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'))
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  const loads = countLoads(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('/docs/guide/docker')
  await dialog.waitFor({ state: 'hidden' })
  expect(loads.count).toBe(0)
})

it('leaves the keys of an input method alone, also the Enter that Safari sends after the composition', async () => {
  const page = await browser.open('/docs/links')
  const { field, options, active } = await openSearch(page)
  await field.fill('docker')
  await options.first().waitFor()
  const first = await active.getAttribute('id')
  const press = (key: string, how: { isComposing?: boolean; keyCode?: number }) =>
    field.evaluate(
      (element, init) =>
        element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
      { key, ...how },
    )
  // True: no handler has used the key.
  for (const how of [{ isComposing: true }, { keyCode: 229 }])
    for (const key of ['Enter', 'ArrowDown']) expect(await press(key, how), key).toBe(true)
  expect(await active.getAttribute('id')).toBe(first)
  expect(await press('ArrowDown', { keyCode: 40 })).toBe(false)
  expect(page.url()).toMatch(/\/docs\/links$/)
})

it('opens a result in a new tab with Ctrl+Enter and stays', async () => {
  const page = await browser.open('/docs/links')
  const { field, options, dialog } = await openSearch(page)
  await field.fill('docker')
  await options.first().waitFor()
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')])
  await tab.waitForURL('/docs/guide/docker')
  expect(await dialog.isVisible()).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/docs/links')
})

it('leads to the section that was found', async () => {
  const page = await browser.open('/docs/links')
  const { field, options, dialog } = await openSearch(page)
  await field.fill('docker volumes')
  await options.first().waitFor()
  await dialog.locator('a[href="/docs/guide/docker#volumes"]').click()
  await page.waitForURL('/docs/guide/docker#volumes')
  await page.waitForFunction(
    () => Math.abs(document.querySelector('#volumes')?.getBoundingClientRect().top ?? Infinity) < 200,
  )
})

it('links to all results', async () => {
  const page = await browser.open('/docs/links')
  const { field, options } = await openSearch(page)
  await field.fill('docker')
  await options.first().waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.waitForURL('/search?q=docker')
  expect(await page.getByRole('searchbox').inputValue()).toBe('docker')
})

it.each(['dokcer', 'вщслук', 'докер', 'DOCKER', 'odcker'])('finds Docker for %s', async (query) => {
  const page = await browser.open('/docs/links')
  const { field, options } = await openSearch(page)
  await field.fill(query)
  await options.first().waitFor()
  expect(await options.first().getAttribute('href')).toBe('/docs/guide/docker')
})

it('shows the results of the first letter soon after it is typed on a new page', async () => {
  const page = await browser.open('/docs/links')
  const { field, options } = await openSearch(page)
  await field.press('d')
  await options.first().waitFor()
  expect(await options.first().textContent()).toMatch(/^d/i)
})
