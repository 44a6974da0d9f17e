import mimeTypes from 'mime-types'

/**
 * The path and the query of a request, as the client sent them. A target such as `//a` looks like the name of another
 * host, but is a path.
 */
export const splitTarget = (target: string): { pathname: string; query: string } => {
  const mark = target.indexOf('?')
  return mark < 0 ? { pathname: target, query: '' } : { pathname: target.slice(0, mark), query: target.slice(mark) }
}

/** `Content-Type` of a file by its path. */
export const contentTypeOf = (file: string): string =>
  mimeTypes.contentType(file.slice(file.lastIndexOf('/') + 1)) || 'application/octet-stream'
