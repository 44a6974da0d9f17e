import type { ProblemCollector } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'

/**
 * Warns about a `README` that is the page of its folder although the folder also has an `index` with its own `slug`.
 * Such a `README` is often meant for readers of the repository.
 */
export const checkFolderPages = (documents: readonly SourceDocument[], problems: ProblemCollector): void => {
  const indexes = new Map(
    documents.flatMap((document) => {
      const folder = /^(.*)\/index\.mdx?$/i.exec(document.file)?.[1]
      return folder === undefined ? [] : [[folder, document] as const]
    }),
  )
  for (const { file, path, frontMatter } of documents) {
    const folder = /^(.*)\/readme\.mdx?$/i.exec(file)?.[1]
    const index = folder === undefined ? undefined : indexes.get(folder)
    if (!index || index.path === path || frontMatter.slug !== undefined) continue
    const name = file.slice(file.lastIndexOf('/') + 1)
    problems.warning({
      rule: 'address',
      file,
      message: `${name} is the page of its folder, at ${path}: ${index.file} has the "slug" ${JSON.stringify(index.frontMatter.slug)}. To leave ${name} out, write "docs.exclude": ['**/${name}'].`,
    })
  }
}
