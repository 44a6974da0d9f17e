import type { DocumentPage, PageData } from './page.ts'
import type { SidebarShard } from './sidebar.ts'

/**
 * What a page's HTML carries for hydration, in `<script type="application/json" id="handbook:payload">`: the page data (a document
 * without its article, which stands in the HTML already) and the shards of the sidebar's current branch.
 */
export interface PagePayload {
  page: Exclude<PageData, { kind: 'document' }> | Omit<DocumentPage, 'html'>
  shards: SidebarShard[]
}
