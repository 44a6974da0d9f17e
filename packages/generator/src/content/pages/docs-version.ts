import type { DocsVersion } from '../../model/docs-version.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { SidebarOrder } from '../sidebars/positions.ts'
import type { SourceDocument } from '../source-document.ts'

/** The only version of the documentation, as data. */
export const docsVersion = (input: {
  config: SiteConfig
  documents: readonly SourceDocument[]
  draftIds: string[]
  order: SidebarOrder
}): DocsVersion => {
  const { config, documents, draftIds, order } = input
  return {
    name: 'current',
    label: config.docs.versionLabel,
    isLast: true,
    path: `/${config.docs.routeBasePath}`,
    mainDocId: config.docs.mainDocId,
    docs: documents.map(({ id, path, frontMatter }) => {
      const wanted = frontMatter.displayed_sidebar
      const sidebar = wanted === null ? undefined : (wanted ?? order.positionOf(path)?.sidebarId)
      return { id, path, ...(sidebar === undefined ? {} : { sidebar }) }
    }),
    draftIds,
    sidebars: Object.fromEntries(
      Object.entries(order.orders).flatMap(([id, [first]]) =>
        first ? [[id, { link: { path: first.path, label: first.label } }]] : [],
      ),
    ),
  }
}
