import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

it('starts on an entry of the history whose place an older version of the site has kept in another form', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/data-structures/lru')
  await hydrated(page)
  // After what this version keeps when it leaves.
  await page.addInitScript(() =>
    sessionStorage.setItem(navigation.currentEntry?.key ?? '', JSON.stringify({ scroll: { index: 3, top: -20 } })),
  )
  await page.reload()
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.locator('article a[href^="/docs/"]').first().click()
  await page.waitForURL((url) => !url.pathname.endsWith('/lru'))
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})
