/** A program that checks something. */
export interface Stage {
  name: string
  /** Arguments for Node. */
  command: string[]
  /** Number of processors that the stage keeps busy. 0 for a stage that waits for the network. */
  cores: number
  /** Names of the stages that must have passed before. */
  needs?: string[]
  env?: Record<string, string>
}
export interface StageOutcome {
  stage: Stage
  code: number
  /** Milliseconds. */
  duration: number
  output: string
  /** Whether Ctrl+C ended the stage. Absent when it did not run. */
  ended?: boolean
  /** Why the stage did not run. */
  skipped?: string
}
export function nextStages(
  waiting: Iterable<Stage>,
  state: { running: Stage[]; ended: { has: (name: string) => boolean }; cores: number },
): Stage[]
export function runStages(
  stages: Stage[],
  options: {
    cores: number
    signal: AbortSignal
    onStart?: (stage: Stage) => void
    onEnd?: (outcome: StageOutcome) => void
  },
): Promise<StageOutcome[]>
