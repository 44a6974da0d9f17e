import type { DocumentPage, PageData } from './page.ts'
import type { SidebarShard } from './sidebar.ts'

/**
 * Data for hydration in a page's HTML, in `<script type="application/json" id="handbook:payload">`. It contains the
 * page data and the shards of the sidebar's current branch. The data of a document lack the article, because the HTML
 * already contains it.
 */
export interface PagePayload {
  page: Exclude<PageData, { kind: 'document' }> | Omit<DocumentPage, 'html'>
  shards: SidebarShard[]
}
