import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDevServer } from '../packages/generator/src/dev/dev.ts'
import type { ServedSite } from '../packages/generator/src/serve/listen.ts'
import { copyFixture, type FixtureCopy } from './copy-fixture.ts'

let fixture: FixtureCopy
let server: ServedSite
beforeAll(async () => {
  fixture = await copyFixture('site')
  server = await startDevServer({ root: fixture.root, port: 0, onUpdate: () => {} })
  // The first page makes Vite compile every module that renders pages: nearly all of this file's time.
  await answers()
})
afterAll(async () => {
  await server?.close()
  await fixture.remove()
})

/** Sends bytes unchanged, and collects the answer. */
const open = (bytes: string) => {
  const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes))
  let answer = Buffer.alloc(0)
  socket.on('data', (chunk) => (answer = Buffer.concat([answer, chunk])))
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer.toString('latin1'))))
  const until = (text: string) =>
    new Promise<void>((resolve) => {
      socket.on('data', () => answer.toString('latin1').includes(text) && resolve())
    })
  return { closed, until, socket }
}

const upgrade = (target: string, headers: Record<string, string> = {}) =>
  `GET ${target} HTTP/1.1\r\n${Object.entries({
    Host: 'localhost',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Protocol': 'vite-hmr',
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

/** A text frame of a client (RFC 6455, 5.2), masked with zeros. */
const frame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

const answers = async () => expect((await fetch(`${server.origin}/base/docs/guide/docker`)).status).toBe(200)

it.each([
  '{"type":"custom","event":"handbook:shown"}',
  '{"type":"custom","event":"vite:invalidate"}',
  '{"type":"custom","event":"vite:invoke"}',
  'nonsense',
])('closes a web socket that sends %s, and continues', async (message) => {
  const { socket, until } = open(upgrade('/base/'))
  await until('"connected"')
  socket.write(frame(message))
  // The code 1008 is sent as two bytes.
  await until('\u0003\u00f0This is not a message of a page.')
  socket.destroy()
  await answers()
})

it('answers a page that reports which document it shows', async () => {
  const { socket, until } = open(upgrade('/base/'))
  await until('"connected"')
  socket.write(frame('{"type":"custom","event":"handbook:shown","data":{"path":"/docs/guide/docker","mark":"0"}}'))
  await until('handbook:edit')
  socket.destroy()
})

it.each([
  ['at another address', upgrade('/elsewhere')],
  ['at an invalid address', upgrade('http://localhost:99999/base/')],
  ['to another protocol', upgrade('/base/', { Upgrade: 'h2c' })],
  ['of another program', upgrade('/base/', { 'Sec-WebSocket-Protocol': 'chat' })],
  ['with a malformed host', upgrade('/base/', { Host: 'a b' })],
])('rejects an upgrade %s, and closes the connection', async (_, request) => {
  expect(await open(request).closed).toMatch(/^HTTP\/1\.1 40[04] /)
  await answers()
})

it.each(['a b', 'file:///x', 'localhost:99999', 'http://localhost', ''])(
  'rejects the malformed host "%s"',
  async (host) => {
    expect(
      (await open(`GET /base/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`).closed).split('\r\n')[0],
    ).toBe('HTTP/1.1 400 Bad Request')
  },
)
