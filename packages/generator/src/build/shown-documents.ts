import type { Site } from '../content/site.ts'
import type { CompiledDocument } from '../model/compiled-document.ts'

/** The compiled documents of a site that have pages. */
export const shownDocuments = ({ documents, compiled, pages }: Site): CompiledDocument[] =>
  documents.flatMap(({ id, path }) => (pages.has(path) ? (compiled.get(id) ?? []) : []))
