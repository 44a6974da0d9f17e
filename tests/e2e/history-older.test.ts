import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

it('starts on a history entry in which an older version of the site stored the place in another format', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/data-structures/lru')
  await hydrated(page)
  // Runs after this version has stored its place on leaving.
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
