import type { SourceDocument } from '../source-document.ts'

/** Sidebars by id, with every generated part and all documents found. */
export type ResolvedSidebars = Record<string, ResolvedItem[]>

/** One entry of a resolved sidebar. */
export type ResolvedItem = ResolvedDocument | ResolvedCategory | ResolvedLink

export interface ResolvedDocument {
  type: 'doc'
  document: SourceDocument
  label: string
  /** The document's own place is elsewhere: its page takes neither the sidebar nor the neighbours from this item. */
  isReference?: true
}

export interface ResolvedCategory {
  type: 'category'
  label: string
  /** The category's part of its id: the folder's name, or the label as a slug. */
  segment: string
  /** Page of the category: a written document, or its generated index. */
  document?: SourceDocument
  collapsible: boolean
  collapsed: boolean
  items: ResolvedItem[]
}

export interface ResolvedLink {
  type: 'link'
  label: string
  /** Absent for a text without a link. */
  href?: string
}

/**
 * Label of a document in a sidebar, which may give it a label, as in Docusaurus. The front matter's label for the
 * sidebar comes first. The title in the front matter comes before the heading, which is the title of the page itself.
 */
export const sidebarLabel = ({ frontMatter, title }: SourceDocument, given?: string): string =>
  frontMatter.sidebar_label ?? given ?? frontMatter.title ?? title
