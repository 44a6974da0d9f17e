import { createEngine, type Engine } from '../engine/create-engine.ts'
import { manifestName } from '../index-format/index-files.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** Milliseconds after which a request for a file of the index fails. */
const patience = 15_000

const engineFor = (folder: string): Engine =>
  createEngine(async (name, fresh) => {
    // The manifest is always revalidated, but the stored manifest may still be valid. Shards never change.
    const cache = name === manifestName ? 'no-cache' : fresh ? 'reload' : 'default'
    const response = await fetch(folder + name, { cache, signal: AbortSignal.timeout(patience) })
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim())
    return response.text()
  })

let engine: Engine | undefined
const running = new Map<number, AbortController>()

const answer = async ({ id, requests }: Extract<ToWorker, { type: 'search' }>): Promise<FromWorker> => {
  try {
    if (!engine)
      throw new Error('The worker got a question before the address of the index. Send a message of type "open" first.')
    const stop = new AbortController()
    running.set(id, stop)
    return { id, response: await engine.search(requests, stop.signal) }
  } catch (error) {
    return { id, error: describe(error) }
  } finally {
    running.delete(id)
  }
}

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') {
    engine = engineFor(data.folder)
    // The first search tries again, and reports a failure.
    engine.prepare().catch(() => {})
  } else if (data.type === 'cancel') running.get(data.id)?.abort()
  else void answer(data).then((message) => postMessage(message))
})
