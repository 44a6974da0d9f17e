import type { DocumentSummary, Section } from '../../model/page.ts'

/**
 * Picks the documents that show what is in a section: the topics that other documents stand below where there are
 * enough of them, else the first documents. A section that is one page has nothing to tell.
 */
export const sectionNames = (
  { path, documents }: Pick<Section, 'path' | 'documents'>,
  limit: number,
): DocumentSummary[] => {
  if (documents.length === 1 && documents[0]?.path === path) return []
  const topics = documents.filter((topic) => documents.some((other) => other.path.startsWith(`${topic.path}/`)))
  return (topics.length >= limit / 2 ? topics : documents).slice(0, limit)
}
