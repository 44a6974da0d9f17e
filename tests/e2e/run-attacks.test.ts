import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { contentHash } from '../../packages/search/src/index-format/content-hash.ts'
import { writeLink } from '../../packages/generator/src/client/edit-sample/share-link.ts'
import { hydrated, useBrowser } from './browser.ts'
import { replaceCode } from './edit-page.ts'
import { endOf, linesOf, pressRun, putCode, type RunBlockOptions, runCode, runPath } from './run-page.ts'

const browser = useBrowser()

/** Records every connection. No sample may reach this server. */
let server: Server
let udp: Socket
let reached: string[] = []
let foreign = ''
/** Code that starts a peer connection, which asks a STUN server for its address. */
let connectPeer = ''

/** Chromium looks for peers on the network of the machine. Without a network, it asks no STUN server. */
const ownAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'

const openSocket = async (): Promise<Socket> => {
  const socket = createSocket('udp4')
  await new Promise<void>((resolve) => socket.bind(0, resolve))
  return socket
}

const connectPeerTo = (socket: Socket): string => {
  const stun = `stun:${ownAddress()}:${socket.address().port}`
  return `const peer = new RTCPeerConnection({ iceServers: [{ urls: '${stun}' }] }); peer.createDataChannel('a'); peer.setLocalDescription()`
}

