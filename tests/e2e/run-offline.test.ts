import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { type FaultyServer, startFaultyServer } from './faulty-server.ts'
import { cachedKeys, controlled, openWithWorker } from './offline-page.ts'
import { endOf, pressRun } from './run-page.ts'

const browser = useBrowser()
let server: FaultyServer
beforeAll(async () => {
  server = await startFaultyServer(resolve(import.meta.dirname, '../..'))
})
afterAll(() => server.close())

it('runs a sample with its library again without a network, isolated from the page', async () => {
  const page = await openWithWorker(browser, server.origin, '/docs/cheatsheet/zod')
  await hydrated(page)
  await controlled(page)
  const block = page.locator('figure.code:has(> [data-run="script"])').first()
  const run = async () => {
    await pressRun(block)
    expect(await endOf(block)).toBe('done')
    return block.locator('.run-panel').textContent()
  }
  const before = await run()
  await expect
    .poll(async () => (await cachedKeys(page, 'handbook-visited')).map((key) => key.split('?')[0]))
    .toEqual(
      expect.arrayContaining(['/sandbox.html', '/run/imports.json', expect.stringMatching(/^\/run\/modules\/zod-/)]),
    )
  server.setDown(true)
  await page.reload()
  await hydrated(page)
  expect(await run()).toBe(before)
  const frame = page.frames().find((each) => each.url().endsWith('/sandbox?stored'))
  expect(await frame?.evaluate(() => self.origin)).toBe('null')
  await page.context().close()
})
