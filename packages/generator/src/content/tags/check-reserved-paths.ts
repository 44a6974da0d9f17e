import { frontMatterPlace } from '../documents/front-matter-place.ts'
import type { ProblemCollector } from '../problems.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { SourceDocument } from '../source-document.ts'
import type { AssignedTags } from './assign-tags.ts'

/** The input of the check: all documents, and the pages of tags. */
export interface ReservedPathsInput extends Pick<SiteConfig, 'docs' | 'onDuplicateRoutes'> {
  root: string
  documents: readonly SourceDocument[]
  tags: AssignedTags
  tagsPath: string
  problems: ProblemCollector
}

/** Reports documents and category indexes that have the path of a tag page. */
export const checkReservedPaths = ({
  root,
  docs,
  onDuplicateRoutes,
  documents,
  tags,
  tagsPath,
  problems,
}: ReservedPathsInput): void => {
  const reserved = new Set([tagsPath, ...tags.used.map(({ path }) => path)])
  for (const { path, file, title, isGenerated, settingsPlace } of documents) {
    if (!reserved.has(path)) continue
    const [place, remedy] = isGenerated
      ? [settingsPlace ?? { file: docs.sidebarPath }, `Set another "slug" for the index of the category "${title}".`]
      : [frontMatterPlace(root, file, ['slug']), 'Set another "slug", or rename the file.']
    problems.report(onDuplicateRoutes, {
      rule: 'duplicate-route',
      ...place,
      message: `The path ${path} belongs to the page of a tag or of all tags. ${remedy}`,
    })
  }
}
