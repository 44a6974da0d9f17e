/** The index cannot be used: a file of it is missing, damaged or from another build. */
export class IndexError extends Error {
  override readonly name = 'IndexError'
}
