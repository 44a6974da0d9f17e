import type { SourceDocument } from '../source-document.ts'

/** Sidebars by id, with every slice generated and every document found. */
export type ResolvedSidebars = Record<string, ResolvedItem[]>

/** One entry of a resolved sidebar. */
export type ResolvedItem = ResolvedDocument | ResolvedCategory | ResolvedLink

export interface ResolvedDocument {
  type: 'doc'
  document: SourceDocument
  label: string
  /** The document's place is elsewhere: its page takes neither sidebar nor neighbours from here. */
  isReference?: true
}

export interface ResolvedCategory {
  type: 'category'
  label: string
  /** Its part of the category's id: the folder's name, or the label as a slug. */
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
  /** Absent: a text that leads nowhere. */
  href?: string
}

/**
 * Label of a document in a sidebar that may give it one, as in Docusaurus: what its front matter says for the sidebar comes
 * first. The title of the front matter comes before the heading, by which the page itself is called.
 */
export const sidebarLabel = ({ frontMatter, title }: SourceDocument, given?: string): string =>
  frontMatter.sidebar_label ?? given ?? frontMatter.title ?? title
