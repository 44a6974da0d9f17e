import type { Readable, Writable } from 'node:stream'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { ErrorCode, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { createServer } from './create-server.ts'
import type { PublishedSite } from './published-site.ts'

/** Streams between this program and the client that has started it. */
interface Streams {
  input: Readable
  /** Carries only messages of the protocol. */
  output: Writable
}

/**
 * Answers one client over standard input and output. Resolves when the client has ended the input and has received its
 * last answer, or when a message is longer than 10 MB. If there is no build, throws an `Error` that names the command
 * to run.
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

/** Returns a function. Its promise resolves when all requests that arrived before the call are answered. */
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
      // A cancelled request gets no answer.
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

/** Returns the protocol's answer to a line that is not a message. The SDK sends no answer itself. */
const faultOf = (error: Error): JSONRPCMessage | undefined => {
  if (error instanceof SyntaxError) return refusal(ErrorCode.ParseError, `Parse error: ${error.message}`)
  if (error.name === 'ZodError' || error.name === '$ZodError')
    return refusal(ErrorCode.InvalidRequest, 'Invalid request: the line is not a JSON-RPC 2.0 message.')
  return undefined
}

// SAFETY: JSON-RPC uses the id null in such an answer. The types of the SDK do not allow null.
const refusal = (code: ErrorCode, message: string): JSONRPCMessage =>
  ({ jsonrpc: '2.0', id: null, error: { code, message } }) as unknown as JSONRPCMessage
