import type { IndexedDocument } from '../index-format/index-files.ts'
import { collectPostings } from './collect-postings.ts'
import type { DocumentSource } from './gather-documents.ts'
import { letteredPostings, type LetteredPostings } from './lettered-postings.ts'
import { type NamedFile, writeSections } from './write-sections.ts'

/** A document without its texts, and where its texts are. */
export interface DocumentSummary {
  document: Omit<DocumentSource, 'sections' | 'description' | 'pageRank'> & { sections: number }
  places: Omit<IndexedDocument, 'path' | 'title' | 'group' | 'language'>
}

/** Everything that the index needs from a document. */
export interface DocumentPart {
  summary: DocumentSummary
  postings: LetteredPostings
  /** Files with the names and texts of the sections. Empty when they were written before. */
  files: readonly NamedFile[]
}

/** Makes the part of a document. `postings` may be those of an earlier index, if the document is the same. */
export const documentPart = (
  document: DocumentSource,
  postings = letteredPostings(collectPostings(document)),
): DocumentPart => {
  const { files, ...places } = writeSections(document)
  return {
    summary: { document: summaryOf(document), places },
    postings,
    files,
  }
}

const summaryOf = ({
  path,
  title,
  group,
  language,
  tags,
  specialized,
  lang,
  versionTag,
  sections,
}: DocumentSource): DocumentSummary['document'] => ({
  path,
  title,
  group,
  language,
  tags,
  specialized,
  lang,
  versionTag,
  sections: sections.length,
})
