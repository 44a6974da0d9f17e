import { addressFault, foldedPath } from '../documents/address-fault.ts'
import type { Severity } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'

/** A fault of an address, and its severity. */
export interface IndexFault {
  rule: 'duplicate-route' | 'address'
  severity: Severity
  message: string
}

/**
 * Returns a function that finds faults in the address that an author gave to a category's index. The rules are those
 * for the addresses of documents. The given documents take precedence over an index.
 */
export const createIndexCheck = (
  documents: readonly SourceDocument[],
  onDuplicateRoutes: Severity,
): ((index: SourceDocument) => IndexFault | undefined) => {
  const byPath = new Map(documents.map((document) => [document.path, document]))
  const folded = new Map(documents.map((document) => [foldedPath(document.path), document]))
  return ({ path, title }) => {
    const asks = `The category "${title}" asks for an index at "${path}"`
    const author = byPath.get(path)
    if (author) {
      const message = `${asks}, which is the path of ${author.file}. The category links to that document and gets no index. Set another "slug", or link to that document: { type: 'doc', id: '${author.id}' }.`
      return { rule: 'duplicate-route', severity: onDuplicateRoutes, message }
    }
    const fault = addressFault(path)
    if (fault !== undefined)
      return { rule: 'address', severity: 'throw', message: `${asks}, which ${fault}. Set another "slug".` }
    const owner = byPath.get(path.replace(/\.(?:json|md)$/, ''))
    if (owner)
      return {
        rule: 'address',
        severity: 'throw',
        message: `${asks}, which is the address of a file that belongs to the page ${owner.path} of ${owner.file}. Set another "slug".`,
      }
    const twin = folded.get(foldedPath(path))
    if (!twin) return undefined
    const message = `${asks}. This and ${twin.path} of ${twin.file} are one file on disks and hosts that ignore case and how accents are encoded. Set another "slug".`
    return { rule: 'duplicate-route', severity: onDuplicateRoutes, message }
  }
}
