import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleTogether } from './bundle-samples.ts'
import { type BrowserRunner, startBrowserRunner } from './run-browser.ts'

const codes = {
  check: "sampleCheck(1, 1, () => 2)\nsampleConsole(2).log('a')\n",
  circular:
    'const list: unknown[] = [1n]\nlist.push(list)\n' +
    'sampleCheck(1, list, () => [1n, list])\nsampleCheck(2, list, () => [1n])\n',
  react: "import { createRoot } from 'react-dom/client'\nsampleConsole(1).log(typeof createRoot)\n",
  broken: "import './missing.ts'\n",
  storing:
    "localStorage.setItem('left', '1')\nObject.defineProperty(window, 'localStorage', { value: { length: 0 } })\n",
  hiding:
    "localStorage.setItem('left', '1')\nObject.defineProperty(Storage.prototype, 'length', { get: () => 0 })\n" +
    'indexedDB.databases = caches.keys = async () => []\n',
  connecting:
    "const addresses = ['https://example.com/', 'http://localhost:PORT/', 'https://sample.test/other', './all/0.js']\n" +
    'for (const address of addresses)\n' +
    "  sampleConsole(1).log(await fetch(address).then(() => 'answered', (error) => String(error)))\n" +
    'sampleConsole(1).log(location.href, isSecureContext, document.baseURI, document.scripts.length)\n',
  cookie: "document.cookie = 'left=1'\n",
  database: "await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve))\n",
  asking:
    'sampleConsole(1).log(localStorage.length, document.cookie, (await indexedDB.databases()).length, history.length, window.name)\n',
  changing:
    "Array.prototype.left = 1\nwindow.left = 1\nwindow.name = 'left'\n" +
    "history.pushState(null, '', '?left')\nsessionStorage.setItem('left', '1')\n",
  askingMore:
    'sampleConsole(1).log(typeof [].left, typeof window.left, window.name, ' +
    'location.href, history.length, sessionStorage.length)\n',
  throwing: "throw new TypeError('no')\n",
  rejecting: "setTimeout(() => Promise.reject(new Error('late')), 20)\n",
}
type Name = keyof typeof codes

/** A server that a sample must not reach. */
const server = createServer((_, response) => response.setHeader('Access-Control-Allow-Origin', '*').end())
let folder: string
let runner: BrowserRunner
const fileOf = (name: Name) => join(folder, `${name}.ts`)
const run = (name: Name) => runner.runBundled(fileOf(name))
const printed = async (name: Name) => (await run(name))?.run.prints.map(({ text }) => text)

const printedAlone = async (name: Name) =>
  (await runner.run(fileOf(name), codes[name])).run.prints.map(({ text }) => text)

beforeAll(async () => {
  folder = await mkdtemp(join(resolve(import.meta.dirname, '../../../handbook/examples'), '.samples-bundled-'))
  await once(server.listen(0, 'localhost'), 'listening')
  codes.connecting = codes.connecting.replace('PORT', String((server.address() as AddressInfo).port))
  const samples = Object.entries(codes).map(([name, code]) => ({ file: fileOf(name as Name), code }))
  runner = await startBrowserRunner({ bundle: () => bundleTogether(samples, folder) })
})
afterAll(async () => {
  await runner.close()
  server.close()
  await rm(folder, { recursive: true })
})

it('samples of one bundle run in one page, each with its own report', async () => {
  const failures = [{ line: 1, message: 'The value is 1, not 2.' }]
  expect(await run('check')).toEqual({ run: { failures, prints: [{ line: 2, text: 'a' }], reached: [1] } })
  expect(await printed('react')).toEqual(['function'])
  expect(await printed('check')).toEqual(['a'])
})

it('a list that contains itself is compared and shown', async () => {
  expect((await run('circular'))?.run).toMatchObject({
    failures: [{ line: 2, message: expect.stringContaining(', not 1.') }],
    reached: [1, 2],
  })
})

it('a sample that cannot be bundled is left out, and the others still run', async () => {
  expect(await run('broken')).toBeUndefined()
})

it.each(['storing', 'hiding', 'cookie', 'database'] as const)(
  'the next sample does not see what a sample has stored: %s',
  async (name) => {
    const before = await printedAlone('asking')
    expect(await run(name)).toMatchObject({ run: { failures: [] } })
    expect(await printed('asking')).toEqual(before)
  },
)

it('the next sample does not see what a sample has changed in its page', async () => {
  const before = await printedAlone('askingMore')
  expect(await run('changing')).toMatchObject({ run: { failures: [] } })
  expect(await printed('askingMore')).toEqual(before)
})

it('a sample of a bundle has the address of a sample alone, and no network', async () => {
  const alone = await printedAlone('connecting')
  expect(alone?.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'TypeError: Failed to fetch'))
  expect(alone?.[4]).toBe('https://sample.test/ true https://sample.test/ 1')
  expect(await printed('connecting')).toEqual(alone)
})

it.each(['throwing', 'rejecting'] as const)('a sample that ends with an error is in doubt: %s', async (name) => {
  expect(await run(name)).toBeUndefined()
  expect(await printed('check')).toEqual(['a'])
})
