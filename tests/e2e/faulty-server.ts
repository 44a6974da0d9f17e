import type { IncomingMessage, ServerResponse } from 'node:http'
import { siteHandler } from '../../packages/generator/src/serve/serve.ts'
import { listen } from '../../packages/generator/src/serve/listen.ts'

/** What goes wrong with a request. A slow request waits until the fault is removed. */
export type Fault = 'slow' | 'aborted' | 'status 500' | 'truncated' | 'wrong type' | 'garbled'

/** Every fault, for tests that check all of them. */
export const faults: readonly Fault[] = ['slow', 'aborted', 'status 500', 'truncated', 'wrong type', 'garbled']

/** Holds matching requests back until they may pass. */
const createHold = () => {
  let waiting: (() => void)[] = []
  let holds = (_address: string): boolean => false
  return {
    get count() {
      return waiting.length
    },
    /** Holds the matching requests from now on, except the first `free` of them. */
    start: (pattern: RegExp, free: number): void => {
      let passed = 0
      holds = (address) => pattern.test(address) && ++passed > free
    },
    /** Lets all requests pass, the newest first. */
    end: (): void => {
      holds = () => false
      for (const pass of waiting.splice(0).toReversed()) pass()
    },
    /** Resolves when a request may pass. */
    pass: (address: string): Promise<void> | undefined =>
      holds(address) ? new Promise((pass) => waiting.push(pass)) : undefined,
  }
}

/**
 * Serves a built site and lets requests fail at the server, so that pages and workers are affected alike. `root` is a
 * site with a `dist/`. After a new build, `reload` must be called to serve it.
 */
export const startFaultyServer = async (root: string) => {
  let handler = await siteHandler(root)
  let fault: { pattern: RegExp; kind: Fault } | undefined
  let faulted = 0
  let isDown = false
  const requests: string[] = []
  const held = createHold()
  const slow = createHold()

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? '/'
    if (isDown) return void request.socket.destroy()
    requests.push(address)
    await held.pass(address)
    if (fault?.pattern.test(address)) faulted++
    await slow.pass(address)
    if (isDown) return void request.socket.destroy()
    if (!fault?.pattern.test(address)) return handler(request, response)
    const type = address.includes('.json')
      ? 'application/json'
      : address.includes('.js')
        ? 'text/javascript'
        : 'text/html'
    switch (fault.kind) {
      case 'slow':
        return handler(request, response)
      case 'aborted':
        return void request.socket.destroy()
      case 'status 500':
        return void response
          .writeHead(500, { 'Content-Type': 'text/html' })
          .end('<!doctype html><h1>Internal error</h1>')
      case 'truncated':
        response.writeHead(200, { 'Content-Type': type, 'Content-Length': 5000 })
        return void response.write('<!doctype html><h1>cut', () => request.socket.destroySoon())
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
    /** Addresses of all requests with their query, including faulty ones. */
    requests,
    /** Lets requests with a matching address fail. `undefined` removes the fault, and answers the slow requests. */
    setFault: (next: { pattern: RegExp; kind: Fault } | undefined) => {
      if (next) faulted = 0
      fault = next
      slow.end()
      if (next?.kind === 'slow') slow.start(next.pattern, 0)
    },
    /** Number of requests that the last fault has affected. */
    faulted: () => faulted,
    /** Makes the server unreachable: it closes connections. */
    setDown: (down: boolean) => {
      isDown = down
      if (down) held.end()
      if (down) slow.end()
    },
    /** Holds matching requests until `release`, except the first `free` of them. */
    hold: (pattern: RegExp, free = 0) => held.start(pattern, free),
    /** Answers the held requests, the newest first, and holds no more requests. */
    release: () => held.end(),
    /** Number of waiting requests, held or slow. */
    waiting: () => held.count + slow.count,
    /** Serves the newest build. */
    reload: async () => {
      handler = await siteHandler(root)
    },
    close: server.close,
  }
}

export type FaultyServer = Awaited<ReturnType<typeof startFaultyServer>>
