import { useEffect, useId, useRef, useState } from 'react'
import { messages as texts } from 'virtual:search-messages'
import { queryLimit } from '@dev-handbook/search/search-limits'
import { useSite } from '../../ui/site-context.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ErrorScreen } from '../states/error-screen.tsx'
import { KeyHints } from './key-hints.tsx'
import { ModalFilters } from './modal-filters.tsx'
import { ModalField } from './modal-field.tsx'
import { LeftOut } from '../states/left-out.tsx'
import { NoResults } from '../states/no-results.tsx'
import { ResultList } from './result-list.tsx'
import { resultsPath } from '../query/results-path.ts'
import { toSaved } from '../saved/saved-searches.ts'
import type { SearchAddress } from '../query/search-address.ts'
import { prepareProvider } from '../query/search-provider.ts'
import '../styles/search-styles.ts'
import { StartScreen } from './start-screen.tsx'
import { useOptions } from './use-options.ts'
import { useRested } from '../query/use-rested.ts'
import { useResults } from '../query/use-results.ts'
import { useSavedSearches } from '../saved/use-saved-searches.ts'

// The worker and the manifest of the index are requested while the reader moves to the button or begins to type.
prepareProvider()

interface SearchModalProps {
  /** The text that was typed before this component appeared. */
  initialQuery: string
  onClose: () => void
}

/** The content of the search dialog: its field, and below it the start screen, results, no results, or an error. */
export const SearchModal = ({ initialQuery, onClose }: SearchModalProps) => {
  const site = useSite()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(initialQuery.slice(0, queryLimit))
  const saved = useSavedSearches()
  const asked = query.trim()
  const [filters, setFilters] = useState<SearchAddress['filters']>({})
  const { status, groups, result, stale, error, retry, showAll } = useResults(query, filters)

  const screen =
    asked === ''
      ? 'start'
      : status === 'error'
        ? 'error'
        : !result
          ? 'waiting'
          : result.nbHits === 0
            ? 'nothing'
            : 'results'
  const optionCount = {
    start: saved.recent.length + saved.favourites.length,
    results: groups.reduce((sum, { hits }) => sum + hits.length, 1),
    error: 0,
    waiting: 0,
    nothing: 0,
  }
  const options = useOptions({
    count: optionCount[screen],
    id,
    resetKey: `${screen} ${result?.query ?? ''} ${JSON.stringify(filters)}`,
    first: screen === 'results',
    stale: screen === 'results' && stale,
    submit: asked === '' ? undefined : resultsPath(site.baseUrl, query, filters),
  })
  const listId = `${id}-list`
  useEffect(() => field.current?.focus(), [])

  const changeQuery = (next: string) => {
    setQuery(next.slice(0, queryLimit))
    field.current?.focus()
  }
  const spoken =
    status === 'stalled'
      ? texts.searching
      : screen === 'nothing'
        ? `${texts.noResults} “${asked}”`
        : result
          ? texts.results(result.nbHits)
          : ''
  return (
    <div className="search-modal">
      <ModalField
        ref={field}
        query={query}
        onChange={changeQuery}
        onClose={onClose}
        stalled={status === 'stalled'}
        options={options}
        listId={optionCount[screen] > 0 ? listId : undefined}
      />
      {(screen === 'results' || screen === 'nothing') && (
        <ModalFilters query={asked} filters={filters} onChange={setFilters} />
      )}
      {screen === 'start' && <StartScreen saved={saved} options={options} listId={listId} />}
      {screen === 'results' && <LeftOut words={result?.leftOut} />}
      {screen === 'results' && result && (
        <ResultList
          groups={groups}
          result={result}
          filters={filters}
          options={options}
          listId={listId}
          onScroll={showAll}
          onOpen={(hit) => saved.addRecent(toSaved(hit))}
        />
      )}
      {screen === 'nothing' && (
        <NoResults query={asked} nearest={result?.nearest} saved={saved} onQuery={changeQuery} />
      )}
      {screen === 'error' && <ErrorScreen error={error} onRetry={retry} />}
      <KeyHints />
      <VisuallyHidden>
        <output aria-live="polite">{useRested(spoken, status === 'stalled')}</output>
      </VisuallyHidden>
    </div>
  )
}
