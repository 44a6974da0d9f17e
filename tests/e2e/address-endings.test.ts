import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

for (const ending of ['.html', '/index.html', '/']) {
  it(`shows /docs/links for /docs/links${ending} on a host that does not redirect`, async () => {
    const page = await browser.open(`/docs/links${ending}?from=elsewhere#main`, {
      prepare: (page) =>
        page.route(`**/docs/links${ending}*`, async (route) =>
          route.fulfill({ response: await route.fetch({ url: new URL('/docs/links', route.request().url()).href }) }),
        ),
    })
    await hydrated(page)
    const { pathname, search, hash } = new URL(page.url())
    expect(pathname + search + hash).toBe('/docs/links?from=elsewhere#main')
  })

  it(`shows /docs/links after a click on a link to /docs/links${ending}`, async () => {
    const page = await browser.open('/docs/guide/docker')
    await hydrated(page)
    await page.evaluate((href) => {
      const link = document.querySelector('h1')?.appendChild(document.createElement('a'))
      if (!link) throw new Error('The page has no title.')
      Object.assign(link, { href, id: 'odd', textContent: 'odd' })
      Object.assign(window, { sameDocument: true })
    }, `/docs/links${ending}?x=1`)
    await page.locator('#odd').click()
    await page.waitForURL('/docs/links?x=1')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
}
