import type { DocumentSummary } from '../../model/page.ts'
import type { NavbarItem } from '../../model/site.ts'

/** Documents below one section of the navbar. */
export interface SectionGroup {
  label: string
  documents: DocumentSummary[]
}

/**
 * Groups documents by the navbar's sections, in its order. Documents outside these sections come last, under `other`.
 */
export const groupBySection = (
  documents: readonly DocumentSummary[],
  items: readonly NavbarItem[],
  other: string,
): SectionGroup[] => {
  const sections = items.flatMap((item) =>
    item.type === 'document' ? [{ label: item.label, path: item.section }] : [],
  )
  const sectionOf = ({ path }: DocumentSummary) =>
    sections.find((section) => path === section.path || path.startsWith(`${section.path}/`))
  return [...sections.map(({ label }) => label), undefined].flatMap((label) => {
    const members = documents.filter((document) => sectionOf(document)?.label === label)
    return members.length === 0 ? [] : [{ label: label ?? other, documents: members }]
  })
}
