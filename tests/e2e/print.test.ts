import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

it('prints the document without the chrome', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  const visible = await page.evaluate(() =>
    ['header[class]', 'aside', 'body footer', 'nav details', '#announcement', 'h1', 'article'].map((selector) => [selector, document.querySelector(selector)?.checkVisibility() ?? false]),
  )
  expect(Object.fromEntries(visible)).toMatchObject({ aside: false, 'nav details': false, '#announcement': false, h1: true, article: true })
})

it('gives text the width of the paper', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 690, height: 980 } })
  await page.emulateMedia({ media: 'print' })
  const [article, text] = await Promise.all(['article', 'article > p'].map((selector) => page.locator(selector).first().boundingBox()))
  expect(text?.width).toBe(article?.width)
})
