import { setImmediate as nextTurn } from 'node:timers/promises'

/** Measures the stages of a run. */
export interface Stopwatch {
  /** Milliseconds by stage, in the order in which they ended. */
  readonly timings: Readonly<Record<string, number>>
  measure: <T>(stage: string, work: () => T | Promise<T>) => Promise<T>
  /**
   * Await this between steps of long synchronous work. It lets the program do other work, and throws after the run was
   * aborted.
   */
  pause: () => Promise<void>
}

/** Returns a stopwatch. Stages that run concurrently each count their own time. The signal can abort the run. */
export const createStopwatch = (signal?: AbortSignal): Stopwatch => {
  const timings: Record<string, number> = {}
  return {
    timings,
    pause: async () => {
      if (!signal) return
      await nextTurn()
      signal.throwIfAborted()
    },
    measure: async (stage, work) => {
      const start = performance.now()
      try {
        return await work()
      } finally {
        timings[stage] = (timings[stage] ?? 0) + performance.now() - start
      }
    },
  }
}
