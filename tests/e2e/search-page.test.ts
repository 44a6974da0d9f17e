import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'
import { frames } from './rest.ts'

const browser = useBrowser()
const hrefs = () => [...document.querySelectorAll('main ol a')].map((link) => link.getAttribute('href'))

it('answers the query of the address, and has it in the title', async () => {
  const page = await browser.open('/search?q=docker')
  await page.waitForSelector('main ol a')
  expect(await page.evaluate(hrefs)).toContain('/docs/guide/docker')
  expect(await page.getByRole('searchbox').inputValue()).toBe('docker')
  expect(await page.getByRole('searchbox').getAttribute('maxlength')).toBe('64')
  await page.waitForFunction(() => document.title === 'Search: docker | Dev Handbook')
  // The live region gets the same words once the reader rests.
  expect(
    await page
      .getByText(/^\d+ results?$/)
      .and(page.locator(':not(output)'))
      .count(),
  ).toBe(1)
  expect(browser.errorsOf(page)).toEqual([])
})

it('opens the index before hydration', async () => {
  const { hold, release } = holdRequests('**/assets/*.css')
  const page = await browser.open('/search?q=docker', { prepare: hold })
  await expect.poll(() => page.workers().length).toBe(1)
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined()
  release()
  await page.waitForSelector('main ol a')
  expect(page.workers()).toHaveLength(1)
})

it('replaces the address while the reader types, and adds a history entry on submit', async () => {
  const page = await browser.open('/docs/links')
  await hydrated(page)
  await page.evaluate(() => history.length)
  await page.goto('/search?q=docker')
  await hydrated(page)
  const field = page.getByRole('searchbox')
  const entries = await page.evaluate(() => history.length)
  await field.fill('quicksort')
  await page.waitForURL('/search?q=quicksort')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.waitForSelector('main ol a[href$="/quick-sort"]')
  await field.fill('regexp')
  await field.press('Enter')
  await page.waitForURL('/search?q=regexp')
  await field.fill('heap')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('/search?q=heap')
  await page.waitForSelector('main ol a[href$="/heap"]')
})

it('goes back and forward through queries and filters', async () => {
  const page = await browser.open('/search?q=array')
  await page.waitForSelector('main ol a')
  const all = await page.evaluate(hrefs)
  await page.locator('main').getByLabel('Language').selectOption('ru')
  await page.waitForURL('/search?q=array&language=ru')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main ol > li')].every((item) => item.getAttribute('lang') === 'ru'),
  )
  expect(await page.evaluate(hrefs)).not.toEqual(all)
  await page.goBack()
  await page.waitForURL('/search?q=array')
  await page.waitForFunction((count) => document.querySelectorAll('main ol a').length === count, all.length)
  expect(await page.locator('main').getByLabel('Language').inputValue()).toBe('')
  await page.goForward()
  await page.waitForURL('/search?q=array&language=ru')
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLSelectElement>('main select')?.form !== undefined &&
      [...document.querySelectorAll('main ol > li')].every((item) => item.getAttribute('lang') === 'ru'),
  )
  await page.waitForFunction(() => document.title === 'Search: array | Dev Handbook')
})

it('returns to the place in the results, also among additional results', async () => {
  const page = await browser.open('/search?q=react')
  await page.getByRole('button', { name: 'More results' }).click()
  await page.waitForFunction(() => document.querySelectorAll('main ol li').length > 30)
  const link = page.locator('main .search-document a').last()
  await link.scrollIntoViewIfNeeded()
  const place = () => link.evaluate((element) => [element.textContent, Math.round(element.getBoundingClientRect().top)])
  const before = await place()
  await link.click()
  await page.waitForURL(/\/docs\//)
  await page.goBack()
  await page.waitForURL('/search?q=react')
  await expect.poll(place).toEqual(before)
})

it('puts the typed query into the address before the reader opens the dialog', async () => {
  const page = await browser.open('/search')
  await hydrated(page)
  await page.clock.install()
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('docker')
  await page.keyboard.press('Control+k')
  await page.waitForURL('/search?q=docker')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  // An address that changes too late would close the dialog within this time.
  await page.clock.runFor(1000)
  await frames(page)
  expect(await page.getByRole('dialog').isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  expect(await page.getByRole('searchbox').inputValue()).toBe('dockers')
  await page.getByRole('link', { name: 'Links', exact: true }).click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
  await page.goBack()
  await page.waitForURL('/search?q=dockers')
})

it('filters by section and tag, also from the address', async () => {
  const page = await browser.open('/search?q=docker&section=Guides')
  await page.waitForSelector('main ol a')
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('main ol > li > p')]
        .map((label) => label.textContent)
        .every((text) => text === 'Guides'),
    ),
  ).toBe(true)
  expect(await page.locator('main').getByLabel('Section').inputValue()).toBe('Guides')
  await page.goto('/search?q=docker&tag=Nowhere')
  await page.getByText('No results for').waitFor()
})

it.each([
  [1280, 10],
  [768, 5],
])('cuts snippets on %d px to %d words', async (width, words) => {
  const page = await browser.open('/search?q=container+remove', { viewport: { width, height: 800 } })
  const snippets = page.locator('main .search-hit-snippet')
  await snippets.first().waitFor()
  const lengths = (await snippets.allTextContents()).map(
    (snippet) => snippet.replaceAll('…', ' ').trim().split(/\s+/).length,
  )
  expect(Math.max(...lengths)).toBe(words)
})

it('shows twenty results, and more on a press', async () => {
  const page = await browser.open('/search?q=array')
  await page.waitForSelector('main ol a')
  // A result is a section below its document, or the document itself, which is also the heading of its sections.
  const count = () =>
    page.evaluate(() => ({
      sections: document.querySelectorAll('main ol ul a').length,
      all: document.querySelectorAll('main ol a').length,
    }))
  const first = await count()
  expect(first.sections).toBeLessThanOrEqual(20)
  expect(first.all).toBeGreaterThanOrEqual(20)
  await page.getByRole('button', { name: 'More results' }).click()
  await page.waitForFunction((last) => document.querySelectorAll('main ol a').length > last, first.all)
  const second = await count()
  expect(second.sections).toBeLessThanOrEqual(40)
  expect(second.all).toBeGreaterThanOrEqual(40)
})

it.each(['<img src=x onerror=alert(1)>', '😀', '%F0%9F', 'x'.repeat(10_000), '\u0000', '../..', '__proto__'])(
  'is harmless for the query %s',
  async (query) => {
    const page = await browser.open(`/search?q=${encodeURIComponent(query)}`)
    await hydrated(page)
    await page.waitForFunction(
      () =>
        document.querySelector('main ol a') !== null ||
        document.body.textContent.includes('No results for') ||
        document.body.textContent.includes('Type to search'),
    )
    expect(await page.locator('main img').count()).toBe(0)
    expect((await page.getByRole('searchbox').inputValue()).length).toBeLessThanOrEqual(64)
    expect(browser.errorsOf(page)).toEqual([])
  },
)

it('explains without script that the search needs it, and links to the lists', async () => {
  const page = await browser.open('/search?q=docker', { javaScriptEnabled: false })
  expect(await page.locator('main').textContent()).toContain('needs JavaScript')
  await page.getByRole('link', { name: 'All tags' }).click()
  await page.waitForURL('/docs/tags')
})

it('opens the dialog on the results page as well', async () => {
  const page = await browser.open('/search?q=docker')
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').waitFor()
})
