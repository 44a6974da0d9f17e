import type { SearchRecord } from './record.ts'

/**
 * The contract of all search providers: the hosted provider's multi-index query, request and response. The reader's
 * interface knows this and nothing else of who answers.
 */
export interface SearchProvider {
  /** Gets ready for a first query, so that it is answered sooner. Never rejects. */
  prepare: () => Promise<void>
  /** Answers the requests in order. Rejects with an `Error` when no answer can be had, and with `signal.reason` once aborted. */
  search: (requests: readonly SearchRequest[], signal?: AbortSignal) => Promise<SearchResponse>
}

export type HierarchyLevel = keyof SearchRecord['hierarchy']

/** Levels from the top-level section down to the deepest heading. */
export const hierarchyLevels: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

export interface SearchRequest {
  indexName: string
  query: string
  /** From 0. */
  page?: number
  hitsPerPage?: number
  /** `attribute:value` each; all must hold, of an inner list at least one. */
  facetFilters?: readonly (string | readonly string[])[]
  /** `language:value`, the reader's: results that have it come first, the others follow. */
  optionalFilters?: readonly string[]
  /** Attributes whose values are to be counted over the hits: `hierarchy.lvl0`, `language`, `tags`. */
  facets?: readonly string[]
  attributesToRetrieve?: readonly string[]
  /** For the embedded provider, which fetches names one by one: the most hits of one top-level section, where no more are shown. */
  mostPerGroup?: number
  /** For the embedded provider, which fetches texts one by one: the hits (`objectID`) whose content is wanted; without it, that of all. */
  contentOf?: readonly string[]
  /** `attribute:words` each: `content:10`. */
  attributesToSnippet?: readonly string[]
  /** Marks the beginning and the end of what matched; to be replaced by elements, never shown as HTML. */
  highlightPreTag?: string
  highlightPostTag?: string
  snippetEllipsisText?: string
}

export interface SearchResponse {
  results: SearchResult[]
}

export interface SearchResult {
  /** Best first, one for each address. */
  hits: SearchHit[]
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
  query: string
  index: string
  /** False when `nbHits` and `facets` are estimates. */
  exhaustiveNbHits: boolean
  /** Where nothing was found: the documents that hold most of the query, and the words of it that they lack. */
  nearest?: { hits: SearchHit[]; leftOut: string[] }
  /** Counts by attribute and value. */
  facets?: Record<string, Record<string, number>>
  processingTimeMS: number
}

export interface SearchHit extends Pick<
  SearchRecord,
  'objectID' | 'url' | 'anchor' | 'type' | 'hierarchy' | 'content' | 'language' | 'tags'
> {
  /** The best answer to a question: its text is the beginning of the section, where the direct answer stands. */
  isAnswer?: true
  _highlightResult?: { hierarchy?: Partial<Record<HierarchyLevel, MarkedValue>>; content?: MarkedValue }
  _snippetResult?: { hierarchy?: Partial<Record<HierarchyLevel, MarkedValue>>; content?: MarkedValue }
}

export interface MarkedValue {
  /** Text with the tags of the request around what matched. */
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  /** Words of the query that were found in it. */
  matchedWords?: string[]
}
