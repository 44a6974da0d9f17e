import { setImmediate as nextTurn } from 'node:timers/promises'

/** Measures the stages of a run. */
export interface Stopwatch {
  /** Milliseconds by stage, in the order in which they ended. */
  readonly timings: Readonly<Record<string, number>>
  measure: <T>(stage: string, work: () => T | Promise<T>) => Promise<T>
  /**
   * To be awaited between steps that nothing runs beside: lets the program do other things, and throws once the run was given
   * up.
   */
  pause: () => Promise<void>
}

/** Returns a stopwatch. Stages that run side by side each count their own time. With a signal, the run can be given up. */
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
