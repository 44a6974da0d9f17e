import type { Sources } from './read-sources.ts'
import type { SourceDocument } from './source-document.ts'

/** Sources with additional generated documents. */
export const withDocuments = (sources: Sources, made: readonly SourceDocument[]): Sources => {
  const documents = [...sources.documents, ...made]
  return {
    ...sources,
    documents,
    documentsById: new Map(documents.map((document) => [document.id, document])),
    documentsByPath: new Map(documents.map((document) => [document.path, document])),
    readable: new Set([...sources.readable, ...made.map(({ file }) => file)]),
  }
}
