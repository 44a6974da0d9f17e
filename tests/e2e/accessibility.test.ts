import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()
const axe = createRequire(import.meta.url).resolve('axe-core')
const paths = ['/', '/docs', '/docs/guide/docker', '/docs/cheatsheet/intro-cheatsheet', '/docs/cheatsheet/regexp', '/docs/tags', '/docs/tags/docker', '/search', '/docs/nowhere']

for (const theme of ['light', 'dark']) {
  for (const width of [1440, 390]) {
    it(`has nothing that axe finds, ${theme}, ${width} px`, async () => {
      const found: string[] = []
      const page = await browser.open('/', {
        expectErrors: true,
        bypassCSP: true,
        viewport: { width, height: 900 },
        prepare: (page) => page.addInitScript((theme) => localStorage.setItem('theme', theme), theme),
      })
      for (const path of paths) {
        await page.goto(path)
        await hydrated(page)
        // axe takes what is not laid out yet for text without a ground.
        await page.addStyleTag({ content: 'article > *, .entries > * { content-visibility: visible !important }' })
        await page.addScriptTag({ path: axe })
        const violations = await page.evaluate(async () => {
          const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run()
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(', ')}`)
        })
        found.push(...violations.map((violation) => `${path} ${violation}`))
      }
      expect(found).toEqual([])
    })
  }
}

it.each(['/docs/algorithms-data-structures/intro-algorithms', '/docs/algorithms-data-structures/data-structures/lru'])('reaches what scrolls sideways on %s by the keyboard, as narrow as it gets', async (path) => {
  const page = await browser.open(path, { viewport: { width: 320, height: 800 }, bypassCSP: true })
  await hydrated(page)
  await page.addStyleTag({ content: 'article > * { content-visibility: visible !important }' })
  const scrolling = await page.locator('article :is(.table, .figure-scroll)').evaluateAll((boxes) =>
    boxes.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map((box) => [(box as HTMLElement).tabIndex, box.getAttribute('aria-label') ?? box.querySelector('[aria-label]')?.ariaLabel ?? '']),
  )
  expect(scrolling.length).toBeGreaterThan(0)
  for (const [tabIndex, name] of scrolling) expect([tabIndex, name]).toEqual([0, expect.stringMatching(/./)])
})
