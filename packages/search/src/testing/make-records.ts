import { noHierarchy, type SearchRecord } from '../record.ts'

export interface DocumentOutline {
  path: string
  title: string
  description?: string
  group?: string
  language?: string
  tags?: string[]
  keywords?: string[]
  phrases?: string[]
  specialized?: boolean
  pageRank?: number
  lead?: string
  sections?: {
    anchor: string
    heading: string
    text?: string
    level?: number
    parent?: string
    keywords?: string[]
    phrases?: string[]
  }[]
}

/** Makes records from short descriptions of documents, for tests. */
export const makeRecords = (documents: readonly DocumentOutline[]): SearchRecord[] =>
  documents.flatMap(
    ({
      path,
      title,
      description = '',
      group = 'Guides',
      language = 'en',
      tags = [],
      keywords = [],
      phrases = [],
      specialized = false,
      pageRank = 0,
      lead = '',
      sections = [],
    }) => {
      const common = { language, lang: 'en', versionTag: 'docs-default-current', tags, specialized }
      const top = { ...noHierarchy, lvl0: group, lvl1: title }
      const records: SearchRecord[] = []
      const add = (
        record: Pick<SearchRecord, 'type' | 'anchor' | 'hierarchy' | 'content'>,
        names: Partial<Pick<SearchRecord, 'keywords' | 'phrases'>> = {},
      ) => {
        const url = record.anchor === null ? path : `${path}#${record.anchor}`
        const weight = { pageRank, level: record.type === 'content' ? 0 : 90, position: records.length }
        records.push({
          objectID: record.type === 'content' ? `${url}:text` : url,
          url,
          ...record,
          ...common,
          keywords: [],
          phrases: [],
          ...names,
          weight,
        })
      }
      add(
        { type: 'lvl1', anchor: null, hierarchy: top, content: description === '' ? null : description },
        { keywords, phrases },
      )
      if (lead !== '') add({ type: 'content', anchor: null, hierarchy: top, content: lead })
      for (const { anchor, heading, text = '', parent, keywords: own = [], phrases: typed = [] } of sections) {
        const hierarchy = parent === undefined ? { ...top, lvl2: heading } : { ...top, lvl2: parent, lvl3: heading }
        add(
          { type: parent === undefined ? 'lvl2' : 'lvl3', anchor, hierarchy, content: null },
          { keywords: own, phrases: typed },
        )
        if (text !== '') add({ type: 'content', anchor, hierarchy, content: text })
      }
      return records
    },
  )
