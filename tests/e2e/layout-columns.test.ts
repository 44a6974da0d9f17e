import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser({ mayHaveFiles: true })
const everythingLaidOut = '* { content-visibility: visible !important }'

it.each([
  [1100, 'beside'],
  [1280, 'beside'],
  [1920, 'beside'],
  [1000, 'above'],
  [960, 'beside'],
  [768, 'above'],
])('shows the contents of a guide at %i px %s the text, in lines of 60 to 75 letters', async (width, place) => {
  const page = await browser.open('/docs/guide/http', { viewport: { width, height: 900 } })
  // A paragraph that is not laid out, as before the first frame of the page, has no `innerText`.
  await page.addStyleTag({ content: everythingLaidOut })
  const { outline, article, letters } = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect
    // The longest paragraphs have mostly full lines. The number of letters divided by the number of lines gives the
    // usual length of a line. One paragraph alone may consist of narrow letters.
    const paragraphs = [...document.querySelectorAll<HTMLElement>('.article > p')].filter(
      (one) => one.innerText.length > 250 && !one.querySelector('code'),
    )
    const sum = (count: (one: HTMLElement) => number) => paragraphs.reduce((total, one) => total + count(one), 0)
    const lines = sum((one) => Math.round(one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight)))
    const letters = sum((one) => one.innerText.length) / lines
    return { outline: box('nav:has(> details)'), article: box('.article'), letters }
  })
  expect(outline.left > article.right ? 'beside' : outline.bottom <= article.top ? 'above' : 'over').toBe(place)
  // An average line is shorter than the longest line by one word, and a paragraph's last line is shorter still.
  expect(letters).toBeGreaterThan(52)
  expect(letters).toBeLessThan(76)
})

it.each(['zod', 'git', 'react-table'])('fills both columns of the sheet %s, and cuts no code', async (sheet) => {
  const page = await browser.open(`/docs/cheatsheet/${sheet}`, { viewport: { width: 1440, height: 900 } })
  await page.addStyleTag({ content: everythingLaidOut })
  const groups = await page.evaluate(() =>
    [...document.querySelectorAll('.article > .entries')]
      .filter((group) => group.children.length > 1)
      .map((group) => {
        const { left, width, height } = group.getBoundingClientRect()
        const parts = [...group.querySelectorAll('.entry > *')].flatMap((part) => [...part.getClientRects()])
        const bottom = (side: boolean) =>
          Math.max(...parts.filter((part) => part.left < left + width / 2 === side).map((part) => part.bottom))
        return { height, gap: Math.abs(bottom(true) - bottom(false)) }
      }),
  )
  expect(groups.length).toBeGreaterThan(3)
  // A table or a demo does not break, so the columns may differ by its height. In an earlier version, half a screen
  // stayed empty.
  for (const { gap, height } of groups) expect(gap).toBeLessThan(Math.max(240, height / 4))
  const cut = await page.evaluate(
    () => [...document.querySelectorAll('.entry pre')].filter((code) => code.scrollWidth > code.clientWidth + 1).length,
  )
  expect(cut).toBe(0)
})

it('uses the width of a wide screen for the results of a search', async () => {
  const page = await browser.open('/search?q=map', { viewport: { width: 1440, height: 900 } })
  await hydrated(page)
  await page.locator('.search-documents li').first().waitFor()
  const results = await page.locator('.search-documents').boundingBox()
  expect((results?.x ?? 0) + (results?.width ?? 0)).toBeGreaterThan(1440 * 0.8)
})
