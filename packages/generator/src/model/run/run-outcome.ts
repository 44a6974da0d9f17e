import type { RunEnd } from './run-message.ts'

/** Result of a run. */
export interface RunOutcome {
  end: RunEnd
  /** Texts of the console lines. */
  lines: readonly string[]
  /** Names and messages of uncaught errors. */
  errors: readonly string[]
  /** Lines whose comment did not hold or was not checked, with the actual result or the reason. */
  failed: readonly string[]
}
