import { posix } from 'node:path'
import type { HomePage } from '../../model/page.ts'
import { pathsOf } from './catalogue.ts'

type Section = HomePage['sections'][number]

/** URL path of the file with the text of a section's documents: `/docs/guide/llms-full.txt`. */
export const llmsFullPath = (docsPath: string, { id }: Pick<Section, 'id'>): string =>
  posix.join(docsPath, id, 'llms-full.txt')

/**
 * Yields the files with the whole text of each section, by URL path. A file has the section's documents in reading
 * order as Markdown. `markdownOf` returns `undefined` for an unlisted document. Sections with the same folder share a
 * file.
 */
export function* llmsFullFiles({
  docsPath,
  home,
  markdownOf,
}: {
  docsPath: string
  home: Pick<HomePage, 'sections'>
  markdownOf: (path: string) => string | undefined
}): Generator<[path: string, text: string]> {
  const documents = new Map<string, string[]>()
  for (const section of home.sections) {
    const path = llmsFullPath(docsPath, section)
    documents.set(path, [...(documents.get(path) ?? []), ...pathsOf(section)])
  }
  for (const [path, paths] of documents) {
    const texts = [...new Set(paths)].flatMap((document) => markdownOf(document) ?? [])
    if (texts.length > 0) yield [path, texts.join('\n---\n\n')]
  }
}
