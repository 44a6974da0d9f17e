import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SearchRequest } from '../packages/search/src/contract.ts'
import { createEngine, type Engine } from '../packages/search/src/engine/create-engine.ts'
import { writeIndex } from '../packages/search/src/index-writer/write-index.ts'
import type { SearchRecord } from '../packages/search/src/record.ts'

/** What goes wrong with the service. */
export type ServiceFault = 'refused' | 'slow' | 'forbidden' | 'limited' | 'malformed' | 'not json'

/** A request as the service has received it. */
export interface ServiceCall {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: unknown
}

/**
 * The hosted search service on this machine. It has the service's HTTP paths, and the embedded engine computes its
 * answers.
 */
export interface SearchService {
  /** `localhost:12345` */
  host: string
  calls: ServiceCall[]
  /** Indexes by name: their records by object id, and their settings. */
  indexes: Map<string, { records: Map<string, SearchRecord>; settings: unknown }>
  /** Lets the next requests fail. `undefined` removes the fault. `count` limits the number of failing requests. */
  setFault: (fault: ServiceFault | undefined, count?: number) => void
  close: () => Promise<void>
}

export const adminKey = 'admin-key'
export const searchKey = 'search-key'

/** Starts the service on a free port. */
export const startSearchService = async (): Promise<SearchService> => {
  const calls: ServiceCall[] = []
  const indexes: SearchService['indexes'] = new Map()
  let fault: { kind: ServiceFault; left: number } | undefined

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => send(response, 500, { message: String(error), status: 500 }))
  })

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readBody(request)
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const key =
      request.headers['x-algolia-api-key'] ??
      new URL(request.url ?? '/', 'http://localhost').searchParams.get('x-algolia-api-key')
    calls.push({
      method: request.method ?? '',
      path,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    })
    if (fault && fault.left-- > 0) return fail(fault.kind, request, response)
    if (path === '/1/indexes/*/queries') return send(response, 200, await answer(JSON.parse(text)))
    if (key !== adminKey) return send(response, 403, { message: 'Invalid Application-ID or API key', status: 403 })
    return administer(request.method ?? '', decodeURIComponent(path), text === '' ? {} : JSON.parse(text), response)
  }

  const answer = async ({ requests }: { requests: SearchRequest[] }) => {
    const results = await Promise.all(
      requests.map(async (request) => {
        const { results } = await engineOf(request.indexName).search([request])
        return results[0]
      }),
    )
    return { results }
  }

  const engineOf = (name: string): Engine => {
    const files = writeIndex([...(indexes.get(name)?.records.values() ?? [])])
    return createEngine(async (file) => files.get(file) ?? Promise.reject(new Error(`404 ${file}`)))
  }

  const administer = (method: string, path: string, body: Record<string, unknown>, response: ServerResponse): void => {
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)(?:\/(.*))?$/.exec(path) ?? []
    const index = () => {
      const known = indexes.get(name) ?? { records: new Map<string, SearchRecord>(), settings: {} }
      indexes.set(name, known)
      return known
    }
    if (method === 'POST' && action === 'batch') {
      for (const { body: record } of body['requests'] as { body: SearchRecord }[])
        index().records.set(record.objectID, record)
      return send(response, 200, { taskID: calls.length, objectIDs: [] })
    }
    if (method === 'PUT' && action === 'settings') {
      index().settings = body
      return send(response, 200, { taskID: calls.length })
    }
    if (method === 'GET' && action.startsWith('task/'))
      return send(response, 200, { status: 'published', pendingTask: false })
    if (method === 'POST' && action === 'operation' && body['operation'] === 'move') {
      indexes.set(String(body['destination']), index())
      indexes.delete(name)
      return send(response, 200, { taskID: calls.length })
    }
    if (method === 'DELETE' && action === '') {
      indexes.delete(name)
      return send(response, 200, { taskID: calls.length })
    }
    return send(response, 404, { message: `No such path: ${method} ${path}`, status: 404 })
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    calls,
    indexes,
    setFault: (kind, left = Infinity) => {
      fault = kind && { kind, left }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const fail = async (kind: ServiceFault, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (kind === 'refused') request.socket.destroy()
  // The service never answers: the delay is longer than any client waits.
  if (kind === 'slow') return
  if (kind === 'forbidden') send(response, 403, { message: 'Invalid Application-ID or API key', status: 403 })
  if (kind === 'limited') send(response, 429, { message: 'Too many requests', status: 429 })
  if (kind === 'malformed') send(response, 200, { results: [{ nbHits: 'many' }] })
  if (kind === 'not json') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>')
}

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
    .end(JSON.stringify(body))
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
