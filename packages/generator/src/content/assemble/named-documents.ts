import type { DocumentSummary } from '../../model/page.ts'
import { listNearest } from '../nearest.ts'
import type { PlacedDocuments } from '../sidebars/place-documents.ts'
import type { SourceDocument } from '../source-document.ts'
import type { AssembleInput } from './assemble-input.ts'

/** The configuration, and the documents to which it may refer. */
type NamedDocumentsInput = Pick<AssembleInput, 'config' | 'placeOf' | 'sources' | 'problems'>

/** The sidebar of the main document, or else the first one. Reports an unknown main document. */
export const findMainSidebar = (
  { config, placeOf, sources, problems }: NamedDocumentsInput,
  { trees, order }: PlacedDocuments,
): string => {
  const { mainDocId } = config.docs
  const main = sources.documentsById.get(mainDocId)
  if (!main) {
    const message = `"docs.mainDocId" is "${mainDocId}", which is not a document. Available ids: ${listNearest(mainDocId, sources.documentsById.keys())}.`
    problems.error({ rule: 'configuration', ...placeOf('docs', 'mainDocId'), message })
  }
  return (main && order.positionOf(main.path)?.sidebarId) ?? Object.keys(trees)[0] ?? 'tutorialSidebar'
}

/** The documents that the home page shows first. Reports unknown ids. */
export const featuredDocuments = (
  { config, placeOf, sources, problems }: NamedDocumentsInput,
  summaryOf: (document: SourceDocument) => DocumentSummary,
): DocumentSummary[] =>
  config.home.featured.flatMap((id, index) => {
    const document = sources.documentsById.get(id)
    if (document) return [summaryOf(document)]
    const message = `"home.featured" names the document "${id}", which does not exist. Available ids: ${listNearest(id, sources.documentsById.keys())}.`
    problems.error({ rule: 'configuration', ...placeOf('home', 'featured', index), message })
    return []
  })
