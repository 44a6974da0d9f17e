/** Measures the stages of a run. */
export interface Stopwatch {
  /** Milliseconds by stage, in the order in which they ended. */
  readonly timings: Readonly<Record<string, number>>
  measure: <T>(stage: string, work: () => T | Promise<T>) => Promise<T>
}

/** Returns a stopwatch. Stages that run side by side each count their own time. */
export const createStopwatch = (): Stopwatch => {
  const timings: Record<string, number> = {}
  return {
    timings,
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
