import type { DocumentPage } from './page.ts'
import type { SidebarShard } from './sidebar.ts'

/**
 * What the development server sends to open windows about an edited page. A window that does not have the article
 * that the patch is for, or gets none, fetches the page.
 */
export interface PageEdit {
  path: string
  document?: {
    around: Omit<DocumentPage, 'html'>
    /** Hashes (`contentHash`) of the article's HTML that windows have, and of the new HTML. */
    before: string
    after: string
    /** Absent where the article has to be shown from scratch, or is the same. */
    patch?: ArticlePatch
  }
}

/** What the development server sends to open windows when a document was added, or its label has changed: the shards of a sidebar that differ. */
export interface SidebarEdit {
  sidebarId: string
  shards: SidebarShard[]
}

/** What a window sends to the development server when it begins to listen: its page, and the hash of the article's HTML that it has. */
export interface ShownArticle {
  path: string
  mark?: string | undefined
}

/** Replaces child nodes of one element of an article. */
export interface ArticlePatch {
  /** The way from the article to that element: at each step, which child it is. */
  trail: PlaceOfNode[]
  start: number
  removed: number
  /** How many child nodes the element had. */
  count: number
  /** HTML of the nodes that take their place, and how many these are. */
  html: string
  added: number
  /** The HTML of the article that is replaced: from here to there. */
  from: number
  to: number
}

export interface PlaceOfNode {
  index: number
  /** How many child nodes its parent has. */
  count: number
}

/** Name of the event on an article, and of what was replaced in it, after a patch. */
export const articlePatched = 'handbook:patched'
