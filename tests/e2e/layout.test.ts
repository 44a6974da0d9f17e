import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { noteShifts, shiftsOf } from './layout-shifts.ts'

const browser = useBrowser()
const paths = [
  '/',
  '/docs',
  '/docs/guide/docker',
  '/docs/cheatsheet/intro-cheatsheet',
  '/docs/cheatsheet/regexp',
  '/docs/other/js-questions',
  '/docs/tags',
  '/docs/tags/docker',
  '/search',
  '/docs/nowhere',
]

/** Scrolls every part of a page into view for a frame. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })

/**
 * Makes letters twice as large, and shows every part once: parts that were out of view are then laid out, and may be
 * wider.
 */
const enlarge = async (page: Page): Promise<number> => {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await scrollThrough(page)
  return page.evaluate(() => document.documentElement.scrollWidth)
}

it.each(paths)(
  'does not shift while it loads, and never overflows sideways from 320 px up, also with double letter size: %s',
  async (path) => {
    const page = await browser.open(path, { expectErrors: true, prepare: noteShifts })
    await hydrated(page)
    // The part that loads last: its script is fetched once the page is hydrated.
    await page.waitForSelector('[data-offline-open]', { state: 'attached' })
    expect(await shiftsOf(page)).toEqual([])

    const overflowing: string[] = []
    for (const width of [2560, 1920, 1440, 1280, 1100, 997, 996, 900, 768, 640, 480, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const extent = await page.evaluate(() => document.documentElement.scrollWidth)
      if (extent > width) overflowing.push(`${width}: ${extent}`)
    }
    expect(overflowing).toEqual([])

    await page.setViewportSize({ width: 320, height: 800 })
    expect(await enlarge(page)).toBeLessThanOrEqual(320)
  },
)

it('keeps an article without an outline under its title', async () => {
  const page = await browser.open('/docs/links', {
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
    prepare: (page) =>
      page.route('**/docs/links', async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        await route.fulfill({
          response,
          body: html
            .replace(/<nav\b(?:(?!<nav\b).)*?<details\b.*?<\/details><\/nav>(?=<article)/s, '')
            .replace(/ data-contents="[^"]*"/, ''),
        })
      }),
  })
  expect(
    await page.locator('main article').evaluate((article) => article.parentElement?.querySelector(':scope > nav')),
  ).toBeNull()
  const [title, article] = await Promise.all(
    ['main h1', 'main article'].map((selector) => page.locator(selector).boundingBox()),
  )
  expect(article?.x).toBe(title?.x)
})

it('never overflows sideways with letters one and a half times as large as usual', async () => {
  const page = await browser.open('/docs/guide/docker', {
    prepare: async (page) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } })
    },
  })
  await hydrated(page)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px')
  const overflowing: string[] = []
  for (const width of [360, 390, 600, 768, 1000, 1200, 1440, 1500, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const extent = await page.evaluate(() => document.documentElement.scrollWidth)
    if (extent > width) overflowing.push(`${width}: ${extent}`)
  }
  expect(overflowing).toEqual([])
})

it.each(['/search?q=react', '/docs/cheatsheet/html5', '/docs/algorithms-data-structures/algorithms/sort/quick-sort'])(
  'never overflows sideways at 320 px with letters twice as large: %s',
  async (path) => {
    const page = await browser.open(path, { expectErrors: true, viewport: { width: 320, height: 800 } })
    await hydrated(page)
    expect(await enlarge(page)).toBeLessThanOrEqual(320)
  },
)

// The titles on these pages depend on the dates of the last changes.
it.each(['/', '/docs', '/docs/tags', '/docs/tags/react'])(
  'breaks words that are longer than a narrow screen in every title: %s',
  async (path) => {
    const page = await browser.open(path, { viewport: { width: 320, height: 800 } })
    await hydrated(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      for (const part of document.querySelectorAll('main li a, main li a *'))
        if (part.childElementCount === 0 && /\p{L}{2}/u.test(part.textContent ?? ''))
          part.textContent = 'Internationalization'
    })
    await scrollThrough(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  },
)
