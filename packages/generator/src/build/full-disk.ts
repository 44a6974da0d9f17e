import { hasCode } from '../content/error-code.ts'

/**
 * Explains what to do when the disk or the user's quota is full. Neither Node nor the bundler explains this. Any other
 * error is returned unchanged. The cause is the system's own message, without a stack trace.
 */
export const explainedFullDisk = (error: unknown): unknown => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (hasCode(cause, 'ENOSPC', 'EDQUOT')) return new Error(remedy, { cause: new Error(cause.message) })
    // The bundler's message contains stack traces, both its own and those of the system.
    const line = cause.message.split('\n').find((text) => bundlerWords.test(text))
    if (line !== undefined) return new Error(remedy, { cause: new Error(line.trim()) })
  }
  return error
}

const remedy = 'The disk is full. Nothing was published; the last build is unchanged. Free some space and build again.'

/**
 * The system's wording for a full disk (Linux and macOS, Windows), in an error that the bundler has converted to text.
 */
const bundlerWords = /No space left on device|Disk quota exceeded|There is not enough space on the disk/i
