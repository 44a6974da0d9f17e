import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveSite } from '../../packages/generator/src/serve/serve.ts'
import { copyFixture, type FixtureCopy } from '../copy-fixture.ts'
import { buildWithKnownEntries } from '../known-entries.ts'
import { useBrowser } from './browser.ts'
import { buildSite } from './built-site.ts'

const browser = useBrowser()
let fixture: FixtureCopy
let server: Awaited<ReturnType<typeof serveSite>>
beforeAll(async () => {
  fixture = await copyFixture('components')
  const { root } = fixture
  await buildWithKnownEntries({ name: 'components', root }, async () => buildSite(root))
  server = await serveSite({ root, out: join(root, 'dist'), port: 0 })
})
afterAll(async () => {
  await server.close()
  await fixture.remove()
})

/** Records React's messages about islands whose HTML differs from what they render. */
const noteHydrationErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on('console', (message) => /hydrat|Minified React error/i.test(message.text()) && errors.push(message.text()))
  return errors
}

it('hydrates islands of a site, with their children and the islands among the children', async () => {
  // The fixture has no icon.
  const page = await browser.open('/docs/intro', { site: server.origin, expectErrors: true })
  const hydrationErrors = noteHydrationErrors(page)
  const outer = page.locator('[data-island=counter]').first()
  const inner = page.locator('[data-island=counter] [data-island=counter]')
  await page.waitForSelector('[data-island=counter] [data-island=counter][data-alive]')
  await outer.getByRole('button', { name: 'Count: 3' }).click()
  await inner.getByRole('button', { name: 'Count: 20' }).click()
  expect(await outer.getByRole('button', { name: 'Count: 4' }).isVisible()).toBe(true)
  expect(await inner.getByRole('button', { name: 'Count: 21' }).isVisible()).toBe(true)
  expect(await outer.locator('strong').innerText()).toBe('bold')
  expect(
    await outer
      .locator('.counter')
      .first()
      .evaluate((element) => getComputedStyle(element).paddingLeft),
  ).toBe('7px')
  expect(hydrationErrors).toEqual([])
})

it('limits the failure of an island to that island', async () => {
  const page = await browser.open('/docs/intro', { site: server.origin, expectErrors: true })
  await page.waitForSelector('[data-island=fragile][data-alive]')
  await page.getByRole('button', { name: 'Break' }).click()
  await page.locator('[data-island=fragile] [role=alert]').waitFor()
  await page.locator('[data-island=counter]').first().getByRole('button', { name: 'Count: 3' }).click()
  expect(await page.getByRole('button', { name: 'Count: 4' }).isVisible()).toBe(true)
})

it('hydrates imported islands: from a module, from a folder that re-exports them, from a package', async () => {
  let hydrationErrors: string[] = []
  const page = await browser.open('/docs/imports', {
    site: server.origin,
    expectErrors: true,
    prepare: async (opened) => void (hydrationErrors = noteHydrationErrors(opened)),
  })
  for (const name of ['dial', 'meter', 'switch']) {
    await page.locator(`[data-island^=${name}-]`).scrollIntoViewIfNeeded()
    await page.waitForSelector(`[data-island^=${name}-][data-alive]`)
  }
  await page.getByRole('button', { name: 'Dial: 5' }).click()
  await page.getByRole('button', { name: 'Dial: 6' }).waitFor()
  await page.getByRole('button', { name: 'Package is off' }).click()
  await page.getByRole('button', { name: 'Package is on' }).waitFor()
  await page.locator('[data-island^=meter-]').getByText('in the browser').waitFor()
  await page.getByText('mode light').waitFor()
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  await page.getByText('mode dark').waitFor()
  expect(hydrationErrors).toEqual([])
  expect(
    await page.locator('img[alt="A mark"]').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-accent'),
  )
  expect(accent).toMatch(/#010203|rgb\(1 2 3\)/)
})
