import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

it('works with headings whose ids equal names of parts of the page, and links lead to them', async () => {
  const names = ['payload', 'app']
  const rename = (html: string): string =>
    html.replaceAll(/(<h2[^>]* id=")[^"]+/g, (all, start: string) => (names.length > 0 ? start + names.shift() : all))
  const page = await browser.open('/docs/guide/docker#app', {
    prepare: (page) =>
      page.route('**/docs/guide/docker', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: rename(await response.text()) })
      }),
  })
  await hydrated(page)
  expect(await page.locator(':target').evaluate(({ tagName }) => tagName)).toBe('H2')
  await page.context().close()
})
