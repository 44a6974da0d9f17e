import { useMemo } from 'react'
import { messages as texts } from 'virtual:search-messages'
import type { SearchResult } from '@dev-handbook/search/contract'
import { useSite } from '../../ui/site-context.ts'
import { hitAddress } from '../hits/hit-address.ts'
import { toSaved } from '../saved/saved-searches.ts'
import type { SavedSearchesControl } from '../saved/use-saved-searches.ts'
import { LeftOut } from './left-out.tsx'
import { searchRequest } from '../query/search-request.ts'
import { savedTitles, suggestQueries } from '../saved/suggest-queries.ts'
import { useSearch } from '../query/use-search.ts'

interface NoResultsProps {
  query: string
  /** Documents with a part of the query, and the words that they lack. */
  nearest: SearchResult['nearest']
  saved: SavedSearchesControl
  onQuery: (query: string) => void
}

/**
 * Shown when nothing was found: advice, other queries with results if there are any, and a link to report a missing
 * result.
 */
export const NoResults = ({ query, nearest, saved, onQuery }: NoResultsProps) => {
  const site = useSite()
  const titles = useMemo(() => savedTitles(saved), [saved])
  const requests = useMemo(
    () => suggestQueries(query, titles).map((suggestion) => searchRequest(site, suggestion, { hitsPerPage: 1 })),
    [site, query, titles],
  )
  const { results = [] } = useSearch(requests)
  const suggestions = results.filter(({ nbHits }) => nbHits > 0).map((result) => result.query)
  return (
    <div className="search-message">
      <p className="search-headline">
        {texts.noResults} <strong>“{query}”</strong>
      </p>
      {nearest && (
        <>
          <LeftOut words={nearest.leftOut} />
          <p>{texts.nearest}</p>
          <ul className="search-suggestions">
            {nearest.hits.map((hit) => (
              <li key={hit.url}>
                <a
                  href={hitAddress(site.baseUrl, hit.url)}
                  lang={hit.language === site.lang ? undefined : hit.language}
                  onClick={() => saved.addRecent(toSaved(hit))}
                >
                  {hit.hierarchy.lvl1}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{texts.tryAnother}</p>
      {suggestions.length > 0 && (
        <ul className="search-suggestions">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" className="search-suggestion" onClick={() => onQuery(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p>
        {texts.believe} <a href={site.repositoryUrl}>{texts.letUsKnow}</a>
      </p>
    </div>
  )
}
