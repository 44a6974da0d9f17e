import { useEffect, useMemo, useState } from 'react'
import { messages as texts } from 'virtual:search-messages'
import { headTitle } from '../../../model/head.ts'
import type { SearchPage } from '../../../model/page.ts'
import { hitsPerPage } from '@dev-handbook/search/search-limits'
import primaryButton from '../../ui/primary-button.module.css'
import { useSite } from '../../ui/site-context.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DocumentResults } from './document-results.tsx'
import { ErrorScreen } from '../states/error-screen.tsx'
import { keepResults, keptResults } from './kept-results.ts'
import { LeftOut } from '../states/left-out.tsx'
import { NoResults } from '../states/no-results.tsx'
import '../styles/search-styles.ts'
import { ResultsField } from './results-field.tsx'
import styles from './results.module.css'
import { facetFiltersOf } from '../query/search-address.ts'
import { SearchFilters } from '../query/search-filters.tsx'
import { prepareProvider } from '../query/search-provider.ts'
import { countRequest, searchRequest, snippetWords } from '../query/search-request.ts'
import { useAddedFocus } from './use-added-focus.ts'
import { useDocumentTitle } from './use-document-title.ts'
import { useRested } from '../query/use-rested.ts'
import { setSearchAddress, useSearchAddress } from './use-search-address.ts'
import { useSavedSearches } from '../saved/use-saved-searches.ts'
import { useSearch } from '../query/use-search.ts'

// The worker starts while React still works on the page. The server has no worker.
if (typeof Worker === 'function') prepareProvider()

/** All results of the query in the address, by document, with filters. */
export const SearchResults = ({ page }: { page: SearchPage }) => {
  const site = useSite()
  const saved = useSavedSearches()
  const address = useSearchAddress()
  const { query, filters } = address
  const addressKey = JSON.stringify(address)
  const kept = keptResults(addressKey)
  const [shown, setShown] = useState({ key: addressKey, pages: kept?.pages ?? 1 })
  const pages = shown.key === addressKey ? shown.pages : (kept?.pages ?? 1)
  const asked = query.trim()
  useDocumentTitle(headTitle({ kind: 'search', title: asked === '' ? page.title : `${page.title}: ${asked}` }, site))

  // The first request counts the values of the filters and has no filter itself. The shown pages follow.
  const requests = useMemo(() => {
    if (asked === '') return []
    const facetFilters = facetFiltersOf(filters)
    const attributesToSnippet = [`content:${snippetWords()}`]
    const parts = Array.from({ length: pages }, (_, index) =>
      searchRequest(site, query, { page: index, facetFilters, attributesToSnippet }),
    )
    return [countRequest(site, query), ...parts]
  }, [site, query, asked, filters, pages])
  const { status, results = kept?.results ?? [], answered, error, retry } = useSearch(requests)
  useEffect(() => {
    if (answered === requests && status === 'idle') keepResults(addressKey, { pages, results })
  }, [answered, requests, status, addressKey, pages, results])
  const [menus, ...parts] = results
  const last = parts.at(-1)
  const hits = useMemo(() => results.slice(1).flatMap((part) => part.hits), [results])
  const nothing = asked !== '' && status !== 'error' && last?.nbHits === 0
  const count =
    status === 'stalled'
      ? texts.searching
      : asked !== '' && status !== 'error' && last && !nothing
        ? texts.results(last.nbHits)
        : ''
  const focusAdded = useAddedFocus()
  const showMore = () => {
    focusAdded()
    setShown({ key: addressKey, pages: pages + 1 })
  }

  return (
    <div className={styles.results}>
      <ResultsField address={address} />
      {/* Each letter changes this text. Screen readers get it when the reader stops typing. */}
      <p className="search-count" aria-hidden="true">
        {count}
      </p>
      <VisuallyHidden>
        <output aria-live="polite">
          {useRested(nothing ? `${texts.noResults} “${asked}”` : count, status === 'stalled')}
        </output>
      </VisuallyHidden>
      {asked !== '' && status === 'error' && <ErrorScreen error={error} onRetry={retry} />}
      {asked !== '' && status !== 'error' && last && (
        <>
          {menus?.facets && (
            <SearchFilters
              facets={menus.facets}
              filters={filters}
              onChange={(next) => setSearchAddress({ query, filters: next }, 'push')}
            />
          )}
          {nothing && (
            <NoResults
              query={asked}
              nearest={last.nearest}
              saved={saved}
              onQuery={(next) => setSearchAddress({ query: next, filters: {} }, 'push')}
            />
          )}
          <LeftOut words={parts[0]?.leftOut} />
          <DocumentResults hits={hits} onOpen={saved.addRecent} />
          {last.nbHits > pages * hitsPerPage && (
            <button type="button" className={`${primaryButton.button} search-more`} onClick={showMore}>
              {texts.more}
            </button>
          )}
        </>
      )}
      {asked === '' && <p className="search-prompt">{texts.start}</p>}
    </div>
  )
}
