import { Script } from 'node:vm'
import { hasCode } from '../../content/error-code.ts'

/** Seconds that the code of one document may take; most take a few thousandths of one. */
const defaultLimit = 30

const name = 'handbook:within-time'
const slot = globalThis as Record<string, unknown>
const script = new Script(`globalThis[${JSON.stringify(name)}]()`)

/** The code of a document has not come to an end in time. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
}

/**
 * Runs work to its end and returns what it returns. Throws a `TimeLimitError` when that takes longer than 30 seconds, or as many as
 * the environment says in `HANDBOOK_DOCUMENT_SECONDS`: only the engine itself can end a loop that never does. Nothing in the work can
 * catch that, and none of its `finally` blocks runs.
 */
export const withinTime = <T>(work: () => T): T => {
  const seconds = Number(process.env['HANDBOOK_DOCUMENT_SECONDS']) || defaultLimit
  const results: T[] = []
  // The limit holds for a script alone, and for all that it calls.
  slot[name] = () => results.push(work())
  try {
    script.runInThisContext({ timeout: Math.ceil(seconds * 1000) })
  } catch (error) {
    if (!hasCode(error, 'ERR_SCRIPT_EXECUTION_TIMEOUT')) throw error
    throw new TimeLimitError(`It did not end within ${seconds} s, as an endless loop does`, { cause: error })
  } finally {
    delete slot[name]
  }
  // SAFETY: the script has called the work, which has returned.
  return results[0] as T
}
