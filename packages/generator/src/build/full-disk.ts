import { hasCode } from '../content/error-code.ts'

/**
 * Says what to do where a disk was full, or the room that a user may take on it: neither Node nor the bundler does. Any other
 * error is returned as it is. The cause is the system's own message, without a stack trace.
 */
export const explainedFullDisk = (error: unknown): unknown => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (hasCode(cause, 'ENOSPC', 'EDQUOT')) return new Error(remedy, { cause: new Error(cause.message) })
    // The bundler answers with a text that holds stack traces, its own and those of the system.
    const line = cause.message.split('\n').find((text) => bundlerWords.test(text))
    if (line !== undefined) return new Error(remedy, { cause: new Error(line.trim()) })
  }
  return error
}

const remedy = 'The disk is full. Nothing was published: dist/ is as it was. Free some space and build again.'

/** What systems say of it (Linux and macOS, Windows), in an error that the bundler has made a text of. */
const bundlerWords = /No space left on device|Disk quota exceeded|There is not enough space on the disk/i
