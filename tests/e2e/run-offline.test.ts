import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { type FaultyServer, startFaultyServer } from './faulty-server.ts'
import { cachedKeys, controlled, openWithWorker } from './offline-page.ts'
import { endOf, pressRun, runCode } from './run-page.ts'

const browser = useBrowser()
let server: FaultyServer
beforeAll(async () => {
  server = await startFaultyServer(resolve(import.meta.dirname, '../..'))
})
afterAll(() => server.close())

it('waits for a sandbox that answers late, and does not take it for a missing network', async () => {
  const page = await openWithWorker(browser, server.origin, '/docs/cheatsheet/ts')
  await controlled(page)
  // Runs in the sandbox too, before its script.
  await page.context().addInitScript(() => {
    if (location.pathname !== '/sandbox') return
    const listen = window.addEventListener.bind(window)
    window.addEventListener = (type: string, listener: unknown) =>
      listen(type, (event) => setTimeout(listener as (event: Event) => void, type === 'message' ? 2500 : 0, event))
  })
  await page.reload()
  expect(await runCode(page, "console.log('late')")).toEqual(['late'])
  expect(page.frames().some((frame) => frame.url().endsWith('/sandbox?stored'))).toBe(false)
  await page.context().close()
})

it('runs a sample with its library again without a network, isolated from the page', async () => {
  const page = await openWithWorker(browser, server.origin, '/docs/cheatsheet/zod')
  await hydrated(page)
  await controlled(page)
  const block = page.locator('figure.code:has([data-run="script"])').first()
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
