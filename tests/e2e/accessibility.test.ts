import { expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { hydrated, useBrowser } from './browser.ts'
import { atRest } from './rest.ts'

const browser = useBrowser()
const paths = [
  '/',
  '/docs',
  '/docs/guide/docker',
  '/docs/cheatsheet/intro-cheatsheet',
  '/docs/cheatsheet/regexp',
  '/docs/cheatsheet/sql',
  '/docs/algorithms-data-structures/algorithms/sort/quick-sort',
  '/docs/tags',
  '/docs/tags/docker',
  '/search',
  '/docs/nowhere',
]

const rules = { 'target-size': { enabled: true } }

// One page serves all sizes and modes of a path: axe does not depend on how the page got its width and its colours.
it.each(paths)('has nothing that axe finds in light and dark, at 1440 and 390 px: %s', async (path) => {
  const page = await browser.open(path, { expectErrors: true, bypassCSP: true })
  await hydrated(page)
  // During a transition, a colour has a contrast of its own.
  await page.addStyleTag({ content: '* { transition: none !important }' })
  const found: string[] = []
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of ['light', 'dark']) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme)
      await atRest(page)
      found.push(...(await violationsOf(page, { rules })).map((violation) => `${theme} ${width} ${violation}`))
    }
  }
  expect(found).toEqual([])
})

it.each(['/docs/algorithms-data-structures/intro-algorithms', '/docs/algorithms-data-structures/data-structures/lru'])(
  'lets the keyboard reach every box that scrolls sideways on %s, in the narrowest window',
  async (path) => {
    const page = await browser.open(path, { viewport: { width: 320, height: 800 }, bypassCSP: true })
    await hydrated(page)
    await page.addStyleTag({ content: 'article > * { content-visibility: visible !important }' })
    const scrolling = await page
      .locator('article :is(.table, .figure-scroll)')
      .evaluateAll((boxes) =>
        boxes
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map((box) => [
            (box as HTMLElement).tabIndex,
            box.getAttribute('aria-label') ?? box.querySelector('[aria-label]')?.ariaLabel ?? '',
          ]),
      )
    expect(scrolling.length).toBeGreaterThan(0)
    for (const [tabIndex, name] of scrolling) expect([tabIndex, name]).toEqual([0, expect.stringMatching(/./)])
  },
)
