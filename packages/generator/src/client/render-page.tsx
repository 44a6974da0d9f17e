import type { ReactElement } from 'react'
import type { PageData, PageKind } from '../model/page.ts'
import type { SidebarShard } from '../model/sidebar.ts'
import type { ClientSite } from '../model/site.ts'
import { App } from './app.tsx'
import type { Messages } from '../texts/kinds/chrome.ts'
import type { Screen } from './navigation/page-state.ts'
import { createPageStore } from './navigation/page-store.ts'
import DocsScreen from './screens/docs.tsx'
import DocumentScreen from './screens/document.tsx'
import HomeScreen from './screens/home.tsx'
import NotFoundScreen from './screens/not-found.tsx'
import SearchScreen from './screens/search.tsx'
import TagScreen from './screens/tag.tsx'
import TagsScreen from './screens/tags.tsx'
import { createShardStore } from './sidebar/shard-store.ts'

const screens: Record<PageKind, Screen> = {
  home: HomeScreen,
  docs: DocsScreen,
  document: DocumentScreen,
  tags: TagsScreen,
  tag: TagScreen,
  search: SearchScreen,
  'not-found': NotFoundScreen,
}

/** The data of the chrome and the screen of one page. */
export interface RenderInput {
  site: ClientSite
  messages: Messages
  page: PageData
  /** The sidebar's root and the page's branch; empty for a page without sidebar. */
  shards: readonly SidebarShard[]
}

/**
 * Returns the element that the build renders for a page. All screens are imported statically, so nothing is fetched.
 */
export const renderPage = ({ site, messages, page, shards }: RenderInput): ReactElement => {
  const pages = createPageStore({ shown: { status: 'ready', page, Screen: screens[page.kind] } })
  const store = createShardStore(site.baseUrl)
  if ('sidebar' in page && page.sidebar) store.add(page.sidebar.sidebarId, shards)
  return <App site={site} messages={messages} pages={pages} shards={store} onRetry={() => {}} />
}
