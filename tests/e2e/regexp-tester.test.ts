import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'

const browser = useBrowser()
const path = '/docs/cheatsheet/regexp'
const island = '[data-island=regexp-tester]'
const runaway = 'One that never ends'

const marks = (page: Page) => page.locator(`${island} mark`).allTextContents()
const status = (page: Page) => page.locator(`${island} output`)
const field = (page: Page, name: string) => page.locator(island).getByLabel(name, { exact: true })
const flag = (page: Page, name: string) => page.locator(island).getByRole('checkbox', { name: new RegExp(`^${name}:`) })

const openTester = async (options: Parameters<typeof browser.open>[1] = {}) => {
  const page = await browser.open(path, options)
  await hydrated(page)
  await page.evaluate((island) => document.querySelector(island)?.scrollIntoView({ block: 'center' }), island)
  await page.waitForSelector(`${island}[data-alive]`)
  return page
}

describe('tester of regular expressions', () => {
  it('is a worked example without script', async () => {
    const page = await browser.open(path, { javaScriptEnabled: false })
    expect(await marks(page)).toEqual(['2024-06-26', '2025-06-25'])
    expect(await page.locator(`${island} th[scope=row]`).allTextContents()).toEqual([
      '1 year',
      '2 month',
      '3 day',
      '1 year',
      '2 month',
      '3 day',
    ])
    expect(await page.locator(`${island} form`).isVisible()).toBe(false)
  })

  it('shows matches, groups and the replaced text during typing, and loads nothing before', async () => {
    const requests: string[] = []
    const page = await openTester({
      prepare: async (page) => page.on('request', (request) => requests.push(request.url())),
    })
    expect(requests.filter((url) => url.includes('match-worker'))).toEqual([])
    await field(page, 'Pattern').fill(String.raw`(?<word>\w)(\d)?`)
    await field(page, 'Text').fill('a1 b\nc')
    await field(page, 'Replacement').fill('<$<word>>')
    await expect.poll(() => marks(page)).toEqual(['a1', 'b', 'c'])
    await expect.poll(() => page.locator(`${island} figure:last-child pre`).innerText()).toBe('<a> <b>\n<c>')
    expect(await page.locator(`${island} tbody`).nth(1).locator('th, td').allInnerTexts()).toEqual([
      '2',
      'b',
      '[3, 4]',
      '1 word',
      'b',
      '[3, 4]',
      '2',
      'undefined',
      '–',
    ])
    expect(await status(page).innerText()).toBe('3 matches.')
    await flag(page, 'g').uncheck()
    await expect.poll(() => marks(page)).toEqual(['a1'])
    await flag(page, 'u').check()
    await flag(page, 'v').check()
    expect(await flag(page, 'u').isChecked()).toBe(false)
    await expect.poll(() => page.locator(`${island} figcaption code`).innerText()).toContain(')?/v,')
    expect(browser.errorsOf(page)).toEqual([])
  })

  it('shows the browser’s error, and continues with the next letter', async () => {
    const page = await openTester()
    await field(page, 'Pattern').fill('(a')
    await expect.poll(() => status(page).innerText()).toMatch(/^Not a pattern yet\. .*Unterminated group/)
    expect(await field(page, 'Pattern').getAttribute('aria-invalid')).toBe('true')
    await field(page, 'Pattern').press('End')
    await page.keyboard.type('dded|on)')
    await expect.poll(() => marks(page)).toEqual(['on', 'on'])
    expect(await field(page, 'Pattern').getAttribute('aria-invalid')).toBe('false')
  })

  it('stops a pattern that never ends, while the page still responds, and links to the explanation', async () => {
    const page = await openTester()
    await field(page, 'Example').selectOption(runaway)
    expect(await field(page, 'Pattern').inputValue()).toBe('(a+)+$')
    expect(await field(page, 'Text').inputValue()).toBe(`${'a'.repeat(32)}!`)
    await page.evaluate(() => {
      let last = performance.now()
      let longest = 0
      const beat = () => {
        const now = performance.now()
        longest = Math.max(longest, now - last)
        last = now
        Object.assign(window, { longest })
        setTimeout(beat, 10)
      }
      beat()
    })
    await expect
      .poll(() => status(page).innerText())
      .toMatch(/^Stopped after half a second\..*catastrophic backtracking/)
    // On the page’s own thread, the pattern would run for minutes. A busy machine delays the page too, but not that
    // long.
    expect(await page.evaluate(() => (window as unknown as { longest: number }).longest)).toBeLessThan(2000)
    await field(page, 'Pattern').fill('a+!')
    await expect.poll(() => marks(page)).toEqual([`${'a'.repeat(32)}!`])
    await field(page, 'Example').selectOption(runaway)
    await status(page).getByRole('link').click()
    await page.waitForURL('**#backtracking')
    expect(await page.locator('#backtracking').count()).toBe(1)
    expect(browser.errorsOf(page)).toEqual([])
  })

  it('shows that the worker cannot be loaded, and tries again', async () => {
    const page = await openTester({
      expectErrors: true,
      prepare: (page) => page.route('**/match-worker-*.js', (route) => route.abort(), { times: 1 }),
    })
    await field(page, 'Pattern').fill('on')
    await status(page).getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => marks(page)).toEqual(['on', 'on'])
  })

  it('keeps text that was typed before hydration', async () => {
    const { hold, release } = holdRequests('**/regexp-tester-*.js')
    const page = await browser.open(path, { prepare: hold })
    await field(page, 'Pattern').fill('came')
    await field(page, 'Text').fill('came\nlate')
    await flag(page, 'g').uncheck()
    release()
    await expect.poll(() => marks(page)).toEqual(['came'])
    expect(await field(page, 'Pattern').inputValue()).toBe('came')
    expect(await field(page, 'Text').inputValue()).toBe('came\nlate')
    expect(await flag(page, 'g').isChecked()).toBe(false)
  })

  it('keeps the reader’s pattern and text while they look at another page', async () => {
    const page = await openTester()
    await field(page, 'Pattern').fill('came')
    await field(page, 'Text').fill('came, came')
    await expect.poll(() => marks(page)).toEqual(['came', 'came'])
    await page.locator('header a[href="/docs/links"]').click()
    await page.waitForURL('**/docs/links')
    await page.goBack()
    await expect.poll(() => marks(page)).toEqual(['came', 'came'])
    expect(await field(page, 'Pattern').inputValue()).toBe('came')
    expect(await field(page, 'Text').inputValue()).toBe('came, came')
  })

  it('fits a phone', async () => {
    const page = await openTester({ viewport: { width: 390, height: 844 } })
    await field(page, 'Text').fill('2024-06-26'.repeat(40))
    await expect.poll(() => marks(page)).toHaveLength(40)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
