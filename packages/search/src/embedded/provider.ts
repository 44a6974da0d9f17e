import type { SearchProvider, SearchResponse } from '../contract.ts'
import { indexFolder } from '../index-format/index-files.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** The part of a worker that the provider uses. */
export interface WorkerLike {
  postMessage: (message: ToWorker, transfer: []) => void
  terminate: () => void
  addEventListener: (type: 'message' | 'error', listener: (event: Event) => void) => void
}

interface EmbeddedOptions {
  /** Address of the site's root: origin and base URL. */
  root: string
  /** Starts the module `worker.ts`. */
  createWorker: () => WorkerLike
}

/** The provider that searches the index of the site in a worker. It needs no service and works offline. */
export const createEmbeddedProvider = ({ root, createWorker }: EmbeddedOptions): SearchProvider => {
  const pending = new Map<number, { resolve: (response: SearchResponse) => void; reject: (error: Error) => void }>()
  let running: WorkerLike | undefined
  let lastId = 0

  const start = (): WorkerLike => {
    if (running) return running
    const worker = createWorker()
    running = worker
    worker.addEventListener('message', (event) => {
      const message = (event as Event & { data: FromWorker }).data
      const request = pending.get(message.id)
      pending.delete(message.id)
      if ('response' in message) request?.resolve(message.response)
      else request?.reject(new Error(message.error))
    })
    // A worker whose script could not be loaded never answers. The next search starts a new worker.
    worker.addEventListener('error', () => {
      worker.terminate()
      if (running === worker) running = undefined
      for (const { reject } of pending.values()) reject(new Error('The search could not be started.'))
      pending.clear()
    })
    send(worker, { type: 'open', folder: new URL(`${indexFolder}/`, root).href })
    return worker
  }

  return {
    prepare: async () => void start(),
    search: (requests, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason)
          return
        }
        const id = ++lastId
        pending.set(id, { resolve, reject })
        signal?.addEventListener('abort', () => {
          if (!pending.delete(id)) return
          reject(signal.reason)
          if (running) send(running, { type: 'cancel', id })
        })
        send(start(), { type: 'search', id, requests })
      }),
  }
}

const send = (worker: WorkerLike, message: ToWorker): void => worker.postMessage(message, [])
