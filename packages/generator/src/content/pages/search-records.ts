import { noHierarchy, type SearchRecord } from '@dev-handbook/search/record'
import type { CompiledDocument } from '../../model/compiled-document.ts'
import type { SourceDocument } from '../source-document.ts'

/** One document, with the facts that its records contain about its place in the site. */
export interface RecordSource {
  document: Pick<SourceDocument, 'path' | 'title' | 'description' | 'lang' | 'frontMatter'>
  compiled: Pick<CompiledDocument, 'readSections'>
  /** Label of its top-level section. */
  section: string
  /** Labels of its tags. */
  tags: string[]
  /** Number of documents that link to it. */
  inboundLinks: number
  /** Language of the chrome. */
  lang: string
  versionName: string
}

type Level = keyof SearchRecord['hierarchy']

const levels: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

/** Weight of a record by its level: a title counts more than a heading, and a heading more than text. */
const levelWeights: Readonly<Record<SearchRecord['type'], number>> = {
  lvl0: 100,
  lvl1: 90,
  lvl2: 80,
  lvl3: 70,
  lvl4: 60,
  lvl5: 50,
  lvl6: 40,
  content: 0,
}

/** Makes the records of a document: one for its title, one for each heading, one for the text of each section. */
export const toSearchRecords = (source: RecordSource): SearchRecord[] => {
  const { document, compiled, section, tags, inboundLinks, lang, versionName } = source
  const records: SearchRecord[] = []
  const top = { ...noHierarchy, lvl0: section, lvl1: document.title }

  const namesOf = (anchor: string | null): Pick<SearchRecord, 'keywords' | 'phrases'> => {
    const { keywords, entry_keywords: entryKeywords, phrases, entry_phrases: entryPhrases } = document.frontMatter
    if (anchor === null) return { keywords: keywords ?? [], phrases: phrases ?? [] }
    const ofEntry = (entries: Record<string, string[]> = {}) =>
      (Object.hasOwn(entries, anchor) ? entries[anchor] : undefined) ?? []
    return { keywords: ofEntry(entryKeywords), phrases: ofEntry(entryPhrases) }
  }

  const add = (
    type: SearchRecord['type'],
    anchor: string | null,
    parts: { hierarchy: SearchRecord['hierarchy']; content: string | null },
  ) => {
    const url = anchor === null ? document.path : `${document.path}#${anchor}`
    records.push({
      objectID: type === 'content' ? `${url}:text` : url,
      url,
      anchor,
      type,
      ...parts,
      language: document.lang,
      lang,
      versionTag: `docs-default-${versionName}`,
      tags,
      specialized: document.frontMatter.specialized ?? false,
      ...(type === 'content' ? { keywords: [], phrases: [] } : namesOf(anchor)),
      weight: { pageRank: Math.min(inboundLinks, 100), level: levelWeights[type], position: records.length },
    })
  }

  add('lvl1', null, { hierarchy: top, content: document.description === '' ? null : document.description })
  for (const { headings, text } of compiled.readSections()) {
    const hierarchy = { ...top }
    for (const heading of headings) {
      const level = levels[heading.level]
      if (level) hierarchy[level] = heading.text
    }
    const last = headings.at(-1)
    const level = last && levels[last.level]
    if (last && level) add(level, last.id, { hierarchy, content: null })
    if (text !== '') add('content', last?.id ?? null, { hierarchy, content: text })
  }
  return records
}

/** Number of documents that link to each path. A document's links to itself do not count. */
export const countInboundLinks = (
  documents: readonly SourceDocument[],
  compiled: ReadonlyMap<string, CompiledDocument>,
): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { id, path: own } of documents) {
    const targets = new Set((compiled.get(id)?.links ?? []).map(({ path }) => path))
    for (const path of targets) if (path !== undefined && path !== own) counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  return counts
}
