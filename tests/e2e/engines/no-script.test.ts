import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { eachEngine } from './engines.ts'
import { until } from './page-state.ts'

/**
 * Serves the site with a policy that forbids every script. Drivers can still inspect such a page, which they cannot
 * when script is switched off completely.
 */
let server: Server
let origin = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    void fetch(inject('siteOrigin') + request.url).then(async (answer) => {
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
        'content-security-policy': "script-src 'none'",
      })
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.closeAllConnections())
afterAll(() => void server.close())

eachEngine((page) => {
  it('can be read and navigated without script', async () => {
    await page().resize({ width: 1280, height: 800 })
    await page().open(`${origin}/docs/guide/docker`)
    const read = await page().evaluate(() => ({
      title: document.querySelector('h1')?.textContent,
      length: document.querySelector('article')?.textContent?.length ?? 0,
      isAlive: 'hydrated' in document.documentElement.dataset,
      buttons: [...document.querySelectorAll('article [data-copy]')].filter(
        (button) => button.getClientRects().length > 0,
      ).length,
    }))
    expect(read).toEqual({ title: 'Docker', length: expect.any(Number), isAlive: false, buttons: 0 })
    expect(read.length).toBeGreaterThan(10_000)
    await page().click('header a[href="/docs/links"]')
    await until(page(), () => document.querySelector('h1')?.textContent === 'Links')
  })
})
