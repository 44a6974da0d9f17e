import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openPublishedSite } from '../packages/generator/src/mcp/published-site.ts'
import { serveHttp, type HttpServer } from '../packages/generator/src/mcp/serve-http.ts'
import { mcpSite } from './mcp-site.ts'
import { publishForPrograms, type PublishedFolder } from './published-site.ts'

let folder: PublishedFolder
let server: HttpServer
beforeAll(async () => {
  folder = await publishForPrograms(mcpSite)
  server = await serveHttp(openPublishedSite(folder.dist), { port: 0 })
})
afterAll(async () => {
  await server.close()
  await folder.remove()
})

const clientOf = async (): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1.0.0' })
  // SAFETY: the SDK's own transport. Its types do not say that optional members may be undefined.
  await client.connect(new StreamableHTTPClientTransport(new URL(server.address)) as Transport)
  return client
}

const listTools = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })

/** Sends a request with headers that `fetch` does not allow. */
const send = async (
  headers: Record<string, string>,
  { body = listTools, method = 'POST', path = '/mcp' } = {},
): Promise<{ status: number | undefined; body: unknown }> => {
  const own = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers }
  const sent = request({ host: '127.0.0.1', port: server.port, method, path, headers: own })
  sent.end(body)
  const [response] = await once(sent, 'response')
  let text = ''
  for await (const chunk of response) text += chunk
  return { status: response.statusCode, body: JSON.parse(text) }
}

it('answers several of the SDK’s own clients at once', async () => {
  const clients = await Promise.all([clientOf(), clientOf(), clientOf()])
  const answers = await Promise.all(
    clients.map((client, index) =>
      client.callTool({ name: 'search', arguments: { query: ['docker', 'closure', 'paragraph'][index] ?? '' } }),
    ),
  )
  expect(answers.map(({ content }) => content)).toMatchObject([
    [{ text: expect.stringContaining('Docker') }],
    [{ text: expect.stringContaining('What is a closure?') }],
    [{ text: expect.stringContaining('Long') }],
  ])
  const documents = await Promise.all(clients.map((client) => client.readResource({ uri: 'site:///docs/intro' })))
  for (const { contents } of documents) expect(contents).toMatchObject([{ mimeType: 'text/markdown' }])
  await Promise.all(clients.map((client) => client.close()))
  await expect.poll(() => server.openSessions()).toBe(0)
})

it('listens on 127.0.0.1 only', () => {
  expect(server.address).toBe(`http://127.0.0.1:${server.port}/mcp`)
})

it.each([
  [{ Host: 'evil.test' }, 403],
  [{ Host: 'evil.test:80' }, 403],
  [{ Origin: 'http://evil.test' }, 403],
  [{ Origin: 'null' }, 403],
])('rejects a request of another site: %j', async (headers, status) => {
  expect(await send(headers)).toMatchObject({ status, body: { jsonrpc: '2.0', id: null, error: { code: -32_000 } } })
})

it('answers a page of its own origin, and a program without an origin', async () => {
  const origin = `http://127.0.0.1:${server.port}`
  expect(await send({ Origin: origin })).toMatchObject({ status: 200, body: { id: 1, result: {} } })
  expect(await send({})).toMatchObject({ status: 200 })
})

it('answers bad requests with the errors of the protocol', async () => {
  expect(await send({}, { body: '{broken' })).toMatchObject({ status: 400, body: { error: { code: -32_700 } } })
  expect(await send({}, { body: '{"a":1}' })).toMatchObject({ status: 400, body: { error: { code: -32_700 } } })
  expect(await send({}, { path: '/' })).toMatchObject({ status: 404 })
  expect(await send({}, { method: 'DELETE', body: '' })).toMatchObject({ status: 405 })
  expect(await send({ 'Content-Type': 'text/plain' })).toMatchObject({ status: 415 })
  const unknown = JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'no/such/method' })
  expect(await send({}, { body: unknown })).toMatchObject({ body: { id: 2, error: { code: -32_601 } } })
})

it('ends the session of a client that disconnects in the middle of a request', async () => {
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    'POST /mcp HTTP/1.1',
    `Host: 127.0.0.1:${server.port}`,
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    'Content-Length: 1000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n{"jsonrpc"`)
  await expect.poll(() => server.openSessions()).toBe(1)
  socket.destroy()
  await expect.poll(() => server.openSessions()).toBe(0)
  expect(await send({})).toMatchObject({ status: 200 })
})

it('reports that the port is in use, and that there is no build', async () => {
  await expect(serveHttp(openPublishedSite(folder.dist), { port: server.port })).rejects.toThrow(
    `Port ${server.port} is already in use. Stop whatever uses it, or choose another port: --http ${server.port + 1}`,
  )
  await expect(serveHttp(openPublishedSite('/none'), { port: 0 })).rejects.toThrow('There is no build in /none.')
})

it('answers with an error when the build was damaged after the start', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const other = await publishForPrograms(mcpSite)
  const damaged = await serveHttp(openPublishedSite(other.dist), { port: 0 })
  await rm(other.dist, { recursive: true })
  const response = await fetch(damaged.address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search', arguments: { query: 'a b' } },
    }),
  })
  expect(await response.json()).toMatchObject({ id: 1, result: { isError: true } })
  await damaged.close()
  await other.remove()
  vi.restoreAllMocks()
})
