import type { SearchRecord } from './record.ts'

/**
 * The contract of all search providers: the hosted provider's multi-index query, request and response. The user
 * interface only knows this contract, not which provider answers.
 */
export interface SearchProvider {
  /** Prepares for the first query, so that it is answered sooner. Never rejects. */
  prepare: () => Promise<void>
  /**
   * Answers the requests in order. Rejects with an `Error` when no answer is possible, and with `signal.reason` once
   * aborted.
   */
  search: (requests: readonly SearchRequest[], signal?: AbortSignal) => Promise<SearchResponse>
}

export type HierarchyLevel = keyof SearchRecord['hierarchy']

/** Levels from the top-level section down to the deepest heading. */
export const hierarchyLevels: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

export interface SearchRequest {
  indexName: string
  query: string
  /** Number of the page, from 0. */
  page?: number
  hitsPerPage?: number
  /** Each is `attribute:value`. A hit must match all of them, and at least one filter of an inner list. */
  facetFilters?: readonly (string | readonly string[])[]
  /** `language:value` with the reader's language. Results in this language come first, and the others follow. */
  optionalFilters?: readonly string[]
  /** Attributes whose values are counted over the hits: `hierarchy.lvl0`, `language`, `tags`. */
  facets?: readonly string[]
  attributesToRetrieve?: readonly string[]
  /**
   * For the embedded provider, which fetches names one by one: the maximum number of hits per top-level section, when
   * the interface shows no more. The page is filled with later hits, up to the usual number of hits on a page.
   */
  mostPerGroup?: number
  /**
   * For the embedded provider, which fetches texts one by one: the hits (`objectID`) whose content is needed. Default:
   * all hits.
   */
  contentOf?: readonly string[]
  /** Each is `attribute:words`: `content:10`. */
  attributesToSnippet?: readonly string[]
  /** Tags before and after each match. The interface replaces them by elements, and never shows them as HTML. */
  highlightPreTag?: string
  highlightPostTag?: string
  snippetEllipsisText?: string
}

export interface SearchResponse {
  results: SearchResult[]
}

export interface SearchResult {
  /** Best first, one hit per address. */
  hits: SearchHit[]
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
  query: string
  index: string
  /** False when `nbHits` and `facets` are estimates. */
  exhaustiveNbHits: boolean
  /**
   * When nothing was found: the documents that contain most of the query, and the words of the query that they lack.
   */
  nearest?: { hits: SearchHit[]; leftOut: string[] }
  /** Words of the query that no document of these hits contains. Absent when there are no such words. */
  leftOut?: string[]
  /** Counts by attribute and value. */
  facets?: Record<string, Record<string, number>>
  processingTimeMS: number
}

export interface SearchHit extends Pick<
  SearchRecord,
  'objectID' | 'url' | 'anchor' | 'type' | 'hierarchy' | 'content' | 'language' | 'tags'
> {
  /** The best answer to a question. Its text is the beginning of the section, which contains the direct answer. */
  isAnswer?: true
  _highlightResult?: { hierarchy?: Partial<Record<HierarchyLevel, MarkedValue>>; content?: MarkedValue }
  _snippetResult?: { hierarchy?: Partial<Record<HierarchyLevel, MarkedValue>>; content?: MarkedValue }
}

export interface MarkedValue {
  /** Text with the request's tags around the matches. */
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  /** Words of the query that the value contains. */
  matchedWords?: string[]
}
