import type { DocumentSummary, Section } from '../../model/page.ts'

/**
 * Picks the documents that show what a section contains. These are its topics, which have other documents below them,
 * if there are enough topics. Otherwise these are its first documents. The result is empty for a section with only one
 * page.
 */
export const sectionNames = (
  { path, documents }: Pick<Section, 'path' | 'documents'>,
  limit: number,
): DocumentSummary[] => {
  if (documents.length === 1 && documents[0]?.path === path) return []
  const topics = documents.filter((topic) => documents.some((other) => other.path.startsWith(`${topic.path}/`)))
  return (topics.length >= limit / 2 ? topics : documents).slice(0, limit)
}
