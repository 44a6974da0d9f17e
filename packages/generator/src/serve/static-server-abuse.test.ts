import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listening, listen } from './listen.ts'
import { serveStatic } from './static-server.ts'

let place: string
let server: Listening
/** The same server with short limits, for requests that never end. Other tests may exceed them on a slow machine. */
let impatient: Listening

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'handbook-abuse-'))
  const folder = join(place, 'dist')
  await mkdir(folder)
  await writeFile(join(folder, 'index.html'), '<h1>home</h1>')
  await writeFile(join(folder, '404.html'), '<h1>not found</h1>')
  for (const name of ['_headers', '_redirects', 'vercel.json', 'nginx.conf', 'cdn-function.js'])
    await writeFile(join(folder, name), 'configuration')
  const handler = serveStatic({ folder, baseUrl: '/', headers: { 'Content-Security-Policy': "default-src 'self'" } })
  server = await listen(handler, { port: 0 })
  impatient = await listen(handler, {
    port: 0,
    limits: { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 },
  })
})
afterAll(async () => {
  await Promise.all([server.close(), impatient.close()])
  await rm(place, { recursive: true })
})

/** Sends bytes as they are, and resolves to all that the server answers until the connection ends. */
const send = (bytes: string, { port } = server) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(answer) : reject(error),
    )
    socket.on('close', () => resolve(answer))
  })
const request = (line: string, headers = '') =>
  send(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`)
const statusOf = (answer: string) => answer.slice(0, answer.indexOf('\r\n'))

describe('the preview server', () => {
  it('sends the site’s headers with every answer, errors included', async () => {
    for (const line of ['GET /', 'GET /nothing', 'GET /%', 'POST /', 'GET /index.html']) {
      expect(await request(line), line).toContain("\r\nContent-Security-Policy: default-src 'self'\r\n")
    }
  })

  it('refuses headers above its limit', async () => {
    expect(statusOf(await request('GET /', `X-Large: ${'x'.repeat(20_000)}\r\n`))).toBe(
      'HTTP/1.1 431 Request Header Fields Too Large',
    )
  })

  it('closes the connection of a client that does not finish its headers', async () => {
    expect(statusOf(await send('GET / HTTP/1.1\r\nHost: local', impatient))).toBe('HTTP/1.1 408 Request Timeout')
  })

  it('closes the connection of a client that sends nothing', async () => {
    expect(await send('', impatient)).toMatch(/^(?:$|HTTP\/1\.1 408 )/)
  })

  it.each(['PUT /', 'DELETE /index.html', 'TRACE /', 'PROPFIND /'])('answers %s with 405', async (line) => {
    expect(statusOf(await request(line))).toBe('HTTP/1.1 405 Method Not Allowed')
  })

  it.each(['SPY / HTTP/1.1\r\n\r\n', 'GET / HTTP/9\r\n\r\n', '\0\0\0\0\r\n\r\n', 'GET /\0 HTTP/1.1\r\n\r\n'])(
    'refuses %j',
    async (bytes) => {
      expect(statusOf(await send(bytes))).toBe('HTTP/1.1 400 Bad Request')
    },
  )

  it('survives targets that are not addresses', async () => {
    for (const target of ['*', 'http://elsewhere.example/', '?', '#', '//////', `/${'a'.repeat(5000)}`, '/%E0%A4%A']) {
      expect(statusOf(await request(`GET ${target}`)), target).toMatch(/^HTTP\/1\.1 (?:200|301|400|404) /)
    }
    expect(statusOf(await request('GET /'))).toBe('HTTP/1.1 200 OK')
  })

  it.each(['a b', 'file:///x', 'localhost:99999', 'http://localhost', '', 'localhost\r\nHost: evil.test'])(
    'refuses the malformed host %j',
    async (host) => {
      expect(statusOf(await send(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))).toBe(
        'HTTP/1.1 400 Bad Request',
      )
    },
  )

  it.each(['/_headers', '/_redirects', '/vercel.json', '/nginx.conf', '/cdn-function.js'])(
    'does not serve %s, which configures hosts',
    async (path) => {
      expect(statusOf(await request(`GET ${path}`))).toBe('HTTP/1.1 404 Not Found')
    },
  )
})
