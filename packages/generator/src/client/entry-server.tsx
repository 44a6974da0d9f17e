import { renderToString } from 'react-dom/server'
import { messages } from 'virtual:messages'
import { siteData } from 'virtual:site-data'
import type { PageData } from '../model/page.ts'
import type { SidebarShard } from '../model/sidebar.ts'
import { renderPage } from './render-page.tsx'

/**
 * Returns the HTML inside `<div id="handbook:app">` of a page: the whole chrome, with the article in its place. `shards` are the
 * sidebar's root and the page's branch.
 */
export const render = (input: { page: PageData; shards: SidebarShard[] }): string =>
  renderToString(renderPage({ ...input, site: siteData, messages }))
