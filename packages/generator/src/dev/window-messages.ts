import type { ViteDevServer } from 'vite'
import { z } from 'zod'
import type { ShownArticle } from '../model/page-edit.ts'

const custom = <Event extends string, Data extends z.ZodType>(event: Event, data: Data) =>
  z.object({ type: z.literal('custom'), event: z.literal(event), data })

const shownArticle = z.object({ path: z.string(), mark: z.string().optional() }) satisfies z.ZodType<ShownArticle>

/**
 * Everything that an open window sends to the development server: the client's own message, and those of Vite's client.
 */
const windowMessage = z.union([
  z.object({ type: z.literal('ping') }),
  custom('handbook:shown', shownArticle),
  custom(
    'vite:invalidate',
    z.object({ path: z.string(), message: z.string().optional(), firstInvalidatedBy: z.string().optional() }),
  ),
  custom(
    'vite:forward-console',
    z.union([
      z.object({
        type: z.enum(['error', 'unhandled-rejection']),
        data: z.strictObject({ name: z.string(), message: z.string(), stack: z.string().optional() }),
      }),
      z.object({ type: z.literal('log'), data: z.object({ level: z.string(), message: z.string() }) }),
    ]),
  ),
])

/** Whether a window of this server sends messages with this text. */
export const isWindowMessage = (text: string): boolean => {
  try {
    return windowMessage.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

/** Status code of a connection that is closed because of a message that is not allowed (RFC 6455, 7.4.1). */
const policyViolation = 1008

/**
 * Closes a connection that sends other messages than windows do. Vite does not check the parts of a message, so a
 * message without data would end the server.
 */
export const guardMessages = (vite: Pick<ViteDevServer, 'ws'>): void => {
  vite.ws.on('connection', (socket) => {
    const emit = socket.emit.bind(socket) as (event: string | symbol, ...facts: unknown[]) => boolean
    // Listens before Vite's own listener, which was registered first.
    socket.emit = (event: string | symbol, ...facts: unknown[]): boolean => {
      if (event !== 'message' || isWindowMessage(String(facts[0]))) return emit(event, ...facts)
      socket.close(policyViolation, 'This is not a message of a page.')
      return true
    }
  })
}
