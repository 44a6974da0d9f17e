import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

describe('the letters above the tags', () => {
  it.each([320, 390, 768, 1024, 1440])('stand in rows of about the same length at %i px', async (width) => {
    const page = await browser.open('/docs/tags', { viewport: { width, height: 900 } })
    const lengths = await page.locator('main nav a').evaluateAll((links) => {
      const tops = links.map((link) => Math.round(link.getBoundingClientRect().top))
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    })
    expect(lengths.length).toBeGreaterThan(0)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(Math.max(...lengths) * 0.6)
    expect(width === 1440 ? lengths.length : 1).toBe(1)
  })
})

describe('the buttons above questions', () => {
  it.each([320, 390, 768, 1440])('begin a row of their own at %i px', async (width) => {
    const page = await browser.open('/docs/other/js-questions', { viewport: { width, height: 900 } })
    const tools = page.locator('.question-tools fieldset')
    const [row, levels, buttons] = await Promise.all([tools, tools.locator('label').last(), tools.locator('div')].map((part) => part.boundingBox()))
    expect(buttons?.y).toBeGreaterThanOrEqual((levels?.y ?? Infinity) + (levels?.height ?? 0) - 1)
    expect(buttons?.x).toBe(row?.x)
  })

  it('end the row of the levels where they fit beside them', async () => {
    const page = await browser.open('/docs/other/js-questions', { viewport: { width: 1440, height: 900 } })
    await page.locator('.question-tools label').evaluateAll((labels) => labels.slice(2).forEach((label) => label.remove()))
    const tools = page.locator('.question-tools fieldset')
    const [row, buttons] = await Promise.all([tools, tools.locator('div')].map((part) => part.boundingBox()))
    expect((buttons?.x ?? 0) + (buttons?.width ?? 0)).toBeCloseTo((row?.x ?? -1) + (row?.width ?? 0), 0)
  })
})

it('begins the row with “Copy page” where it does not fit beside the facts', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 390, height: 844 } })
  const [title, button] = await Promise.all(['main h1', 'main header button'].map((selector) => page.locator(selector).boundingBox()))
  expect(button?.x).toBe(title?.x)
})

it('lets the first line of code scroll out from under the button that a touch screen shows all the time', async () => {
  const page = await browser.open('/docs/cheatsheet/regexp', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await hydrated(page)
  const hidden = await page.locator('.code').evaluateAll(async (blocks) => {
    const covered: string[] = []
    for (const block of blocks.slice(0, 12)) {
      block.scrollIntoView()
      await new Promise(requestAnimationFrame)
      const [pre, code, button] = ['pre', 'code', '.code-copy'].map((selector) => block.querySelector(selector))
      if (!pre || !code || !button) throw new Error('A code block without code or button.')
      pre.scrollLeft = pre.scrollWidth
      const line = document.createRange()
      line.selectNodeContents(code)
      const [first] = [...line.getClientRects()].toSorted((a, b) => a.top - b.top)
      const onFirst = [...line.getClientRects()].filter((rect) => first && Math.abs(rect.top - first.top) < 3)
      const end = Math.max(...onFirst.map(({ right }) => right))
      if (end > button.getBoundingClientRect().left) covered.push(code.textContent?.split('\n')[0] ?? '')
    }
    return covered
  })
  expect(hidden).toEqual([])
})

it('mirrors what points to a side where the page reads from right to left', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 1440, height: 900 } })
  const turned = () => page.locator('aside button[aria-expanded="false"]').first().evaluate((caret) => getComputedStyle(caret, '::before').rotate)
  expect(await turned()).toBe('45deg')
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await expect.poll(turned).toBe('-135deg')
})
