// Shim for `node:events` in a browser.
import EventEmitter from 'events/'
import { AbortError } from './parts/abort-error.ts'

interface EventOptions {
  signal?: AbortSignal
}

type Emitter = EventEmitter | EventTarget

const { once: plainOnce } = EventEmitter

const isEmitter = (emitter: Emitter): emitter is EventEmitter => !(emitter instanceof EventTarget)

/**
 * Resolves to the values of the next event. Rejects with the value of an `error` event, or when the signal aborts the
 * wait.
 */
export const once = async (emitter: Emitter, name: string, { signal }: EventOptions = {}): Promise<unknown[]> => {
  if (!signal) return plainOnce(emitter, name)
  if (signal.aborted) throw new AbortError(signal.reason)
  return new Promise((resolve, reject) => {
    const hear = (...values: unknown[]) => (forget(), resolve(values))
    const fail = (error: unknown) => (forget(), reject(error))
    const abort = () => fail(new AbortError(signal.reason))
    const forget = () => {
      signal.removeEventListener('abort', abort)
      if (!isEmitter(emitter)) return emitter.removeEventListener(name, hear)
      emitter.off(name, hear)
      emitter.off('error', fail)
    }
    signal.addEventListener('abort', abort)
    if (!isEmitter(emitter)) return emitter.addEventListener(name, hear)
    emitter.on(name, hear)
    if (name !== 'error') emitter.on('error', fail)
  })
}

/** Yields the values of each event, including events that came before they were requested. */
export const on = (
  emitter: EventEmitter,
  name: string,
  { signal }: EventOptions = {},
): AsyncIterableIterator<unknown[]> => {
  const events: unknown[][] = []
  const waiting: PromiseWithResolvers[] = []
  let end: { error?: unknown } | undefined
  const hear = (...values: unknown[]) => {
    const next = waiting.shift()
    if (next) next.resolve({ done: false, value: values })
    else events.push(values)
  }
  const finish = (ended: { error?: unknown }): void => {
    // An error is thrown once: now if a request is waiting, or otherwise at the next request.
    end ??= waiting.length > 0 ? {} : ended
    emitter.off(name, hear)
    emitter.off('error', fail)
    signal?.removeEventListener('abort', abort)
    for (const { resolve, reject } of waiting.splice(0))
      if ('error' in ended) reject(ended.error)
      else resolve({ done: true, value: undefined })
  }
  const fail = (error: unknown) => finish({ error })
  const abort = () => finish({ error: new AbortError(signal?.reason) })
  if (signal?.aborted) throw new AbortError(signal.reason)
  emitter.on(name, hear)
  if (name !== 'error') emitter.on('error', fail)
  signal?.addEventListener('abort', abort, { once: true })
  return {
    next: async () => {
      const value = events.shift()
      if (value) return { done: false, value }
      if (end && 'error' in end) {
        const { error } = end
        end = {}
        throw error
      }
      if (end) return { done: true, value: undefined }
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },
    return: async () => {
      finish({})
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

interface PromiseWithResolvers {
  resolve: (result: IteratorResult<unknown[]>) => void
  reject: (error: unknown) => void
}

/** Raises the limit of listeners above which a warning is printed. Event targets of the browser have no such limit. */
export const setMaxListeners = (count: number, ...emitters: Emitter[]): void => {
  for (const emitter of emitters) if (isEmitter(emitter)) Object.assign(emitter, { _maxListeners: count })
}

Object.assign(EventEmitter, { EventEmitter, once, on, setMaxListeners })
export { EventEmitter }
export default EventEmitter
