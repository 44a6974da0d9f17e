import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

interface Answer {
  id?: number
  result?: Record<string, unknown>
  error?: { message: string }
}

type Send = (method: string, parameters?: object, sessionId?: string) => Promise<Record<string, unknown>>

/** The protocol over the two pipes that `--remote-debugging-pipe` opens: JSON messages, each followed by a NUL. */
const connect = (input: Writable, output: Readable): Send => {
  const open = new Map<number, { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }>()
  let last = 0
  let rest = ''
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const { id = 0, result = {}, error } of messages.map((message) => JSON.parse(message) as Answer)) {
      if (error) open.get(id)?.reject(new Error(error.message))
      else open.get(id)?.resolve(result)
      open.delete(id)
    }
  })
  output.on('close', () => open.forEach(({ reject }) => reject(new Error('The browser ended.'))))
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      open.set(++last, { resolve, reject })
      input.write(`${JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) })}\0`)
    })
}

export interface QuietPage {
  /** Sends a command of the protocol. */
  send: (method: string, parameters?: object) => Promise<Record<string, unknown>>
  close: () => Promise<void>
}

/**
 * Starts a browser that gets only the commands of this file. Libraries that drive browsers enable the protocol's
 * domains `Runtime` and `Network`. While these domains listen, V8 computes the place in the source for each error and
 * for each request. On a processor slowed down four times, this costs 80 ms of a React page's first second, which a
 * reader never pays.
 */
export const startQuietBrowser = async (executable: string, flags: readonly string[]) => {
  const profile = await mkdtemp(join(tmpdir(), 'handbook-bench-'))
  const child = spawn(
    executable,
    [...flags, '--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const send = connect(child.stdio[3] as Writable, child.stdio[4] as Readable)

  /** A page in a context of its own: it shares no cache and no storage with earlier pages. */
  const open = async (): Promise<QuietPage> => {
    const { browserContextId } = await send('Target.createBrowserContext')
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    return {
      send: (method, parameters) => send(method, parameters, sessionId as string),
      close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
    }
  }
  const close = async (): Promise<void> => {
    await send('Browser.close').catch(() => child.kill())
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  return { open, close }
}

export type QuietBrowser = Awaited<ReturnType<typeof startQuietBrowser>>
