import type { PageLink } from '../../model/page.ts'
import type { SidebarPosition } from '../../model/sidebar.ts'
import { frontMatterPlace } from '../documents/front-matter-place.ts'
import { listNearest } from '../nearest.ts'
import type { ProblemCollector } from '../problems.ts'
import type { LoadedSidebars } from '../sidebars/load-sidebars.ts'
import type { PlacedPath, SidebarOrder } from '../sidebars/positions.ts'
import { sidebarLabel } from '../sidebars/resolved-sidebars.ts'
import type { SourceDocument } from '../source-document.ts'

/** The facts to which front matter may refer. */
export interface NeighboursSource {
  root: string
  order: SidebarOrder
  sidebars?: Pick<LoadedSidebars, 'isPart'>
  documentsById: ReadonlyMap<string, SourceDocument>
  documentsByPath: ReadonlyMap<string, SourceDocument>
  problems: ProblemCollector
}

/** A document's place and the pages before and after it. */
export interface Neighbours {
  sidebar: SidebarPosition | undefined
  previous: PageLink | undefined
  next: PageLink | undefined
}

/**
 * Finds a document's place in its sidebar and its neighbours, with the overrides of its front matter. Reports unknown
 * ids.
 */
export const findNeighbours = (document: SourceDocument, source: NeighboursSource): Neighbours => {
  const { frontMatter, path } = document
  const displayed = displayedSidebar(document, source)
  const inDisplayed = displayed === null ? undefined : source.order.positionOf(path, displayed)
  const sidebar = inDisplayed ?? (typeof displayed === 'string' ? { sidebarId: displayed, trail: [] } : undefined)
  const around = inDisplayed ? source.order.neighboursOf(path, inDisplayed.sidebarId) : {}
  return {
    sidebar,
    previous:
      overridden(document, 'pagination_prev', source) ??
      (frontMatter.pagination_prev === undefined ? placedLink(around.previous, source) : undefined),
    next:
      overridden(document, 'pagination_next', source) ??
      (frontMatter.pagination_next === undefined ? placedLink(around.next, source) : undefined),
  }
}

/** `undefined` when front matter does not name a sidebar, `null` when it says that there is none. */
const displayedSidebar = (
  document: SourceDocument,
  { root, order, sidebars, problems }: NeighboursSource,
): string | null | undefined => {
  const id = document.frontMatter.displayed_sidebar
  if (typeof id !== 'string' || Object.hasOwn(order.orders, id)) return id
  if (sidebars?.isPart?.(id)) return undefined
  const place = frontMatterPlace(root, document.file, ['displayed_sidebar'])
  problems.error({
    rule: 'front-matter',
    ...place,
    message: `"displayed_sidebar" is "${id}", which is not a sidebar. Available ids: ${listNearest(id, Object.keys(order.orders))}.`,
  })
  return undefined
}

const overridden = (
  document: SourceDocument,
  key: 'pagination_prev' | 'pagination_next',
  source: NeighboursSource,
): PageLink | undefined => {
  const id = document.frontMatter[key]
  if (id === undefined || id === null) return undefined
  const target = source.documentsById.get(id)
  if (target) return toLink(target)
  const place = frontMatterPlace(source.root, document.file, [key])
  source.problems.error({
    rule: 'front-matter',
    ...place,
    message: `"${key}" is "${id}", which is not a document. Available ids: ${listNearest(id, source.documentsById.keys())}.`,
  })
  return undefined
}

const placedLink = (placed: PlacedPath | undefined, { documentsByPath }: NeighboursSource): PageLink | undefined => {
  const document = placed && documentsByPath.get(placed.path)
  return document && toLink(document, placed.isCategoryPage ? undefined : placed.label)
}

const toLink = (document: SourceDocument, label?: string): PageLink => ({
  path: document.path,
  title: document.frontMatter.pagination_label ?? sidebarLabel(document, label),
})
