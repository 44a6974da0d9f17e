// Shim for `node:timers/promises` in a browser.
import { AbortError } from './parts/abort-error.ts'

interface TimerOptions {
  signal?: AbortSignal
  /** Has no effect in a browser, where no process waits for timers. */
  ref?: boolean
}

const start = globalThis.setTimeout
const stop = globalThis.clearTimeout

/** Resolves to the value after a time (ms). Rejects with an `AbortError` when the signal aborts the wait. */
export const setTimeout = <T = void>(delay?: number, value?: T, { signal }: TimerOptions = {}): Promise<T> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AbortError(signal.reason))
    const abort = () => {
      stop(timer)
      reject(new AbortError(signal?.reason))
    }
    const timer = start(() => {
      signal?.removeEventListener('abort', abort)
      resolve(value as T)
    }, delay)
    signal?.addEventListener('abort', abort, { once: true })
  })

/** Resolves to the value in the next turn of the event loop. */
export const setImmediate = <T = void>(value?: T, options?: TimerOptions): Promise<T> => setTimeout(0, value, options)

/** Yields the value after each interval (ms). Throws an `AbortError` when the signal aborts the iteration. */
export async function* setInterval<T = void>(delay?: number, value?: T, options?: TimerOptions): AsyncGenerator<T> {
  while (true) yield await setTimeout(delay, value as T, options)
}

export const scheduler = {
  wait: (delay: number, options?: TimerOptions): Promise<void> => setTimeout(delay, undefined, options),
  yield: (): Promise<void> => setImmediate(),
}

export default { setTimeout, setImmediate, setInterval, scheduler }
