import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveSite } from '../../packages/generator/src/serve/serve.ts'
import { copyFixture, type FixtureCopy } from '../copy-fixture.ts'
import { useBrowser } from './browser.ts'
import { buildSite } from './built-site.ts'

const browser = useBrowser()
let fixture: FixtureCopy
let server: Awaited<ReturnType<typeof serveSite>>
beforeAll(async () => {
  fixture = await copyFixture('components')
  buildSite(fixture.root)
  server = await serveSite({ root: fixture.root, out: join(fixture.root, 'dist'), port: 0 })
})
afterAll(async () => {
  await server.close()
  await fixture.remove()
})

it('brings islands of a site to life, with their children and the islands among these', async () => {
  // The fixture has no icon.
  const page = await browser.open('/docs/intro', { site: server.origin, expectErrors: true })
  const hydrationErrors: string[] = []
  page.on(
    'console',
    (message) => /hydrat|Minified React error/i.test(message.text()) && hydrationErrors.push(message.text()),
  )
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

it('keeps the failure of an island to itself', async () => {
  const page = await browser.open('/docs/intro', { site: server.origin, expectErrors: true })
  await page.waitForSelector('[data-island=fragile][data-alive]')
  await page.getByRole('button', { name: 'Break' }).click()
  await page.locator('[data-island=fragile] [role=alert]').waitFor()
  await page.locator('[data-island=counter]').first().getByRole('button', { name: 'Count: 3' }).click()
  expect(await page.getByRole('button', { name: 'Count: 4' }).isVisible()).toBe(true)
})
