import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser()

const visit = async (page: Page, query: string): Promise<string> => {
  const { field, options, dialog } = await openSearch(page)
  await field.fill(query)
  await options.first().waitFor()
  const href = (await options.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  return href
}

const shown = async (page: Page): Promise<Record<string, number>> => {
  const { groups, close, dialog } = await openSearch(page)
  const counts: Record<string, number> = {}
  for (const group of await groups.all())
    counts[(await group.getAttribute('aria-label')) ?? ''] = await group.getByRole('option').count()
  await close()
  await dialog.waitFor({ state: 'hidden' })
  return counts
}

it('keeps opened results, the newest first and each once, and opens them by keyboard', async () => {
  const page = await browser.open('/docs/links')
  const first = await visit(page, 'docker')
  const second = await visit(page, 'quicksort')
  await visit(page, 'docker')
  await page.reload()
  const { options, active } = await openSearch(page)
  expect(await options.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')))).toEqual([
    first,
    second,
  ])
  expect(await active.count()).toBe(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(second)
})

it('also keeps documents and sections that are opened from the page of results', async () => {
  const page = await browser.open('/search?q=docker')
  const section = page.locator('.search-found').first()
  const found = (await section.getAttribute('href')) ?? ''
  await section.click()
  await page.waitForURL(found)
  await page.goBack()
  const document = page.locator('.search-document a').first()
  const whole = (await document.getAttribute('href')) ?? ''
  const title = await document.textContent()
  await document.click()
  await page.waitForURL(whole)
  const { options } = await openSearch(page)
  expect(await options.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')))).toEqual([
    whole,
    found,
  ])
  expect(await options.first().textContent()).toContain(title)
})

it('turns recent results into favourites, and removes both', async () => {
  const page = await browser.open('/docs/links')
  await visit(page, 'docker')
  await visit(page, 'quicksort')
  const { dialog, field, groups } = await openSearch(page)
  await dialog.getByRole('button', { name: 'Save this search: Docker' }).click()
  expect(await groups.evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')))).toEqual(
    ['Recent', 'Favourites'],
  )
  await dialog.getByRole('button', { name: 'Remove from recent' }).click()
  expect(await groups.count()).toBe(1)
  await dialog.getByRole('button', { name: 'Remove from favourites' }).click()
  expect(await dialog.textContent()).toContain('No recent searches')
  expect(await field.count()).toBe(1)
})

it('keeps the focus among the buttons as entries come and go, and in the field when none is left', async () => {
  const page = await browser.open('/docs/links')
  await visit(page, 'docker')
  await visit(page, 'quicksort')
  const { dialog } = await openSearch(page)
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)
  await dialog.getByRole('button', { name: 'Save this search: Docker' }).focus()
  await page.keyboard.press('Enter')
  expect(await focused()).toBe('Remove from favourites: Docker')
  await page.keyboard.press('Enter')
  expect(await focused()).toBe('Remove from recent: Quicksort')
  await page.keyboard.press('Enter')
  expect(await focused()).toBe('Search the documentation')
})

it('shows seven recent results, or four of them and ten favourites', async () => {
  const search = (number: number) => ({ url: `/docs/x${number}`, title: `Title ${number}`, path: [], language: 'en' })
  const list = (length: number) => Array.from({ length }, (_, number) => search(number))
  const page = await browser.open('/docs/links', {
    prepare: (page) =>
      page.addInitScript(
        (stored) =>
          sessionStorage.getItem('seeded') ??
          (localStorage.setItem('searches', stored), sessionStorage.setItem('seeded', 'yes')),
        JSON.stringify({ recent: list(9), favourites: [] }),
      ),
  })
  expect(await shown(page)).toEqual({ Recent: 7 })
  await page.evaluate(
    (stored) => localStorage.setItem('searches', stored),
    JSON.stringify({ recent: list(7), favourites: list(12).map((entry) => ({ ...entry, url: `${entry.url}f` })) }),
  )
  expect(await shown(page)).toEqual({ Recent: 4, Favourites: 10 })
})

it.each([
  '{',
  '[]',
  'null',
  '{"recent":[{"url":"javascript:alert(1)","title":"x","path":[],"language":"en"}],"favourites":7}',
])('treats damaged storage as empty: %s', async (stored) => {
  const page = await browser.open('/docs/links', {
    prepare: (page) => page.addInitScript((value) => localStorage.setItem('searches', value), stored),
  })
  const { dialog } = await openSearch(page)
  expect(await dialog.textContent()).toContain('No recent searches')
  expect(browser.errorsOf(page)).toEqual([])
})

it('remembers results until the page is left when storage is blocked', async () => {
  const page = await browser.open('/docs/links', {
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }),
  })
  const href = await visit(page, 'docker')
  const { options } = await openSearch(page)
  expect(await options.first().getAttribute('href')).toBe(href)
})
