import type { DocumentPage, PageData } from '../../model/page.ts'

/** A page of a document without its article, which may be on disk. Each call reads the article again. */
export interface StoredDocumentPage extends Omit<DocumentPage, 'html'> {
  readHtml: () => string
}

/** A page of the site as a build holds it. */
export type SitePage = Exclude<PageData, DocumentPage> | StoredDocumentPage

/** Returns all data of a page, with its article. */
export const readPage = (page: SitePage): PageData => {
  if (page.kind !== 'document') return page
  const { readHtml, ...facts } = page
  return { ...facts, html: readHtml() }
}
