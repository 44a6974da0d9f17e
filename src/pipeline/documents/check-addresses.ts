import type { ProblemCollector } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'
import { addressFault, foldedPath } from './address-fault.ts'
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
    const key = foldedPath(path)
    const other = folded.get(key)
    if (other && other.path !== path) {
      const message = `The path ${path} and ${other.path} of ${other.file} are one file on disks and hosts that ignore case and how accents are encoded. Rename one of the files, or set another "slug".`
      problems.report(settings.onDuplicateRoutes, { rule: 'duplicate-route', ...place(), message })
    }
    folded.set(key, document)
  }
}
