import type { DocumentPage } from './page.ts'
import type { SidebarShard } from './sidebar.ts'

/**
 * Sent by the development server to open windows after a page was edited. A window fetches the page if there is no
 * patch, or if it does not have the article that the patch is for.
 */
export interface PageEdit {
  path: string
  document?: {
    around: Omit<DocumentPage, 'html'>
    /** Hashes (`contentHash`) of the article's HTML: of the version that windows have, and of the new version. */
    before: string
    after: string
    /** Absent if the article has not changed or must be rendered from scratch. */
    patch?: ArticlePatch
  }
}

/**
 * Sent by the development server to open windows when a document was added or its label has changed. It contains the
 * shards of a sidebar that differ.
 */
export interface SidebarEdit {
  sidebarId: string
  shards: SidebarShard[]
}

/**
 * Sent by a window to the development server when the window begins to listen: its page, and the hash of its article's
 * HTML.
 */
export interface ShownArticle {
  path: string
  mark?: string | undefined
}

/** Replaces child nodes of one element of an article. */
export interface ArticlePatch {
  /** The path from the article to that element: the place of the child at each step. */
  trail: PlaceOfNode[]
  start: number
  removed: number
  /** How many child nodes the element had. */
  count: number
  /** HTML of the new nodes, and the number of these nodes. */
  html: string
  added: number
  /** Start and end of the replaced part in the HTML of the article. */
  from: number
  to: number
}

export interface PlaceOfNode {
  index: number
  /** Number of child nodes of its parent. */
  count: number
}

/**
 * Name of the event after a patch. It is dispatched on the element whose child nodes were replaced, and bubbles to the
 * article.
 */
export const articlePatched = 'handbook:patched'
