/** Runs a stage of a build and records its duration. */
export type TimeStage = <T>(stage: string, work: () => Promise<T>) => Promise<T>

/** Returns a function that reports each stage when it begins, and the durations of the finished stages in milliseconds. */
export const createStageTimer = (
  onProgress: (stage: string) => void,
): { timed: TimeStage; timings: Record<string, number> } => {
  const timings: Record<string, number> = {}
  return {
    timings,
    timed: async (stage, work) => {
      onProgress(stage)
      const start = performance.now()
      const result = await work()
      timings[stage] = performance.now() - start
      return result
    },
  }
}
