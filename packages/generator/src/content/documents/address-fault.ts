import { normalizePath } from '../../model/path.ts'

/** Longest name that file systems keep, in bytes. */
export const longestName = 255

/** The same without the ending of a page's compressed variant. */
const longestPageName = longestName - '.html.br'.length

/** Says what is wrong with a path as that of a page, to be read behind the path; `undefined` for a path with an address and a file. */
export const addressFault = (path: string): string | undefined => {
  const forbidden = /[?#\\\p{Cc}]/u.exec(path)?.[0]
  if (forbidden !== undefined) return `holds ${JSON.stringify(forbidden)}, which cannot be part of an address`
  const dots = path.split('/').find((name) => name === '.' || name === '..')
  if (dots !== undefined) return `holds "${dots}", which browsers take out of addresses`
  const long = path.split('/').find((name) => Buffer.byteLength(name) > longestPageName)
  if (long !== undefined)
    return `holds a name of ${Buffer.byteLength(long)} bytes; file systems allow at most ${longestPageName}`
  const meant = normalizePath(path)
  return meant === path ? undefined : `is another spelling of ${meant}`
}

/** The same for two paths that many disks and hosts take for one: they differ in case, or in how an accent is written, alone. */
export const foldedPath = (path: string): string => path.normalize('NFC').toLowerCase()
