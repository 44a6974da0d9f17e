import type { ProblemCollector, Severity } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'
import { frontMatterPlace } from './front-matter-place.ts'

/** Severities of values that two documents must not share, and the folder of the files. */
export interface DuplicateSettings {
  root: string
  onDuplicateRoutes: Severity
  onDuplicateTitles: Severity
}

/**
 * Reports documents that share an id, a path or a title. Returns the documents without the duplicates of an id or a
 * path: the first file in order is kept.
 */
export const checkDuplicates = (
  documents: readonly SourceDocument[],
  settings: DuplicateSettings,
  problems: ProblemCollector,
): SourceDocument[] => {
  const ids = new Map<string, SourceDocument>()
  const routes = new Map<string, SourceDocument>()
  const titles = new Map<string, SourceDocument>()
  return documents.filter((document) => {
    const { id, path, title, file } = document
    const place = (key: string) => frontMatterPlace(settings.root, file, [key])
    const sameTitle = titles.get(title)
    if (sameTitle) {
      problems.report(settings.onDuplicateTitles, {
        rule: 'duplicate-title',
        ...place('title'),
        message: `The title "${title}" already belongs to ${sameTitle.file}. Give each document a title of its own.`,
      })
    } else {
      titles.set(title, document)
    }
    const sameId = ids.get(id)
    if (sameId) {
      problems.error({
        rule: 'duplicate-id',
        ...place('id'),
        message: `The id "${id}" already belongs to ${sameId.file}. Rename one of the files, or set another "id" in its front matter.`,
      })
      return false
    }
    ids.set(id, document)
    const samePath = routes.get(path)
    if (samePath) {
      problems.report(settings.onDuplicateRoutes, {
        rule: 'duplicate-route',
        ...place('slug'),
        message: `The path ${path} already belongs to ${samePath.file}, so this document has no page. Set another "slug" in the front matter of one of them.`,
      })
      return false
    }
    routes.set(path, document)
    return true
  })
}
