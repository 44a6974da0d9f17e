import type { SearchRequest } from '../contract.ts'
import type { IndexedDocument } from '../index-format/index-files.ts'
import type { IndexReader } from './index-reader.ts'
import type { RankedSection } from './ranked-section.ts'

/** Maximum number of documents that are read for filters and counts. Readers do not page further. */
const documentLimit = 400

/** Sections that pass the filters, and the counts over them. */
export interface FilteredSections {
  sections: RankedSection[]
  facets?: Record<string, Record<string, number>>
  exhaustive: boolean
}

/**
 * Applies the facet filters of a request and counts the requested facets. Both need the documents. Without filters and
 * facets, nothing is fetched.
 */
export const filterSections = async (
  index: IndexReader,
  ranked: RankedSection[],
  { facetFilters = [], facets = [] }: SearchRequest,
): Promise<FilteredSections> => {
  const conditions = facetFilters.map((filter) => (typeof filter === 'string' ? [filter] : filter).map(parseFilter))
  const { lang, versionTag } = index.manifest
  const common = (attribute: string): string[] | undefined => ({ lang: [lang], versionTag: [versionTag] })[attribute]
  const open = conditions.filter(
    (choices) => !choices.some(({ attribute, value }) => common(attribute)?.includes(value)),
  )
  if (open.length === 0 && facets.length === 0) return { sections: ranked, exhaustive: true }

  const numbers = [...new Set(ranked.map(({ document }) => document))].slice(0, documentLimit)
  const needsTags =
    facets.includes('tags') || open.some((choices) => choices.some(({ attribute }) => attribute === 'tags'))
  const documents = new Map(
    await Promise.all(
      numbers.map(
        async (number) =>
          [number, { ...(await index.document(number)), tags: needsTags ? await index.tags(number) : [] }] as const,
      ),
    ),
  )
  const valuesOf = (document: TaggedDocument, attribute: string): readonly string[] =>
    common(attribute) ?? documentValues(index, document, attribute)
  const sections = ranked.filter((section) => {
    const document = documents.get(section.document)
    return (
      document &&
      open.every((choices) => choices.some(({ attribute, value }) => valuesOf(document, attribute).includes(value)))
    )
  })
  const counts = facets.map((attribute): [string, Record<string, number>] => {
    const byValue: Record<string, number> = {}
    for (const { document } of sections) {
      const found = documents.get(document)
      for (const value of found ? valuesOf(found, attribute) : [])
        byValue[value] = (Object.hasOwn(byValue, value) ? (byValue[value] ?? 0) : 0) + 1
    }
    return [attribute, byValue]
  })
  return {
    sections,
    ...(facets.length > 0 ? { facets: Object.fromEntries(counts) } : {}),
    exhaustive: numbers.length < documentLimit,
  }
}

const parseFilter = (filter: string): { attribute: string; value: string } => {
  const colon = filter.indexOf(':')
  return { attribute: filter.slice(0, colon), value: filter.slice(colon + 1) }
}

type TaggedDocument = IndexedDocument & { tags: readonly string[] }

const documentValues = ({ manifest }: IndexReader, document: TaggedDocument, attribute: string): readonly string[] => {
  if (attribute === 'hierarchy.lvl0') return [manifest.groups[document.group] ?? '']
  if (attribute === 'language') return [manifest.languages[document.language] ?? '']
  return attribute === 'tags' ? document.tags : []
}
