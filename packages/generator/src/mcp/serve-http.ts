import type { IncomingMessage, ServerResponse } from 'node:http'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { hasCode } from '../content/error-code.ts'
import { listen, type Listening } from '../serve/listen.ts'
import { checkRequest, endpoint, type Refusal } from './check-request.ts'
import { createServer } from './create-server.ts'
import type { PublishedSite } from './published-site.ts'

/** A running server for clients on this machine. */
export interface HttpServer extends Pick<Listening, 'close'> {
  /** `http://127.0.0.1:3333/mcp` */
  address: string
  port: number
  /** Number of requests that are not answered yet. */
  openSessions: () => number
}

/**
 * Answers clients over the streamable HTTP transport on 127.0.0.1. Each request has its own session, which ends with
 * the answer or when the client disconnects. Throws an `Error` with the remedy when the port is taken or there is no
 * build.
 */
export const serveHttp = async (published: PublishedSite, { port }: { port: number }): Promise<HttpServer> => {
  await published.catalogue()
  const sessions = new Set<ServerResponse>()
  let ownPort = port

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = checkRequest(request, ownPort)
    if (refusal) return refuse(response, refusal)
    const server = createServer(published, await published.catalogue())
    // The SDK refuses large bodies and broken JSON with the errors of the protocol.
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
    sessions.add(response)
    response.once('close', () => {
      sessions.delete(response)
      void server.close()
    })
    await server.connect(transport as Parameters<typeof server.connect>[0])
    await transport.handleRequest(request, response)
  }

  const listening = await listen(
    (request, response) =>
      void answer(request, response).catch((error: unknown) => {
        console.error(`Failed: ${error instanceof Error ? error.message : String(error)}`)
        if (response.headersSent) response.destroy()
        else refuse(response, { status: 500, message: 'The server failed. Its log says why.' })
      }),
    { port, host: '127.0.0.1' },
  ).catch((error: unknown) => {
    if (!(error instanceof Error) || !hasCode(error, 'EADDRINUSE')) throw error
    const other = port < 65_535 ? port + 1 : 3333
    throw new Error(`Port ${port} is already in use. Stop whatever uses it, or choose another port: --http ${other}`, {
      cause: error.cause,
    })
  })
  ownPort = listening.port
  return {
    address: `http://127.0.0.1:${ownPort}${endpoint}`,
    port: ownPort,
    openSessions: () => sessions.size,
    close: listening.close,
  }
}

/** Code of JSON-RPC for errors of a server. */
const serverError = -32_000

const refuse = (response: ServerResponse, { status, message }: Omit<Refusal, 'status'> & { status: number }): void => {
  response
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      Connection: 'close',
      ...(status === 405 ? { Allow: 'POST' } : {}),
    })
    .end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: serverError, message } }))
}
