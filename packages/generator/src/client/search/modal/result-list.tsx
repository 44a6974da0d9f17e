import { messages as texts } from 'virtual:search-messages'
import type { SearchHit, SearchResult } from '@dev-handbook/search/contract'
import { useSite } from '../../ui/site-context.ts'
import { isFurther, type HitGroup } from '../query/group-hits.ts'
import { hitAddress } from '../hits/hit-address.ts'
import { HitSummary } from '../hits/hit-summary.tsx'
import type { SearchAddress } from '../query/search-address.ts'
import { resultsPath } from '../query/results-path.ts'
import type { Options } from './use-options.ts'

interface ResultListProps {
  groups: readonly HitGroup[]
  result: SearchResult
  filters: SearchAddress['filters']
  options: Options
  listId: string
  /** Called when the reader scrolls towards results that are not in view. */
  onScroll: () => void
  /** A result was opened, here or in another tab. */
  onOpen: (hit: SearchHit) => void
}

/** Results by top-level section, and the way to all of them. */
export const ResultList = ({ groups, result, filters, options, listId, onScroll, onOpen }: ResultListProps) => {
  const { baseUrl, lang } = useSite()
  const shown = groups.flatMap(({ hits }) => hits)
  return (
    <div
      id={listId}
      className="search-list"
      role="listbox"
      tabIndex={-1}
      onScroll={onScroll}
      aria-label={texts.results(result.nbHits)}
    >
      {groups.map(({ label, hits }, group) => (
        <div key={label} className="search-group" role="group" aria-labelledby={`${listId}-${group}`}>
          <div id={`${listId}-${group}`} className="search-label" role="presentation">
            {label}
          </div>
          {hits.map((hit, place) => (
            <a
              key={hit.objectID}
              {...options.propsOf(shown.indexOf(hit))}
              href={hitAddress(baseUrl, hit.url)}
              className={isFurther(hit, hits[place - 1]) ? 'search-option search-further' : 'search-option'}
              lang={hit.language === lang ? undefined : hit.language}
              onClick={() => onOpen(hit)}
              onAuxClick={() => onOpen(hit)}
            >
              <HitSummary hit={hit} within={isFurther(hit, hits[place - 1])} />
            </a>
          ))}
        </div>
      ))}
      <a {...options.propsOf(shown.length)} href={resultsPath(baseUrl, result.query, filters)} className="search-all">
        {texts.allResults(result.nbHits)}
      </a>
    </div>
  )
}