beforeAll(async () => {
  server = createServer((request, response) => {
    reached.push(`${request.method} ${request.url}`)
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html' }).end('<p>reached</p>')
  })
  // A connection without a request counts as well.
  server.on('connection', () => reached.push('connection'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  foreign = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  udp = await openSocket()
  udp.on('message', () => reached.push('udp'))
  connectPeer = connectPeerTo(udp)
})
afterAll(() => {
  server.close()
  udp.close()
})
beforeEach(() => {
  reached = []
})

/**
 * Everything that has reached the server. When its own request is answered, all earlier requests have arrived.
 * Connections without a request are included.
 */
const lastRequest = async (page: Page): Promise<string[]> => {
  await page.context().request.get(`${foreign}/last`)
  return reached.slice(0, reached.lastIndexOf('connection')).filter((entry) => entry !== 'GET /last')
}

/**
 * The entries that count as reached. When a frame navigates to another address, Chromium connects to the host before it
 * checks the policy, which then blocks the request. Such a connection carries no data, and no page can prevent it.
 */
const sentBy = (entries: readonly string[], kind: RunBlockOptions['kind']): string[] =>
  entries.filter((entry) => kind === 'script' || entry !== 'connection')

/** Each line tries one way to reach the server. The next line runs in any case. */
const attempt = (lines: readonly string[]): string =>
  lines.map((line) => `try { ${line} } catch (error) { console.log('refused', error.name) }`).join('\n')

const pause = (time: number): string =>
  `const later = Promise.withResolvers()\nsetTimeout(later.resolve, ${time})\nawait later.promise`

const everywhere = (): string[] => [
  `await fetch('${foreign}/fetch').catch(() => {})`,
  `await fetch('${foreign}/no-cors', { mode: 'no-cors', keepalive: true }).catch(() => {})`,
  `new WebSocket('${foreign.replace('http', 'ws')}/socket')`,
  `new EventSource('${foreign}/events')`,
  `await import('${foreign}/module' + '.js').catch(() => {})`,
  `const request = new XMLHttpRequest(); request.open('GET', '${foreign}/xhr'); request.send()`,
  `new Worker('${foreign}/worker.js')`,
]

const inPage = (): string[] => [
  ...everywhere(),
  `navigator.sendBeacon('${foreign}/beacon', 'a')`,
  `new Image().src = '${foreign}/image'`,
  `document.body.style.backgroundImage = 'url(${foreign}/background)'`,
  `document.head.insertAdjacentHTML('beforeend', '<style>@import url(${foreign}/import); @font-face { font-family: a; src: url(${foreign}/font) } * { font-family: a }</style>')`,
  ...['stylesheet', 'prefetch', 'preload', 'modulepreload', 'icon', 'manifest'].map(
    (rel) =>
      `document.head.insertAdjacentHTML('beforeend', '<link rel="${rel}" as="script" href="${foreign}/${rel}">')`,
  ),
  ...[
    '<iframe src="URL/iframe">',
    '<object data="URL/object">',
    '<embed src="URL/embed">',
    '<video src="URL/video">',
  ].map((html) => `document.body.insertAdjacentHTML('beforeend', '${html.replace('URL', foreign)}')`),
  `document.body.innerHTML += '<script src="${foreign}/script"><' + '/script>'`,
  `document.body.insertAdjacentHTML('beforeend', '<form method="post" action="${foreign}/form"></form>'); document.forms[0].submit()`,
  `document.body.insertAdjacentHTML('beforeend', '<a ping="${foreign}/ping" href="#">a</a>'); document.links[0].click()`,
  connectPeer,
  `window.open('${foreign}/popup')`,
  `document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="0;url=${foreign}/refresh">')`,
]

it.each<[RunBlockOptions['kind'], () => string[]]>([
  ['script', everywhere],
  ['browser', inPage],
])('reaches no network from a %s', async (kind, lines) => {
  const page = await browser.open(runPath, { expectErrors: true })
  const block = await putCode(page, attempt(lines()), { kind: kind ?? 'script' })
  await pressRun(block)
  await endOf(block)
  // The second run ends later than everything that the first run has started.
  await runCode(page, pause(100), { index: 1 })
  expect(sentBy(await lastRequest(page), kind)).toEqual([])
  expect(page.context().pages()).toHaveLength(1)
})

/**
 * The frames of a sample have their own globals. Each of these frames starts a peer connection, and reports that it has
 * run.
 */
const framesWithScripts = (): string => {
  const connect = `parent.postMessage('has run', '*'); ${connectPeer}`
  return `
    addEventListener('message', ({ data }) => console.log(data))
    const connect = ${JSON.stringify(connect)}
    const html = '<script>' + connect + '</' + 'script>'
    const blob = new Blob([connect], { type: 'text/javascript' })
    const sources = [
      { srcdoc: html },
      { srcdoc: '<script src="' + URL.createObjectURL(blob) + '"></' + 'script>' },
      { srcdoc: '<img src="data:," onerror="' + connect.replaceAll('"', '&quot;') + '">' },
      { src: 'javascript:' + connect },
      { src: URL.createObjectURL(new Blob([html], { type: 'text/html' })) },
      { src: 'data:text/html,' + encodeURIComponent(html) },
    ]
    // What a policy refuses to load may say nothing.
    await Promise.all(sources.map((source) => new Promise((onload) => {
      document.body.append(Object.assign(document.createElement('iframe'), source, { onload }))
      if (!source.srcdoc) onload()
    })))
    // Messages that the frames have sent before this one have arrived when it is here.
    const own = new Promise((heard) => addEventListener('message', ({ source }) => source === window && heard()))
    postMessage('own', '*')
    await own`
}

it('gives the code of a hostile link no frame that runs scripts, and no peer connection', async () => {
  const path = '/docs/cheatsheet/js-dom'
  const page = await browser.open(path, { expectErrors: true })
  await hydrated(page)
  const block = page.locator('figure.code:has([data-run="browser"])').first()
  const original = (await block.locator('> pre').textContent())?.replace(/\n$/, '') ?? ''
  const payload = await writeLink({ id: contentHash(original), codes: [framesWithScripts()] })
  await page.goto(`${path}#edit=${payload}`)
  await block.locator('.cm-content').waitFor()
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect((await linesOf(block)).filter((line) => /^(?:own|has run)$/.test(line))).toEqual(['own'])
  expect(await linesOf(block)).toContainEqual(expect.stringContaining('do not run in code from a link'))
  expect(await lastRequest(page)).toEqual([])

  // A changed link still contains a stranger's code. The reader's own code after a reset does not.
  const onError = `document.body.innerHTML = '<img src="data:," onerror="console.log(1)">'`
  await block.locator('.cm-content').click()
  await replaceCode(page, onError)
  await pressRun(block)
  await expect.poll(() => linesOf(block)).toEqual([expect.stringContaining('do not run')])
  await block.getByRole('button', { name: 'Reset' }).click()
  await block.locator('.cm-content').click()
  await replaceCode(page, onError)
  await pressRun(block)
  await expect.poll(() => linesOf(block)).toEqual(['1'])
})

it('gives a sample no peer connection, whose request would be seen', async () => {
  const page = await browser.open(runPath, { expectErrors: true })
  await runCode(page, attempt([connectPeer]), { kind: 'browser' })
  await runCode(page, pause(300), { index: 1 })
  expect(await lastRequest(page)).toEqual([])
  // The page outside the sandbox reaches such a server. It repeats its request, so the server is for this test only.
  const socket = await openSocket()
  await Promise.all([once(socket, 'message'), page.evaluate(connectPeerTo(socket))])
  socket.close()
})

it.each(['location.href', 'top.location.href', 'parent.location.href', 'parent.parent.location.href'])(
  'cannot leave the page by %s',
  async (target) => {
    const page = await browser.open(runPath, { expectErrors: true })
    const address = page.url()
    await runCode(page, attempt([`${target} = '${foreign}/moved'`]), { kind: 'browser' })
    await runCode(page, '1', { index: 1 })
    expect(sentBy(await lastRequest(page), 'browser')).toEqual([])
    expect(page.url()).toBe(address)
  },
)

it('has no access to the page around it, its storage and its cookies', async () => {
  const page = await browser.open(runPath, { expectErrors: true })
  await page.evaluate(() => {
    localStorage.setItem('secret', 'page')
    document.cookie = 'secret=page'
  })
  const tries = [
    'top.document',
    'parent.document',
    'parent.parent.document.body',
    'frameElement.ownerDocument',
    'parent.parent.localStorage',
    'document.cookie',
    'top.handbook = 1',
    'parent.connect',
  ]
  const code = tries.map((line) => `try { console.log('${line}', ${line}) } catch (error) { console.log(error.name) }`)
  const lines = await runCode(page, [...code, "console.log(localStorage.getItem('secret'), origin)"].join('\n'), {
    kind: 'browser',
  })
  expect(lines.slice(0, -1).map((line) => line.replace(/Error$/, ''))).toEqual(expect.arrayContaining(['Security']))
  expect(lines.filter((line) => !/^(?:SecurityError|TypeError)$/.test(line))).toEqual(['null null'])
  const script = await runCode(page, 'console.log(typeof localStorage, typeof document, typeof parent, self.origin)')
  expect(script).toEqual(['undefined undefined undefined null'])
})

it('ignores messages of other frames', async () => {
  const page = await browser.open(runPath, { expectErrors: true })
  const forged = "{ type: 'event', run: 1, event: { type: 'line', level: 'log', text: 'forged', values: [] } }"
  const code = `for (const target of [parent, top]) for (let run = 0; run < 20; run++) {
    target.postMessage(${forged.replace('run: 1', 'run')}, '*')
    target.postMessage({ type: 'end', run, reason: 'done' }, '*', [new MessageChannel().port1])
  }
  console.log('own')`
  expect(await runCode(page, code, { kind: 'browser' })).toEqual(['own'])
  expect(
    await runCode(
      page,
      `for (let run = 0; run < 20; run++) postMessage(${forged.replace('run: 1', 'run')})\nconsole.log('own')`,
    ),
  ).toEqual(['own'])
})

it.each(['script', 'browser'] as const)('keeps its channel to itself in a %s', async (kind) => {
  const page = await browser.open(runPath, { expectErrors: true })
  const code = `
    const seen = []
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (...values) { seen.push(this); return Reflect.apply(post, this, values) }
    Object.defineProperty(MessageEvent.prototype, 'data', { get() { seen.push(this.target); return { type: 'job' } } })
    Object.defineProperty(MessageEvent.prototype, 'ports', { get() { seen.push(this); return [] } })
    Function.prototype.apply = Function.prototype.call = function () { seen.push(this) }
    Object.prototype.then = undefined
    console.log('a')
    const later = Promise.withResolvers()
    setTimeout(later.resolve, 600)
    await later.promise
    Object.defineProperty(Object.prototype, 'event', { value: { type: 'settled' } })
    console.log(seen.length)`
  expect(await runCode(page, code, { kind })).toEqual(['a', '0'])
})

it.each(['script', 'browser'] as const)('survives excessive work of a %s', async (kind) => {
  const page = await browser.open(runPath, { expectErrors: true })
  const send = kind === 'script' ? 'postMessage(1)' : "parent.postMessage(1, '*')"
  // A page is done when its code has been evaluated. This code never is, so only the flood can end it.
  const flood = `setInterval(() => { for (let i = 0; i < 1000; i++) ${send} }, 1)\nawait new Promise(() => {})`
  const block = await putCode(page, flood, { kind })
  await pressRun(block)
  expect(await endOf(block)).toBe('flood')
  const hungry =
    'const all = []\nfor (let i = 0; i < 16; i++) all.push(new Uint8Array(64 * 2 ** 20).fill(i))\nconsole.log(all.length)'
  await runCode(page, hungry, { kind })
  // The page still responds, and another run works.
  expect(await page.evaluate(() => document.title)).not.toBe('')
  expect(await runCode(page, "console.log('next')", { kind })).toEqual(['next'])
  expect(await linesOf(block)).toEqual(['next'])
})

it('ends a page that sends too much after its code is finished', async () => {
  const page = await browser.open(runPath, { expectErrors: true })
  const flood = "setInterval(() => { for (let i = 0; i < 1000; i++) parent.postMessage(1, '*') }, 1)"
  const block = await putCode(page, `setTimeout(() => { ${flood} }, 300)`, { kind: 'browser' })
  await pressRun(block)
  const state = block.locator('.run-state')
  await expect.poll(() => state.textContent()).toContain('reported too much')
})
