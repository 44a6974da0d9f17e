import { hierarchyLevels } from '../contract.ts'
import type { SearchRecord } from '../record.ts'

/** A section as the index needs it: the joined contents of its records. */
export interface SectionSource {
  anchor: string | null
  /** Headings from the second level down to the section's own. */
  headings: (string | null)[]
  /** Other names of the section. The first section has those of the document. */
  keywords: string[]
  /** What readers type who do not know a name of the section. */
  phrases: string[]
  text: string
}

export interface DocumentSource {
  path: string
  title: string
  description: string
  group: string
  language: string
  tags: string[]
  specialized: boolean
  pageRank: number
  /** Facets that are the same for all records. */
  lang: string
  versionTag: string
  /** The beginning of the document comes first. */
  sections: SectionSource[]
}

type Ordered = Pick<DocumentSource, 'language' | 'specialized' | 'path'>

/**
 * The order of documents in the index: by language, specialized documents last, then by path. Languages and
 * specialized documents are then ranges of numbers, of which the manifest has only the beginnings.
 */
export const indexOrder = (a: Ordered, b: Ordered): number => {
  if (a.language !== b.language) return a.language < b.language ? -1 : 1
  if (a.specialized !== b.specialized) return a.specialized ? 1 : -1
  return a.path < b.path ? -1 : 1
}

/**
 * Groups the records of each document, in the order of the index. Throws for a record of a document without a title
 * record, and for a record whose facets differ from the title record's.
 */
export const gatherDocuments = (records: readonly SearchRecord[]): DocumentSource[] => {
  const documents = new Map<string, DocumentSource>()
  for (const record of records)
    if (record.type === 'lvl1' && record.anchor === null) documents.set(record.url, documentOf(record))
  for (const record of records) {
    const path = record.anchor === null ? record.url : record.url.slice(0, -record.anchor.length - 1)
    const document = documents.get(path)
    if (!document)
      throw new Error(
        `The record ${record.objectID} belongs to ${path}, which has no record of its title. Write one of type "lvl1" without an anchor.`,
      )
    checkFacets(document, record)
    const section = sectionOf(document, record)
    if (record.type === 'content') section.text = record.content ?? ''
    else [section.keywords, section.phrases] = [record.keywords, record.phrases]
  }
  return [...documents.values()].toSorted(indexOrder)
}

/** Throws when facets differ that an index stores only once. */
export const checkFacets = (
  { lang, versionTag }: Pick<DocumentSource, 'lang' | 'versionTag'>,
  other: Pick<SearchRecord, 'objectID' | 'lang' | 'versionTag'>,
): void => {
  if (other.lang === lang && other.versionTag === versionTag) return
  throw new Error(
    `The record ${other.objectID} has the facets ${other.lang} and ${other.versionTag}, others have ${lang} and ${versionTag}. Write one index for each.`,
  )
}

const documentOf = ({
  url,
  hierarchy,
  content,
  language,
  lang,
  versionTag,
  tags,
  specialized,
  weight,
}: SearchRecord): DocumentSource => ({
  path: url,
  title: hierarchy.lvl1 ?? '',
  description: content ?? '',
  group: hierarchy.lvl0 ?? '',
  language,
  tags,
  specialized,
  pageRank: weight.pageRank,
  lang,
  versionTag,
  sections: [{ anchor: null, headings: [], keywords: [], phrases: [], text: '' }],
})

/**
 * The document's section for a record's anchor. Records are in the order of the document, so a new section is appended.
 */
const sectionOf = ({ sections }: DocumentSource, { anchor, hierarchy }: SearchRecord): SectionSource => {
  const known = sections.findLast((section) => section.anchor === anchor)
  if (known) return known
  const headings = hierarchyLevels.slice(2).map((level) => hierarchy[level])
  while (headings.at(-1) === null) headings.pop()
  const section: SectionSource = { anchor, headings, keywords: [], phrases: [], text: '' }
  sections.push(section)
  return section
}
