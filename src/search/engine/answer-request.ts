import type { SearchRequest, SearchResult } from '../contract.ts'
import { fields } from '../index-format/postings.ts'
import { hitsPerPage as usualHitsPerPage } from '../search-limits.ts'
import { expandWord, joinedAlternatives } from './expand-word.ts'
import { filterSections } from './filter-sections.ts'
import type { IndexReader } from './index-reader.ts'
import { parseQuery } from './parse-query.ts'
import { rankSections, type ExpandedWord, type RankedSection } from './rank-sections.ts'
import { markOptions, toHit } from './to-hit.ts'

const titleField = fields.indexOf('title')

/** Answers one request from the index. Rejects with an `IndexError` when the index cannot be used, and with `signal.reason` once aborted. */
export const answerRequest = async (index: IndexReader, request: SearchRequest, signal?: AbortSignal): Promise<SearchResult> => {
  const start = performance.now()
  const { query, page = 0, hitsPerPage = usualHitsPerPage } = request
  const words = await expandQuery(index, query)
  signal?.throwIfAborted()
  const ranked = words.length === 0 ? [] : rankSections(words, index.manifest.sections)
  const { sections: found, facets, exhaustive } = await filterSections(index, ranked, request)
  const sections = [...query.trim()].length === 1 ? asDocuments(found) : found
  signal?.throwIfAborted()
  const shown = sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  const marks = markOptions(request, words)
  const hits = await Promise.all(shown.map((section) => toHit({ index, section, request, marks })))
  return {
    hits,
    nbHits: sections.length,
    page,
    nbPages: Math.ceil(sections.length / hitsPerPage),
    hitsPerPage,
    query,
    index: request.indexName,
    exhaustiveNbHits: exhaustive,
    ...(facets ? { facets } : {}),
    processingTimeMS: Math.round(performance.now() - start),
  }
}

/**
 * The documents of ranked sections, in their order. A single letter asks for no section yet: titles answer it, and no text
 * is fetched that the next letter would make useless.
 */
const asDocuments = (sections: readonly RankedSection[]): RankedSection[] => {
  const documents = new Map<number, RankedSection>()
  for (const section of sections) {
    if (!documents.has(section.document)) documents.set(section.document, { ...section, section: 0, fields: section.fields.map(() => titleField) })
  }
  return [...documents.values()]
}

/** Words of a query with their meanings; two neighbours may also be meant as one word, in the place of both. */
const expandQuery = async (index: IndexReader, query: string): Promise<ExpandedWord[]> => {
  const words = parseQuery(query)
  const expanded = await Promise.all(words.map(async (word) => ({ ...word, alternatives: await expandWord(index, word) })))
  await Promise.all(
    words.slice(1).map(async ({ term }, place) => {
      const [left, right] = [expanded[place], expanded[place + 1]]
      const joined = left && right ? await joinedAlternatives(index, left.term + term) : []
      left?.alternatives.push(...joined)
      right?.alternatives.push(...joined)
    }),
  )
  return expanded
}
