/** Titles and descriptions of pages that no document writes. */
export interface PageTexts {
  docs: { title: string; description: (site: string) => string }
  tags: { title: string; description: (site: string) => string }
  tag: { title: (label: string) => string; description: (label: string) => string }
  search: { title: string; description: (site: string) => string }
  notFound: { title: string; description: string }
  /** What stands at the old address of a document; a link to the new one follows. */
  moved: { title: string; text: string }
}
