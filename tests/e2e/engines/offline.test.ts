import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { type FaultyServer, startFaultyServer } from '../faulty-server.ts'
import { eachEngine } from './engines.ts'
import { isAlive, openAlive, until } from './page-state.ts'

let server: FaultyServer
let fixture: FaultyServer
beforeAll(async () => {
  server = await startFaultyServer(resolve(import.meta.dirname, '../../..'))
  fixture = await startFaultyServer(inject('builtFixture'))
})
beforeEach(() => {
  server.setDown(false)
  fixture.setDown(false)
  fixture.requests.length = 0
})
afterAll(() => Promise.all([server.close(), fixture.close()]))

eachEngine((page, name) => {
  // WebKitGTK's driver starts its browser with a private session, where service workers are not available.
  it.skipIf(name === 'WebKit')('opens pages that were read before without a network', async () => {
    await openAlive(page(), `${server.origin}/docs/links`)
    await until(page(), () => navigator.serviceWorker.controller !== null)
    const openSheets = () => document.querySelector<HTMLElement>('header a[href^="/docs/cheatsheet"]')?.click()
    await page().evaluate(openSheets)
    await until(page(), () => location.pathname.startsWith('/docs/cheatsheet'))
    await isAlive(page())
    const kept = async () =>
      page().evaluate(async () => (await (await caches.open('handbook-visited')).keys()).map(({ url }) => url).join())
    await expect.poll(kept).toMatch(/cheatsheet/)
    await expect.poll(kept).toMatch(/links/)
    await expect.poll(kept).toMatch(/offline-shell/)
    server.setDown(true)
    await openAlive(page(), `${server.origin}/docs/links`)
    expect(await page().evaluate(() => document.querySelector('h1')?.textContent)).toBe('Links')
    await page().evaluate(openSheets)
    await until(page(), () => document.querySelector('h1')?.textContent === 'Cheat sheets')
    // A page that was not read shows a message.
    await page().open(`${server.origin}/docs/guide/docker`)
    await until(page(), () => document.querySelector('main [role=alert]') !== null)
  })
  it.skipIf(name === 'WebKit')(
    'stores a whole site from its archives, and opens any page of it without a network',
    async () => {
      await openAlive(page(), `${fixture.origin}/base/?offlineMode=true`)
      const isStored = () =>
        page().evaluate(async () => {
          const cache = await caches.open('handbook-offline/base')
          return (await cache.match('/base/__handbook/active'))?.headers.get('X-Complete')
        })
      await expect.poll(isStored).toBe('true')
      expect(fixture.requests.filter((address) => /^\/base\/(?:docs|sidebars)\/.*\.json$/.test(address))).toEqual([])
      fixture.setDown(true)
      await openAlive(page(), `${fixture.origin}/base/docs/late?offlineMode=true`)
      expect(await page().evaluate(() => document.querySelector('h1')?.textContent)).toBe('Written on another system')
    },
  )
})
