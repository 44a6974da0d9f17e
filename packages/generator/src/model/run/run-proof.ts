import type { RunOutcome } from './run-outcome.ts'

/** An article whose blocks the page's own runner should run. */
export interface ProofTask {
  /** Identifies the task in its results. */
  task: number
  lang: string
  /** The article, with its buttons. */
  html: string
  /** The blocks to run, by their index among those with a Run button. */
  blocks: readonly number[]
}

/** Result of one block of a task. */
export interface ProofResult {
  task: number
  block: number
  /** How many blocks of the article have a Run button. Unknown when the page has stopped answering. */
  buttons: number | undefined
  /**
   * A text says why the run did not begin. With `null`, the browser lacks a feature that the block needs, and shows no
   * button.
   */
  outcome: RunOutcome | string | null
}

/** Paths of the server of a proof. A page asks for a task, and sends a result for each block. */
export const proofPaths = { page: '/', script: '/proof.js', task: '/task', result: '/result' } as const
