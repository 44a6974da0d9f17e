import type { ProblemCollector, Severity } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'

/**
 * Reports each `README` whose folder also has an `index`, because such a file is often meant for readers of the
 * repository. When both would be the page of the folder, the `index` is, as in Docusaurus. Returns the documents
 * without the `README` then.
 */
export const chooseFolderPages = (
  documents: readonly SourceDocument[],
  { onDuplicateRoutes }: { onDuplicateRoutes: Severity },
  problems: ProblemCollector,
): SourceDocument[] => {
  const indexes = new Map(
    documents.flatMap((document) => {
      const folder = /^(.*)\/index\.mdx?$/i.exec(document.file)?.[1]
      return folder === undefined ? [] : [[folder, document] as const]
    }),
  )
  return documents.filter(({ file, path, frontMatter }) => {
    const folder = /^(.*)\/readme\.mdx?$/i.exec(file)?.[1]
    const index = folder === undefined ? undefined : indexes.get(folder)
    if (!index || frontMatter.slug !== undefined) return true
    const name = file.slice(file.lastIndexOf('/') + 1)
    const remedy = `To leave ${name} out, write "docs.exclude": ['**/${name}'].`
    if (index.path === path) {
      const message = `${name} has no page: ${path} is the page of ${index.file}. ${remedy}`
      problems.report(onDuplicateRoutes, { rule: 'duplicate-route', file, message })
      return false
    }
    const slug = JSON.stringify(index.frontMatter.slug)
    const message = `${name} is the page of its folder, at ${path}: ${index.file} has the "slug" ${slug}. ${remedy}`
    problems.warning({ rule: 'address', file, message })
    return true
  })
}
