import type { RunEnd } from './run-message.ts'

/** Result of a run. */
export interface RunOutcome {
  end: RunEnd
  /** Texts of the console's lines. */
  lines: readonly string[]
  /** Names and messages of what was thrown and not caught. */
  errors: readonly string[]
  /** Lines whose comment did not hold, and what came instead. */
  failed: readonly string[]
  /** Comments that held. */
  held: number
}
