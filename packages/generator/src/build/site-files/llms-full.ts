import { posix } from 'node:path'
import type { HomePage } from '../../model/page.ts'
import { pathsOf } from './catalogue.ts'

type Section = HomePage['sections'][number]

/** URL path of the file with the text of a section's documents: `/docs/guide/llms-full.txt`. */
export const llmsFullPath = (docsPath: string, { id }: Pick<Section, 'id'>): string =>
  posix.join(docsPath, id, 'llms-full.txt')

/**
 * Returns the files with the whole text of each section, by URL path, with the paths of their documents in reading
 * order. Sections with the same folder share a file.
 */
export const llmsFullFiles = (docsPath: string, home: Pick<HomePage, 'sections'>): Map<string, string[]> => {
  const documents = new Map<string, string[]>()
  for (const section of home.sections) {
    const path = llmsFullPath(docsPath, section)
    documents.set(path, [...new Set([...(documents.get(path) ?? []), ...pathsOf(section)])])
  }
  return documents
}

/** The content of such a file, from the documents as Markdown. */
export const llmsFullText = (documents: readonly string[]): string => documents.join('\n---\n\n')
