import { useMemo, useState } from 'react'
import type { SearchResult } from '@dev-handbook/search/contract'
import { useSite } from '../../ui/site-context.ts'
import { groupHits, hitsInView, resultsPerGroup, type HitGroup } from './group-hits.ts'
import { hitsPerPage } from '@dev-handbook/search/search-limits'
import { facetFiltersOf, type SearchAddress } from './search-address.ts'
import { dialogLimits, listHeight, requestWithoutTexts, searchRequest, snippetWords } from './search-request.ts'
import type { SearchState } from './search-store.ts'
import { useSearch } from './use-search.ts'
import { useTexts } from './use-texts.ts'
import { withText } from './with-text.ts'

/** The results of a query, as the dialog shows them. */
export interface Results extends Pick<SearchState, 'status' | 'error'> {
  result: SearchResult | undefined
  /** The results belong to an earlier query, because the answer to this query has not arrived. */
  stale: boolean
  /** Results by top-level section, with the texts that have arrived. */
  groups: readonly HitGroup[]
  retry: () => void
  /** Fetches the texts of all results, also of those that are not in view at first. */
  showAll: () => void
}

/**
 * Maximum number of results of a group in the dialog. A reader who has chosen one section sees all of the first page.
 */
const groupLimit = (filters: SearchAddress['filters']): number =>
  filters.section === undefined ? resultsPerGroup : hitsPerPage

/**
 * Requests the results of a query at each letter, and their texts when the reader stops typing, those in view first.
 */
export const useResults = (query: string, filters: SearchAddress['filters']): Results => {
  const site = useSite()
  const request = useMemo(
    () =>
      query.trim() === ''
        ? undefined
        : searchRequest(site, query, {
            ...dialogLimits(site, filters.section !== undefined),
            attributesToSnippet: [`content:${snippetWords()}`],
            facetFilters: facetFiltersOf(filters),
          }),
    [site, query, filters],
  )
  const early = useMemo(() => request && requestWithoutTexts(site, request), [site, request])
  const requests = useMemo(() => (request ? [early ?? request] : []), [request, early])
  const { status, results, answered, error, retry } = useSearch(requests)
  const result = request && results?.[0]
  const groups = useMemo(() => groupHits(result?.hits ?? [], groupLimit(filters)), [result, filters])

  const [allOf, setAllOf] = useState<SearchResult>()
  const isAnswered = early !== undefined && status === 'idle' && answered === requests
  const textRequests = useMemo(() => {
    const shown = isAnswered ? hitsInView(groups, allOf === result ? Infinity : listHeight()) : []
    const contentOf = shown.filter(({ type }) => type === 'content').map(({ objectID }) => objectID)
    return request && contentOf.length > 0 ? [{ ...request, contentOf }] : []
  }, [request, groups, result, allOf, isAnswered])
  const { texts, error: textError, retry: retryTexts } = useTexts(textRequests)

  return {
    ...(textError === undefined ? { status, error, retry } : { status: 'error', error: textError, retry: retryTexts }),
    result,
    stale: answered !== requests,
    groups: useMemo(
      () => groups.map(({ label, hits }) => ({ label, hits: hits.map((hit) => withText(hit, texts)) })),
      [groups, texts],
    ),
    showAll: () => setAllOf(result),
  }
}
