import type { Attempt, Outcome } from './match-text.ts'

/** A message of a worker: it is ready, or an attempt has an outcome. */
export type FromMatchWorker = 'ready' | Outcome

/** The part of a worker that matching needs. */
export interface MatchWorker {
  postMessage: (attempt: Attempt, transfer: []) => void
  terminate: () => void
  addEventListener: (type: 'message' | 'error', listener: (event: Event) => void) => void
}

/**
 * An attempt with its outcome, or the reason why there is none: the attempt took too long, or the worker's script could
 * not be loaded.
 */
export type Result = { attempt: Attempt } & (Outcome | { kind: 'stopped' | 'failed' })

interface MatcherOptions {
  startWorker: () => MatchWorker
  /** Milliseconds that an attempt may take. */
  limit: number
  onResult: (result: Result) => void
}

export interface Matcher {
  /** Runs an attempt. While an attempt is running, only the last of the new attempts is kept. */
  run: (attempt: Attempt) => void
  /** Ends the worker. `run` starts another one. */
  stop: () => void
}

/**
 * Runs attempts in a worker. An attempt that takes too long is ended together with its worker, and the next attempt
 * gets a new worker. The time counts from the moment when the worker is ready, because the pattern does not cause the
 * loading time.
 */
export const createMatcher = ({ startWorker, limit, onResult }: MatcherOptions): Matcher => {
  let worker: MatchWorker | undefined
  let isReady = false
  let running: { attempt: Attempt; timer: ReturnType<typeof setTimeout> } | undefined
  let waiting: Attempt | undefined

  const stop = (): void => {
    clearTimeout(running?.timer)
    worker?.terminate()
    worker = running = waiting = undefined
    isReady = false
  }

  /** Ends the worker. Reports the reason, unless a newer attempt waits after a timeout. */
  const giveUp = (kind: 'stopped' | 'failed', attempt: Attempt): void => {
    const next = waiting
    stop()
    if (next && kind === 'stopped') run(next)
    else onResult({ kind, attempt: next ?? attempt })
  }

  const advance = (): void => {
    if (!worker || !isReady || running || !waiting) return
    const attempt = waiting
    waiting = undefined
    running = { attempt, timer: setTimeout(() => giveUp('stopped', attempt), limit) }
    worker.postMessage(attempt, [])
  }

  const start = (): MatchWorker => {
    const started = startWorker()
    started.addEventListener('message', (event) => {
      const message = (event as Event & { data: FromMatchWorker }).data
      if (started !== worker) return
      if (message === 'ready') isReady = true
      else if (running) {
        const { attempt, timer } = running
        clearTimeout(timer)
        running = undefined
        if (!waiting) onResult({ ...message, attempt })
      }
      advance()
    })
    started.addEventListener('error', () => {
      if (started !== worker) return
      const attempt = waiting ?? running?.attempt
      if (attempt) giveUp('failed', attempt)
      else stop()
    })
    return started
  }

  const run = (attempt: Attempt): void => {
    waiting = attempt
    worker ??= start()
    advance()
  }

  return { run, stop }
}
