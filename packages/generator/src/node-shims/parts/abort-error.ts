/** Node's error for an operation that a signal has aborted: `name` is `AbortError`, `code` is `ABORT_ERR`. */
export class AbortError extends Error {
  override name = 'AbortError'
  readonly code = 'ABORT_ERR'
  constructor(cause?: unknown) {
    super('The operation was aborted', cause === undefined ? undefined : { cause })
  }
}
