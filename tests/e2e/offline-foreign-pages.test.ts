import { execFileSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { siteHandler } from '../../packages/generator/src/serve/serve.ts'
import { copyFixture } from '../copy-fixture.ts'
import { hydrated, useBrowser } from './browser.ts'
import { cachedKeys, controlled, openWithWorker } from './offline-page.ts'

const project = resolve(import.meta.dirname, '../..')
const browser = useBrowser()
const foreign = '<!doctype html><title>Sign in</title><h1>Sign in to this network</h1>'

let remove: () => Promise<void>
let server: Server
let origin = ''
let state: 'site' | 'foreign' | 'down' = 'site'
let requests: string[] = []

beforeAll(async () => {
  const fixture = await copyFixture('site')
  ;({ remove } = fixture)
  const { root } = fixture
  const article = (title: string, link: string) =>
    `---\ntitle: ${title}\ndescription: About ${title}, whose address ends like a file.\ntags: [docker]\n---\n\nSee [the other page](${link}).\n\n${'A sentence. '.repeat(40)}\n`
  await writeFile(join(root, 'content/01-guide/node.js.md'), article('Node.js', './socket.io.md'))
  await writeFile(join(root, 'content/01-guide/socket.io.md'), article('Socket.IO', './node.js.md'))
  execFileSync(
    process.execPath,
    ['--import', './bootstrap/typescript.mjs', 'packages/generator/src/cli/main.ts', 'build', '--root', root],
    { cwd: project, stdio: 'pipe', env: { ...process.env, NODE_ENV: 'production' } },
  )
  const handler = await siteHandler(root)
  server = createServer((request, response) => {
    if (state === 'down') return void request.socket.destroy()
    requests.push(request.url ?? '')
    // The server acts like a network that wants its users to sign in: it answers every address with status 200.
    if (state === 'foreign') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(foreign)
    return handler(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
}, 300_000)
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await remove()
})
beforeEach(() => {
  state = 'site'
  requests = []
})

const titleOf = (page: Page) => page.locator('h1').textContent()

/** Opens a page, and waits until the worker has stored it. */
const read = async (path: string) => {
  const page = await openWithWorker(browser, origin, path)
  await hydrated(page)
  await controlled(page)
  await expect.poll(() => cachedKeys(page, 'handbook-visited/base')).toContain(`${path}.html`)
  return page
}

it('shows the answer of a sign-in network in place of a page, and keeps the copy of the page', async () => {
  const page = await read('/base/docs/guide/docker')
  state = 'foreign'
  await page.goto('/base/docs/guide/docker')
  expect(await titleOf(page)).toBe('Sign in to this network')
  state = 'down'
  await page.goto('/base/docs/guide/docker')
  expect(await titleOf(page)).toBe('Docker guide')
  await hydrated(page)
  await page.context().close()
})

it('opens a page whose address looks like a file without a network', async () => {
  const page = await read('/base/docs/guide/node.js')
  state = 'down'
  expect((await page.goto('/base/docs/guide/node.js'))?.status()).toBe(200)
  expect(await titleOf(page)).toBe('Node.js')
  await page.context().close()
})

it('prefetches such a page as data, and shows it without loading it', async () => {
  const page = await browser.open('/base/docs/guide/node.js', { site: origin })
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const fetched = page.waitForResponse('**/base/docs/guide/socket.io.json')
  await page.locator('article a').first().hover()
  await fetched
  await page.locator('article a').first().click()
  await page.waitForURL('**/base/docs/guide/socket.io')
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Socket.IO')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(requests.filter((address) => address === '/base/docs/guide/socket.io')).toEqual([])
  await page.context().close()
})

it('leaves files to the browser', async () => {
  const page = await browser.open('/base/docs/guide/node.js', { site: origin })
  await hydrated(page)
  await page.evaluate(() => {
    const link = document.querySelector('h1')?.appendChild(document.createElement('a'))
    if (!link) throw new Error('The page has no title.')
    Object.assign(link, { href: '/base/docs/guide/node.js.md', id: 'markdown', textContent: 'Markdown' })
  })
  await page.locator('#markdown').click()
  await page.waitForURL('**/node.js.md')
  expect(requests.filter((address) => address.includes('node.js.md'))).toEqual(['/base/docs/guide/node.js.md'])
  await page.context().close()
})
