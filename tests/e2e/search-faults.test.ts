import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { faults, startFaultyServer, type FaultyServer } from './faulty-server.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser()
let server: FaultyServer
beforeAll(async () => {
  server = await startFaultyServer(resolve(import.meta.dirname, '../..'))
})
afterEach(() => server.release())
afterAll(() => server.close())

/** Addresses of the search index. */
const index = /^\/search\//

const parts = [
  ['manifest', /\/search\/manifest\.json/],
  ['shards', /\/search\/shards\//],
  ['worker', /\/assets\/worker-/],
] as const

for (const [part, pattern] of parts) {
  for (const kind of faults.filter((fault) => fault !== 'slow')) {
    it(`says so when the ${part} of the search is ${kind}, and works again at the next keystroke`, async () => {
      server.setFault({ pattern, kind })
      const page = await browser.open('/docs/links', { site: server.origin, expectErrors: true })
      const { dialog, field, options } = await openSearch(page)
      await field.fill('docke')
      await dialog.getByRole('alert').waitFor()
      expect(await dialog.getByRole('alert').textContent()).toContain(
        'Unable to fetch resultsYou might want to check your network connection.',
      )
      expect(await options.count()).toBe(0)
      server.setFault(undefined)
      await field.press('End')
      await field.press('r')
      await options.first().waitFor()
      expect(await options.first().getAttribute('href')).toBe('/docs/guide/docker')
    })
  }
}

it('shows that a search is slow, then its results', async () => {
  const page = await browser.open('/docs/links', { site: server.origin })
  const { dialog, field, options } = await openSearch(page)
  await field.fill('do')
  await options.first().waitFor()
  server.hold(index)
  await field.fill('quicksort')
  await dialog.getByText('Searching…').waitFor({ state: 'attached' })
  server.release()
  await dialog.locator('a[href$="/quick-sort"]').waitFor()
  await dialog.getByText('Searching…').waitFor({ state: 'detached' })
  expect(browser.errorsOf(page)).toEqual([])
})

it('shows the results of the last keystroke, in any order of the answers', async () => {
  const page = await browser.open('/docs/links', { site: server.origin })
  const { field, options } = await openSearch(page)
  server.hold(index)
  await page.keyboard.type('regular expressions')
  await expect.poll(() => server.waiting()).toBeGreaterThan(0)
  // The newest request is answered first.
  server.release()
  await page.waitForFunction(
    () => document.querySelector('dialog [role=option]')?.getAttribute('href') === '/docs/cheatsheet/regexp',
  )
  expect(await field.inputValue()).toBe('regular expressions')
  expect(await options.first().getAttribute('href')).toBe('/docs/cheatsheet/regexp')
})

it('opens all results when Enter comes before the answer, and opens the result that the reader chose', async () => {
  const page = await browser.open('/docs/links', { site: server.origin })
  const { field, options, active } = await openSearch(page)
  await field.fill('docker')
  await options.first().waitFor()
  server.hold(index)
  await field.fill('quicksort')
  await page.keyboard.press('ArrowDown')
  const chosen = (await active.getAttribute('href')) ?? ''
  expect(chosen).toContain('docker')
  await page.keyboard.press('Enter')
  await page.waitForURL(chosen)
  server.release()
  const again = await openSearch(page)
  await again.field.fill('docker')
  await again.options.first().waitFor()
  server.hold(index)
  await again.field.fill('webpack')
  await page.keyboard.press('Enter')
  await page.waitForURL('/search?q=webpack')
  server.release()
})

it('reports an empty result, suggests another search, and links to a place for reports', async () => {
  const page = await browser.open('/docs/links', { site: server.origin })
  const { dialog, field, options } = await openSearch(page)
  const message = dialog.locator('.search-message')
  // No part of this query has results either, so only the advice is shown.
  await field.fill('qzxwvk jjjqqq')
  await message.waitFor()
  expect(await message.locator('p').allTextContents()).toEqual([
    'No results for “qzxwvk jjjqqq”',
    'Try another search',
    'Believe this query should return results? Let us know.',
  ])
  expect(await message.getByRole('button').count()).toBe(0)
  expect(await dialog.getByRole('link', { name: 'Let us know.' }).getAttribute('href')).toBe(
    'https://example.com/dev-handbook',
  )
  expect(await options.count()).toBe(0)
  await expect.poll(() => dialog.getByRole('status').textContent()).toContain('No results for')
  expect(await field.getAttribute('aria-expanded')).toBe('false')
})

it('offers the part of a query that has results, and searches for it at a press', async () => {
  const page = await browser.open('/docs/links', { site: server.origin })
  const { dialog, field, options } = await openSearch(page)
  await field.fill('docker qzxwvk jjjqqq wwxxzq vvkkzq')
  await dialog.locator('.search-message').getByRole('button', { name: 'docker' }).click()
  expect(await field.inputValue()).toBe('docker')
  await options.first().waitFor()
  expect(await options.first().getAttribute('href')).toBe('/docs/guide/docker')
  const leftOut = dialog.locator('.search-left-out')
  expect(await leftOut.count()).toBe(0)
  await field.fill('docker compose qzxwvk')
  await expect.poll(() => leftOut.allTextContents()).toEqual(['Left out: “qzxwvk”.'])
  expect(await options.count()).toBeGreaterThan(1)
})

it.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '😀😀', '%', '\\', 'я'.repeat(64)])(
  'is harmless for %s',
  async (query) => {
    const page = await browser.open('/docs/links', { site: server.origin })
    const { dialog, field } = await openSearch(page)
    await field.fill(query)
    await page.waitForFunction(() => document.querySelector('dialog output')?.textContent !== '')
    expect(await dialog.locator('img, script').count()).toBe(0)
    expect(browser.errorsOf(page)).toEqual([])
  },
)
