import type { SidebarTree } from '../../model/docs-version.ts'
import type { SidebarPosition } from '../../model/sidebar.ts'

/** A document's place in one sidebar. */
export interface PlacedPath {
  path: string
  label: string
  /** The label belongs to the category, not to the page. */
  isCategoryPage?: true
  /** Ids of the surrounding categories. A category's page has the id of its own category last. */
  trail: string[]
}

/**
 * Pages of a sidebar in reading order: a category's page comes before the category's contents. A page that is listed
 * twice counts once. References do not count.
 */
export const readingOrder = (tree: SidebarTree): PlacedPath[] => {
  const placed = new Map<string, PlacedPath>()
  const visit = (items: SidebarTree, trail: string[]): void => {
    for (const item of items) {
      if (item.type === 'document' && !item.isReference && !placed.has(item.path))
        placed.set(item.path, { path: item.path, label: item.label, trail })
      if (item.type !== 'category') continue
      const inner = [...trail, item.id]
      if (item.hasDocument && !placed.has(item.path))
        placed.set(item.path, { path: item.path, label: item.label, isCategoryPage: true, trail: inner })
      visit(item.items, inner)
    }
  }
  visit(tree, [])
  return [...placed.values()]
}

/** Reading orders of all sidebars, and the sidebar of each page. */
export interface SidebarOrder {
  /** By sidebar id. */
  orders: Readonly<Record<string, readonly PlacedPath[]>>
  /** Position of a page in the given sidebar, or in the first sidebar that contains the page. */
  positionOf: (path: string, sidebarId?: string) => SidebarPosition | undefined
  /** Previous and next page in the page's sidebar. */
  neighboursOf: (path: string, sidebarId?: string) => { previous?: PlacedPath; next?: PlacedPath }
}

/** Computes the order of every page in the given trees. */
export const orderSidebars = (trees: Readonly<Record<string, SidebarTree>>): SidebarOrder => {
  const orders = Object.fromEntries(Object.entries(trees).map(([id, tree]) => [id, readingOrder(tree)]))
  const indexes = new Map(
    Object.entries(orders).map(([id, order]) => [id, new Map(order.map(({ path }, index) => [path, index]))]),
  )
  const find = (path: string, wanted?: string) => {
    for (const [sidebarId, places] of indexes) {
      const index = places.get(path)
      if (index !== undefined && (wanted === undefined || wanted === sidebarId))
        return { sidebarId, index, order: orders[sidebarId] ?? [] }
    }
    return undefined
  }
  return {
    orders,
    positionOf: (path, wanted) => {
      const found = find(path, wanted)
      return found && { sidebarId: found.sidebarId, trail: found.order[found.index]?.trail ?? [] }
    },
    neighboursOf: (path, wanted) => {
      const found = find(path, wanted)
      if (!found) return {}
      const previous = found.order[found.index - 1]
      const next = found.order[found.index + 1]
      return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
    },
  }
}
