import type { ClientSite } from '../../../model/site.ts'
import type { SearchRequest } from '@dev-handbook/search/contract'
import { resultsPerGroup } from './group-hits.ts'
import { filterAttributes } from './search-address.ts'
import { readerLanguage } from '@dev-handbook/search/reader-language'
import { dialogHits, hitsPerPage } from '@dev-handbook/search/search-limits'

/** Marks of the beginning and the end of a match. No text of a document contains them. */
export const markStart = '\uE000'
export const markEnd = '\uE001'

/** The width up to which snippets are short. */
const narrow = '(width <= 768px)'

/** Words of a snippet on this screen: 10, or 5 on a narrow one. */
export const snippetWords = (): number => (matchMedia(narrow).matches ? 5 : 10)

/** The language of the document that the reader has open, or else of the chrome. */
const pageLanguage = (): string => {
  const page = (globalThis as { document?: Document }).document
  return page?.querySelector('article')?.lang || page?.documentElement.lang || 'en'
}

type RequestSite = Pick<ClientSite, 'search' | 'lang' | 'version'>

/** Returns a request for a query, in the context of the page: the chrome's language and the documentation's version. */
export const searchRequest = (site: RequestSite, query: string, rest: Partial<SearchRequest> = {}): SearchRequest => ({
  indexName: site.search.provider === 'hosted' ? site.search.indexName : 'embedded',
  query,
  page: 0,
  hitsPerPage,
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type', 'language'],
  highlightPreTag: markStart,
  highlightPostTag: markEnd,
  snippetEllipsisText: '…',
  optionalFilters: [`language:${readerLanguage(query, pageLanguage())}`],
  ...rest,
  facetFilters: [`lang:${site.lang}`, `versionTag:docs-default-${site.version.name}`, ...(rest.facetFilters ?? [])],
})

/** The request that counts the values of each filter over all results. */
export const countRequest = (site: RequestSite, query: string): SearchRequest =>
  searchRequest(site, query, { hitsPerPage: 1, facets: Object.values(filterAttributes) })

/**
 * The limits of the dialog's results. The embedded provider fetches a file for each result, so it is asked only for
 * those that the dialog shows. A reader who has chosen one section sees all results of the first page.
 */
export const dialogLimits = (
  site: Pick<ClientSite, 'search'>,
  oneSection = false,
): Pick<SearchRequest, 'mostPerGroup' | 'hitsPerPage'> =>
  site.search.provider === 'hosted' || oneSection ? {} : { mostPerGroup: resultsPerGroup, hitsPerPage: dialogHits }

/**
 * The same request without texts, for an answer at each letter. `undefined` for a provider that answers as fast with
 * texts, and where each request costs money.
 */
export const requestWithoutTexts = (
  site: Pick<ClientSite, 'search'>,
  request: SearchRequest,
): SearchRequest | undefined =>
  site.search.provider === 'hosted'
    ? undefined
    : {
        ...request,
        attributesToRetrieve: request.attributesToRetrieve?.filter((attribute) => attribute !== 'content') ?? [],
        attributesToSnippet: [],
      }

/** Greatest height (pixels) of the dialog's list of results, which fills a narrow screen. */
export const listHeight = (): number => (matchMedia(narrow).matches ? innerHeight : widestListHeight)
export const widestListHeight = 550
