import type { SidebarTree } from '../../model/docs-version.ts'
import type { DocumentSummary, Section } from '../../model/page.ts'
import { readingOrder } from '../sidebars/positions.ts'

/** The functions that provide a section's facts about its documents. */
export interface SectionSource {
  summaryOf: (path: string) => DocumentSummary | undefined
  idOf: (path: string) => string | undefined
}

/**
 * Makes a section of each top-level entry of the main sidebar. Skips links, references and entries without documents.
 */
export const toSections = (tree: SidebarTree, { summaryOf, idOf }: SectionSource): Section[] =>
  tree.flatMap((item) => {
    if (item.type === 'link' || (item.type === 'document' && item.isReference)) return []
    const start = summaryOf(item.path)
    if (!start) return []
    const paths = item.type === 'document' ? [item.path] : readingOrder(item.items).map(({ path }) => path)
    const documents = paths.flatMap((path) =>
      item.type === 'category' && item.hasDocument && path === item.path ? [] : (summaryOf(path) ?? []),
    )
    if (item.type === 'category' && !item.hasDocument && documents.length === 0) return []
    return [
      {
        id: idOf(item.path)?.split('/')[0] ?? '',
        label: item.label,
        path: item.path,
        description: start.description,
        count: documents.length,
        documents,
      },
    ]
  })
