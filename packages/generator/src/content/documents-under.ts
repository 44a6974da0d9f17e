import type { DocumentSummary } from '../model/page.ts'
import type { SidebarOrder } from './sidebars/positions.ts'
import type { SourceDocument } from './source-document.ts'

/**
 * Returns a function that lists the documents below a folder of `content/`. They are in sidebar order, with documents
 * of no sidebar last. The folder's own page or intro is omitted.
 */
export const createDocumentsUnder = (
  listed: readonly SourceDocument[],
  order: SidebarOrder,
  summaryOf: (document: SourceDocument) => DocumentSummary,
) => {
  const ranks = new Map<string, number>()
  for (const places of Object.values(order.orders))
    for (const { path } of places) if (!ranks.has(path)) ranks.set(path, ranks.size)
  const rank = ({ path }: SourceDocument) => ranks.get(path) ?? Infinity
  const ordered = listed.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : a.path < b.path ? -1 : 1))
  const known = new Map<string, DocumentSummary[]>()
  return (folder: string): DocumentSummary[] => {
    const clean = folder
      .replace(/^\.?\//, '')
      .replace(/\/$/, '')
      .replace(/^\.$/, '')
    const before = known.get(clean)
    if (before) return before
    const found = ordered.filter((document) => isBelow(document, clean)).map(summaryOf)
    known.set(clean, found)
    return found
  }
}

const isBelow = ({ id, frontMatter }: SourceDocument, folder: string): boolean => {
  const prefix = folder === '' ? '' : `${folder}/`
  if (!id.startsWith(prefix)) return false
  const rest = id.slice(prefix.length)
  if (rest.includes('/')) return true
  const isOwnPage = /^(?:index|readme)$/i.test(rest) || rest === folder.slice(folder.lastIndexOf('/') + 1)
  return !(isOwnPage || frontMatter.kind === 'intro' || /^intro(?:-|$)/.test(rest))
}
