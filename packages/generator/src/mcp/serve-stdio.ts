import type { Readable, Writable } from 'node:stream'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { ErrorCode, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { createServer } from './create-server.ts'
import type { PublishedSite } from './published-site.ts'

/** Streams of a client that has started this program. */
interface Streams {
  input: Readable
  /** Carries nothing but the protocol. */
  output: Writable
}

/**
 * Answers one client over standard input and output. Resolves when the client has ended the input and has its last answer,
 * or when a message is longer than 10 MB. Throws an `Error` that says what to run where there is no build.
 */
export const serveStdio = async (published: PublishedSite, { input, output }: Streams): Promise<void> => {
  const { server } = createServer(published, await published.catalogue())
  const transport: Transport = new StdioServerTransport(input as NodeJS.ReadStream, output as NodeJS.WriteStream)
  const onerror = (error: Error) => {
    const answer = faultOf(error)
    if (answer) void transport.send(answer)
  }
  const closed = new Promise<void>((resolve) => Object.assign(server, { onerror, onclose: resolve }))
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error'] as const) input.once(event, () => resolve())
  })
  await server.connect(transport)
  const answered = trackAnswers(transport)
  await Promise.race([closed, ended.then(answered)])
  await server.close()
}

/** Returns what resolves when every request that has come until then has its answer. */
const trackAnswers = (transport: Transport): (() => Promise<void>) => {
  const open = new Set<unknown>()
  let resume: (() => void) | undefined
  const settle = (id: unknown) => {
    open.delete(id)
    if (open.size === 0) resume?.()
  }
  const { onmessage } = transport
  const send = transport.send.bind(transport)
  Object.assign(transport, {
    onmessage: (message: JSONRPCMessage) => {
      if ('method' in message && 'id' in message) open.add(message.id)
      // A request that is cancelled gets no answer.
      if ('method' in message && message.method === 'notifications/cancelled') settle(message.params?.['requestId'])
      onmessage?.(message)
    },
    send: async (message: JSONRPCMessage) => {
      await send(message)
      if (!('method' in message)) settle(message.id)
    },
  })
  return () => (open.size === 0 ? Promise.resolve() : new Promise((resolve) => (resume = resolve)))
}

/** The protocol's answer to a line that is no message: the SDK leaves it unanswered. */
const faultOf = (error: Error): JSONRPCMessage | undefined => {
  if (error instanceof SyntaxError) return refusal(ErrorCode.ParseError, `Parse error: ${error.message}`)
  if (error.name === 'ZodError' || error.name === '$ZodError')
    return refusal(ErrorCode.InvalidRequest, 'Invalid request: the line is not a JSON-RPC 2.0 message.')
  return undefined
}

// SAFETY: JSON-RPC names such an answer by null, which the types of the SDK leave out.
const refusal = (code: ErrorCode, message: string): JSONRPCMessage =>
  ({ jsonrpc: '2.0', id: null, error: { code, message } }) as unknown as JSONRPCMessage
