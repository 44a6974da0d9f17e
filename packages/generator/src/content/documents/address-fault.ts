import { normalizePath } from '../../model/path.ts'

/** Longest file name that file systems allow, in bytes. */
export const longestName = 255

/** Longest name of a page, because its compressed variant has a longer extension. */
const longestPageName = longestName - '.html.br'.length

/**
 * Returns the error in a path of a page, as a text that continues a sentence after the path. Returns `undefined` for a
 * path that can be an address and a file.
 */
export const addressFault = (path: string): string | undefined => {
  const forbidden = /[?#\\\p{Cc}]/u.exec(path)?.[0]
  if (forbidden !== undefined) return `holds ${JSON.stringify(forbidden)}, which cannot be part of an address`
  const dots = path.split('/').find((name) => name === '.' || name === '..')
  if (dots !== undefined) return `holds "${dots}", which browsers remove from addresses`
  const long = path.split('/').find((name) => Buffer.byteLength(name) > longestPageName)
  if (long !== undefined)
    return `holds a name of ${Buffer.byteLength(long)} bytes; file systems allow at most ${longestPageName}`
  const meant = normalizePath(path)
  return meant === path ? undefined : `is another spelling of ${meant}`
}

/**
 * Returns the same text for two paths that many disks and hosts cannot tell apart: they differ only in case, or in the
 * encoding of an accent.
 */
export const foldedPath = (path: string): string => path.normalize('NFC').toLowerCase()
