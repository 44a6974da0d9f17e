import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

// Rules for paper are in the style sheet that a page loads with its scripts, before it is hydrated.
const browser = useBrowser()

it('prints the document without the chrome', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  const visible = await page.evaluate(() =>
    ['header[class]', 'aside', 'body footer', 'nav details', '#announcement', 'h1', 'article'].map((selector) => [
      selector,
      document.querySelector(selector)?.checkVisibility() ?? false,
    ]),
  )
  expect(Object.fromEntries(visible)).toMatchObject({
    aside: false,
    'nav details': false,
    '#announcement': false,
    h1: true,
    article: true,
  })
})

it('prints the answers of questions without the triangles of closed folds', async () => {
  const page = await browser.open('/docs/other/css-questions')
  await hydrated(page)
  const fold = page.locator('.question > details').first()
  const marker = () => fold.locator('summary').evaluate((summary) => getComputedStyle(summary).listStyleType)
  expect(await marker()).toBe('disclosure-closed')
  await page.emulateMedia({ media: 'print' })
  expect(await marker()).toBe('none')
  expect(await fold.locator('p').first().isVisible()).toBe(true)
})

it.each([
  { paper: 'upright', viewport: { width: 690, height: 980 } },
  { paper: 'in landscape', viewport: { width: 1046, height: 690 } },
])('gives text the width of the paper $paper', async ({ viewport }) => {
  const page = await browser.open('/docs/guide/docker', { viewport })
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  const [article, text] = await Promise.all(
    ['article', 'article > p'].map((selector) => page.locator(selector).first().boundingBox()),
  )
  expect(text?.width).toBe(article?.width)
  expect(text?.width).toBeGreaterThan(600)
})

it('prints the whole code of a player, and no dark background at the current step', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/algorithms/sort/quick-sort', {
    viewport: { width: 690, height: 980 },
  })
  await hydrated(page)
  const code = page.locator('.player .code pre')
  const hidden = () => code.evaluate((element) => element.scrollHeight - element.clientHeight)
  expect(await hidden()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await hidden()).toBe(0)
  expect(
    await code
      .locator('.hl')
      .first()
      .evaluate((line) => getComputedStyle(line).backgroundColor),
  ).toBe('rgb(238, 238, 238)')
})

it('prints the names of files dark enough for white paper', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  const color = () =>
    page
      .locator('.code figcaption')
      .first()
      .evaluate((caption) => getComputedStyle(caption).color)
  expect(await color()).not.toBe('rgb(85, 85, 85)')
  await page.emulateMedia({ media: 'print' })
  expect(await color()).toBe('rgb(85, 85, 85)')
})
