import { normalizePath } from '../../model/path.ts'
import type { ProblemCollector } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'
import type { DuplicateSettings } from './check-duplicates.ts'
import { frontMatterPlace } from './front-matter-place.ts'

/**
 * Reports documents whose page no address leads to, and those whose paths many disks and hosts take for one: they differ in
 * case, or in how an accent is written, alone.
 */
export const checkAddresses = (documents: readonly SourceDocument[], settings: DuplicateSettings, problems: ProblemCollector): void => {
  const folded = new Map<string, SourceDocument>()
  for (const document of documents) {
    const { file, path } = document
    const place = () => frontMatterPlace(settings.root, file, ['slug'])
    const fault = addressFault(path)
    if (fault !== undefined) problems.error({ rule: 'address', ...place(), message: `The path "${path}" ${fault}. Rename the file, or set another "slug".` })
    const key = path.normalize('NFC').toLowerCase()
    const other = folded.get(key)
    if (other && other.path !== path) {
      const message = `The path ${path} and ${other.path} of ${other.file} are one file on disks and hosts that pass over case and accents' spelling. Rename one of the files, or set another "slug".`
      problems.report(settings.onDuplicateRoutes, { rule: 'duplicate-route', ...place(), message })
    }
    folded.set(key, document)
  }
}

/** Longest name that file systems keep, in bytes, without the ending of a page's compressed variant. */
const longestName = 255 - '.html.br'.length

const addressFault = (path: string): string | undefined => {
  const forbidden = /[?#\\\p{Cc}]/u.exec(path)?.[0]
  if (forbidden !== undefined) return `holds ${JSON.stringify(forbidden)}, which cannot stand in an address`
  const long = path.split('/').find((name) => Buffer.byteLength(name) > longestName)
  if (long !== undefined) return `holds a name of ${Buffer.byteLength(long)} bytes; disks keep at most ${longestName}`
  const meant = normalizePath(path)
  return meant === path ? undefined : `is another spelling of ${meant}`
}
