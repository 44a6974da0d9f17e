import type { SidebarTree } from '../../model/docs-version.ts'
import { toAddress } from '../../model/path.ts'
import type { SidebarDocument, SidebarLink } from '../../model/sidebar.ts'
import { pathOfLink } from './path-of-link.ts'
import type { ResolvedCategory, ResolvedDocument, ResolvedItem, ResolvedLink } from './resolved-sidebars.ts'

/** The facts about the site that a tree needs. */
export interface TreeSettings {
  /** Language of the site. Documents in other languages are marked. */
  lang: string
  baseUrl: string
  /** Target of a category that contains no document at all. */
  docsPath: string
}

type TreeItem = SidebarTree[number]

/** Converts a resolved sidebar to the tree that the reader sees, and assigns ids to its categories. */
export const buildTree = (items: readonly ResolvedItem[], settings: TreeSettings): SidebarTree => {
  const ids = new Set<string>()

  const unique = (id: string): string => {
    let candidate = id
    for (let count = 2; ids.has(candidate); count++) candidate = `${id}-${count}`
    ids.add(candidate)
    return candidate
  }

  const build = (item: ResolvedItem, parentId: string): TreeItem => {
    if (item.type === 'doc') return toDocument(item, settings)
    if (item.type === 'link') return toLink(item, settings)
    const id = unique(parentId === '' ? item.segment : `${parentId}/${item.segment}`)
    return {
      type: 'category',
      id,
      label: item.label,
      path: categoryPath(item) ?? settings.docsPath,
      hasDocument: item.document !== undefined,
      collapsible: item.collapsible,
      collapsed: item.collapsible && item.collapsed,
      items: item.items.map((child) => build(child, id)),
    }
  }

  return items.map((item) => build(item, ''))
}

/** Path of a category's page or of the first document in it. `undefined` when the category contains only links. */
const categoryPath = ({ document, items }: ResolvedCategory): string | undefined => {
  if (document) return document.path
  for (const item of items) {
    const path = item.type === 'doc' ? item.document.path : item.type === 'category' ? categoryPath(item) : undefined
    if (path !== undefined) return path
  }
  return undefined
}

const toDocument = ({ document, label, isReference }: ResolvedDocument, { lang }: TreeSettings): SidebarDocument => ({
  type: 'document',
  path: document.path,
  label,
  ...(document.lang === lang ? {} : { lang: document.lang }),
  ...(isReference ? { isReference } : {}),
})

const toLink = ({ label, href }: ResolvedLink, settings: TreeSettings): SidebarLink => {
  // Docusaurus' prefix for a path that is not one of the site's pages.
  const path = href === undefined ? undefined : pathOfLink(href, settings).replace(/^pathname:\/\/(?=\/)/, '')
  return {
    type: 'link',
    label,
    ...(path === undefined ? {} : { href: /^\/(?!\/)/.test(path) ? toAddress(settings.baseUrl, path) : path }),
  }
}
