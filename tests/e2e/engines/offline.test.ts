import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FaultyServer, startFaultyServer } from '../faulty-server.ts'
import { eachEngine } from './engines.ts'
import { isAlive, openAlive, until } from './page-state.ts'

let server: FaultyServer
beforeAll(async () => {
  server = await startFaultyServer(resolve(import.meta.dirname, '../../..'))
})
beforeEach(() => server.setDown(false))
afterAll(() => server.close())

eachEngine((page, name) => {
  // WebKitGTK's driver starts its browser with a session that keeps nothing, where service workers are not available.
  it.skipIf(name === 'WebKit')('opens pages without a network that were read before', async () => {
    await openAlive(page(), `${server.origin}/docs/links`)
    await until(page(), () => navigator.serviceWorker.controller !== null)
    const openSheets = () => document.querySelector<HTMLElement>('header a[href^="/docs/cheatsheet"]')?.click()
    await page().evaluate(openSheets)
    await until(page(), () => location.pathname.startsWith('/docs/cheatsheet'))
    await isAlive(page())
    const kept = async () =>
      page().evaluate(async () => (await (await caches.open('handbook-visited')).keys()).map(({ url }) => url).join())
    await expect.poll(kept, { timeout: 30_000 }).toMatch(/cheatsheet/)
    await expect.poll(kept, { timeout: 30_000 }).toMatch(/links/)
    await expect.poll(kept, { timeout: 30_000 }).toMatch(/offline-shell/)
    server.setDown(true)
    await openAlive(page(), `${server.origin}/docs/links`)
    expect(await page().evaluate(() => document.querySelector('h1')?.textContent)).toBe('Links')
    await page().evaluate(openSheets)
    await until(page(), () => document.querySelector('h1')?.textContent === 'Cheat sheets')
    // A page that was not read says so.
    await page().open(`${server.origin}/docs/guide/docker`)
    await until(page(), () => document.querySelector('main [role=alert]') !== null)
  })
})
