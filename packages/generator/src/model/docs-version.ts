import type { SidebarItem } from './sidebar.ts'

/** One version of the documentation. The list of versions is published as `/docs-versions.json`; this site has one. */
export interface DocsVersion {
  /** `current` */
  name: string
  /** `Next` */
  label: string
  isLast: boolean
  /** `/docs` */
  path: string
  mainDocId: string
  docs: { id: string; path: string; sidebar?: string }[]
  draftIds: string[]
  /** Main document of each sidebar. */
  sidebars: Record<string, { link: { path: string; label: string } }>
}

/** A sidebar as the pipeline holds it, with the items inside their categories, before it is cut into shards. */
export type SidebarTree = (
  | Exclude<SidebarItem, { type: 'category' }>
  | (Extract<SidebarItem, { type: 'category' }> & { items: SidebarTree })
)[]
