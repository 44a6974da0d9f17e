/** The index cannot be used: one of its files is missing, damaged or from another build. */
export class IndexError extends Error {
  override readonly name = 'IndexError'
}
