/** A component was used incorrectly. The message is complete: the fact with the offending value, then what to write. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError'
}
