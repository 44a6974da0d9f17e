/**
 * A sidebar is cut into shards, one for the root and one for each category. So a page needs only the shards of its own
 * branch.
 */
export interface SidebarShard {
  /** Empty for the root, otherwise the category's id. */
  id: string
  items: SidebarItem[]
}

export type SidebarItem = SidebarDocument | SidebarCategory | SidebarLink

export interface SidebarDocument {
  type: 'document'
  path: string
  label: string
  /** Set when the document's language is not the site's. */
  lang?: string
  /** The page belongs to another sidebar, or to none. */
  isReference?: true
}

export interface SidebarCategory {
  type: 'category'
  /** Path of labels or folders that is unique in its sidebar and safe in an address: `algorithms-data-structures/sort`. */
  id: string
  label: string
  /** Where the category leads without scripts: its own document, or its first document. */
  path: string
  /** The category has a document of its own at `path`. */
  hasDocument: boolean
  collapsible: boolean
  /** State before the reader opens or closes the category. The current branch is always open. */
  collapsed: boolean
}

export interface SidebarLink {
  type: 'link'
  /** Absent for a text that is no link. */
  href?: string
  label: string
}

/** The place of a document in its sidebar. */
export interface SidebarPosition {
  /** `tutorialSidebar` */
  sidebarId: string
  /**
   * Ids of the categories from the root to the document. For a category's own document, the category is the last of
   * them.
   */
  trail: string[]
}

/** Address of a shard below the base URL: `/sidebars/tutorialSidebar/guide.json`; the root's is `/sidebars/tutorialSidebar.json`. */
export const sidebarShardPath = (sidebarId: string, shardId: string): string =>
  `/sidebars/${sidebarId}${shardId === '' ? '' : `/${shardId}`}.json`

/** Returns the id of the sidebar that a shard belongs to, by the shard's address (`sidebarShardPath`). */
export const sidebarOfShard = (path: string, { id }: SidebarShard): string =>
  path.slice('/sidebars/'.length, -(id === '' ? '.json' : `/${id}.json`).length)
