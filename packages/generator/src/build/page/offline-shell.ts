import type { DocumentPage } from '../../model/page.ts'
import type { Site } from '../../content/site.ts'
import type { AppBundle } from '../bundle/app-bundle.ts'
import { pageHtml } from './template.ts'

/** File of the frame, below the root of the output. */
export const offlineShellFile = 'offline-shell.html'

/** A number of minutes that no document has. It marks the place of the reading time. */
const unreadMinutes = 7_654_321

/**
 * Returns the frame of a document's page: the chrome and the sidebar's root, with placeholders. The service worker
 * fills them with the data of a page (`packages/generator/src/service-worker/page-document.ts`). The frame carries no
 * payload. From this, the client knows that it has to fetch the page's data.
 */
export const offlineShell = (site: Site, app: AppBundle): string => {
  const sidebarId = site.shards.size === 0 ? undefined : site.mainSidebarId
  const page: DocumentPage = {
    version: 1,
    kind: 'document',
    path: '/-handbook-path-',
    title: '-handbook-title-',
    description: '-handbook-description-',
    lang: site.data.lang,
    noIndex: true,
    html: '-handbook-article-',
    outline: [],
    ...(sidebarId === undefined ? {} : { sidebar: { sidebarId, trail: [] } }),
    tags: [],
    related: [],
    readingMinutes: unreadMinutes,
    packages: [],
    islands: [],
  }
  const shards = page.sidebar ? site.branch(page.sidebar) : []
  const html = pageHtml({
    site: site.data,
    page,
    shards,
    body: app.render({ page, shards }),
    entry: app.entry,
    preload: app.preloads.document,
    inlineScript: app.inlineScript,
    // The whole style sheet: the frame has to display any article, whatever else is stored.
    styles: () => `<style>${app.css}</style>`,
  })
  return html
    .replace(/<script type="application\/json" id="handbook:payload">.*?<\/script>/s, '')
    .replace(/<span>[^<]*7[^<\d]?654[^<\d]?321[^<]*<\/span>/, '')
}
