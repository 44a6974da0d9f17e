/**
 * Says what to do where a disk was full, or the room that a user may take on it: neither Node nor the bundler does. Any other
 * error is returned as it is.
 */
export const explainedFullDisk = (error: unknown): unknown => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? cause.code : undefined
    if (code === 'ENOSPC' || code === 'EDQUOT' || bundlerWords.test(cause.message)) {
      return new Error('The disk is full. Nothing was published: dist/ is as it was. Free some space and build again.', { cause: error })
    }
  }
  return error
}

/** What systems say of it (Linux and macOS, Windows), in an error that the bundler has made a text of. */
const bundlerWords = /No space left on device|Disk quota exceeded|There is not enough space on the disk/i
