import { groupHits, hitsInView } from '../../../packages/generator/src/client/search/query/group-hits.ts'
import {
  dialogLimits,
  requestWithoutTexts,
  searchRequest,
  widestListHeight,
} from '../../../packages/generator/src/client/search/query/search-request.ts'
import type { SearchRequest, SearchResult } from '../../../packages/search/src/contract.ts'

const site = { search: { provider: 'embedded' }, lang: 'en', version: { name: 'current', label: 'Current' } } as const

/** The request that the dialog sends at each letter. */
export const requestFor = (query: string): SearchRequest => {
  const request = searchRequest(site, query, dialogLimits(site))
  return requestWithoutTexts(site, request) ?? request
}

/** The request that the dialog sends when the reader rests: the texts of the results in view. */
export const textRequestFor = (query: string, { hits }: Pick<SearchResult, 'hits'>): SearchRequest => {
  const shown = hitsInView(groupHits(hits), widestListHeight)
  return searchRequest(site, query, {
    ...dialogLimits(site),
    attributesToSnippet: ['content:10'],
    contentOf: shown.map(({ objectID }) => objectID),
  })
}
