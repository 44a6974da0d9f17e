import type { ProblemCollector } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'
import { reservedNames } from '../schema/docs.ts'
import { addressFault, foldedPath } from './address-fault.ts'
import type { DuplicateSettings } from './check-duplicates.ts'
import { frontMatterPlace } from './front-matter-place.ts'

/**
 * Reports documents whose page no address can reach. Reports documents whose paths many disks and hosts cannot tell
 * apart: they differ only in case, or in the encoding of an accent.
 */
export const checkAddresses = (
  documents: readonly SourceDocument[],
  settings: DuplicateSettings,
  problems: ProblemCollector,
): void => {
  const folded = new Map<string, SourceDocument>()
  const byPath = new Map(documents.map((document) => [document.path, document]))
  for (const document of documents) {
    const { file, path } = document
    const place = () => frontMatterPlace(settings.root, file, ['slug'])
    const fault = addressFault(path)
    if (fault !== undefined)
      problems.error({
        rule: 'address',
        ...place(),
        message: `The path "${path}" ${fault}. Rename the file, or set another "slug".`,
      })
    const own = ownAddress(path)
    if (own !== undefined)
      problems.error({
        rule: 'address',
        ...place(),
        message: `The path "${path}" ${own}. Rename the file, or set another "slug".`,
      })
    // Hosts look for a file with exactly this name before they look for a page.
    const owner = byPath.get(path.replace(/\.(?:json|md)$/, ''))
    if (owner && owner !== document) {
      const message = `The path "${path}" is the address of a file that belongs to the page ${owner.path} of ${owner.file}. Rename the file, or set another "slug".`
      problems.error({ rule: 'address', ...place(), message })
    }
    const key = foldedPath(path)
    const other = folded.get(key)
    if (other && other.path !== path) {
      const message = `The path ${path} and ${other.path} of ${other.file} are one file on disks and hosts that ignore case and how accents are encoded. Rename one of the files, or set another "slug".`
      problems.report(settings.onDuplicateRoutes, { rule: 'duplicate-route', ...place(), message })
    }
    folded.set(key, document)
  }
}

/** What already has a path at the root of the site. `undefined` for a free path. */
const ownAddress = (path: string): string | undefined => {
  const [, first = '', below] = /^\/([^/]*)(\/)?/.exec(path) ?? []
  if (!reservedNames.has(first)) return undefined
  if (below !== undefined) return `is in the folder "${first}", which every build makes`
  return ['search', '404', 'offline-shell', 'docs-versions'].includes(first)
    ? 'belongs to a page or file of the site itself'
    : undefined
}
