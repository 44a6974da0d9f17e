import type { IncomingMessage, ServerResponse } from 'node:http'
import { siteHandler } from '../../packages/generator/src/serve/serve.ts'
import { listen } from '../../packages/generator/src/serve/listen.ts'

/** What goes wrong with a request. */
export type Fault = 'slow' | 'aborted' | 'status 500' | 'truncated' | 'wrong type' | 'garbled'

/** Every fault, for tests that try them all. */
export const faults: readonly Fault[] = ['slow', 'aborted', 'status 500', 'truncated', 'wrong type', 'garbled']

/**
 * Serves a built site and lets requests go wrong at the server, where pages and workers alike feel it.
 * `root` is a site with a `dist/`; a new build of it is served from the next `reload` on.
 */
export const startFaultyServer = async (root: string) => {
  let handler = await siteHandler(root)
  let fault: { pattern: RegExp; kind: Fault } | undefined
  let isDown = false
  /** Milliseconds that each answer takes. */
  let delay = 0
  const requests: string[] = []

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? '/'
    if (isDown) return void request.socket.destroy()
    requests.push(address)
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    if (!fault?.pattern.test(address)) return handler(request, response)
    const type = address.includes('.json') ? 'application/json' : address.includes('.js') ? 'text/javascript' : 'text/html'
    switch (fault.kind) {
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, 6000))
        if (isDown) return void request.socket.destroy()
        return handler(request, response)
      case 'aborted':
        return void request.socket.destroy()
      case 'status 500':
        return void response.writeHead(500, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Internal error</h1>')
      case 'truncated':
        response.writeHead(200, { 'Content-Type': type, 'Content-Length': 5000 }).write('<!doctype html><h1>cut')
        return void setTimeout(() => request.socket.destroy(), 50)
      case 'wrong type':
        return void response.writeHead(200, { 'Content-Type': 'text/plain' }).end('Please sign in to this network.')
      case 'garbled':
        return void response.writeHead(200, { 'Content-Type': type }).end('{"version": 1, "kind')
    }
  }

  const server = await listen((request, response) => void handle(request, response), { port: 0 })
  return {
    /** `localhost`, where service workers are allowed without TLS. */
    origin: server.origin,
    /** Addresses that were asked for, faulty ones included, with their query. */
    requests,
    /** Lets requests whose address matches go wrong; `undefined` heals them. */
    setFault: (next: { pattern: RegExp; kind: Fault } | undefined) => {
      fault = next
    },
    /** Unreachable: connections are closed. */
    setDown: (down: boolean) => {
      isDown = down
    },
    setDelay: (milliseconds: number) => {
      delay = milliseconds
    },
    /** Serves what was built meanwhile. */
    reload: async () => {
      handler = await siteHandler(root)
    },
    close: server.close,
  }
}

export type FaultyServer = Awaited<ReturnType<typeof startFaultyServer>>
