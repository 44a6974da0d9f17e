import { useMemo } from 'react'
import { messages as texts } from 'virtual:search-messages'
import { useSite } from '../ui/site-context.ts'
import type { SavedSearches } from './saved-searches.ts'
import { searchRequest } from './search-request.ts'
import { savedTitles, suggestQueries } from './suggest-queries.ts'
import { useSearch } from './use-search.ts'

interface NoResultsProps {
  query: string
  saved: SavedSearches
  onQuery: (query: string) => void
}

/** Nothing was found: the advice to try another search, queries that do find something where there are any, and where to tell that this one should. */
export const NoResults = ({ query, saved, onQuery }: NoResultsProps) => {
  const site = useSite()
  const titles = useMemo(() => savedTitles(saved), [saved])
  const requests = useMemo(() => suggestQueries(query, titles).map((suggestion) => searchRequest(site, suggestion, { hitsPerPage: 1 })), [site, query, titles])
  const { results = [] } = useSearch(requests)
  const suggestions = results.filter(({ nbHits }) => nbHits > 0).map((result) => result.query)
  return (
    <div className="search-message">
      <p className="search-headline">
        {texts.noResults} <strong>“{query}”</strong>
      </p>
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
