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
