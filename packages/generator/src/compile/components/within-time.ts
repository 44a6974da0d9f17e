import { Script } from 'node:vm'
import { hasCode } from '../../content/error-code.ts'

/** Seconds that the code of one document may take. Most documents take a few milliseconds. */
const defaultLimit = 30

const name = 'handbook:within-time'
const slot = globalThis as Record<string, unknown>
const script = new Script(`globalThis[${JSON.stringify(name)}]()`)

/** The code of a document did not end in time. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
}

/**
 * Runs work to its end and returns its result. Throws a `TimeLimitError` when the work takes longer than 30 seconds, or
 * than the number of seconds in the environment variable `HANDBOOK_DOCUMENT_SECONDS`. Only the engine itself can end an
 * endless loop. The work cannot catch that, and none of its `finally` blocks runs.
 */
export const withinTime = <T>(work: () => T): T => {
  const seconds = Number(process.env['HANDBOOK_DOCUMENT_SECONDS']) || defaultLimit
  const results: T[] = []
  // The engine's time limit applies only to a script, and to everything that the script calls.
  slot[name] = () => results.push(work())
  try {
    script.runInThisContext({ timeout: Math.ceil(seconds * 1000) })
  } catch (error) {
    if (!hasCode(error, 'ERR_SCRIPT_EXECUTION_TIMEOUT')) throw error
    throw new TimeLimitError(`It did not end within ${seconds} s. Look for an endless loop`, { cause: error })
  } finally {
    delete slot[name]
  }
  // SAFETY: the script has called the work, which has returned.
  return results[0] as T
}
