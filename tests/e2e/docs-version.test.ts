import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

it.each([null, 'next', '2.0'])('stores the version that the reader is in when %s was stored before', async (before) => {
  const page = await browser.open('/docs/guide/docker', {
    prepare: (page) =>
      page.addInitScript((before) => before !== null && localStorage.setItem('docs-version', before), before),
  })
  await hydrated(page)
  expect(await page.evaluate(() => localStorage.getItem('docs-version'))).toBe('current')
})

it('names the version on the root of the documentation', async () => {
  const page = await browser.open('/docs', { javaScriptEnabled: false })
  expect(await page.locator('main header').textContent()).toContain('Version: Next')
})
