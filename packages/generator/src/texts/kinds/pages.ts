/** Titles and descriptions of pages that are not documents. */
export interface PageTexts {
  docs: { title: string; description: (site: string) => string }
  tags: { title: string; description: (site: string) => string }
  tag: { title: (label: string) => string; description: (label: string) => string }
  search: { title: string; description: (site: string) => string }
  notFound: { title: string; description: string }
  /** Text at the old address of a document. A link to the new address follows. */
  moved: { title: string; text: string }
}
