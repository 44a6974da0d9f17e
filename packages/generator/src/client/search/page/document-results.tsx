import type { SearchHit } from '@dev-handbook/search/contract'
import { useSite } from '../../ui/site-context.ts'
import { groupByDocument } from './group-by-document.ts'
import { hitAddress } from '../hits/hit-address.ts'
import { HitSummary } from '../hits/hit-summary.tsx'
import { hitText, plainText } from '../hits/hit-text.ts'
import { MarkedText } from '../hits/marked-text.tsx'
import { toSaved, type SavedSearch } from '../saved/saved-searches.ts'

/** Results below their documents. `onOpen` is called with each result that the reader opens, also in another tab. */
export const DocumentResults = ({
  hits,
  onOpen,
}: {
  hits: readonly SearchHit[]
  onOpen: (search: SavedSearch) => void
}) => {
  const { baseUrl, lang } = useSite()
  const opens = (search: () => SavedSearch) => {
    const open = () => onOpen(search())
    return { onClick: open, onAuxClick: open }
  }
  return (
    <ol className="search-documents">
      {groupByDocument(hits).map(({ path, first, sections }) => (
        <li key={path} lang={first.language === lang ? undefined : first.language}>
          <p className="search-document-group">{first.hierarchy.lvl0}</p>
          <h2 className="search-document">
            <a
              href={hitAddress(baseUrl, path)}
              {...opens(() => ({ url: path, title: plainText(titleOf(first)), path: [], language: first.language }))}
            >
              <MarkedText value={titleOf(first)} />
            </a>
          </h2>
          {sections.length > 0 && (
            <ul className="search-sections">
              {sections.map((hit) => (
                <li key={hit.objectID}>
                  <a href={hitAddress(baseUrl, hit.url)} className="search-found" {...opens(() => toSaved(hit))}>
                    <HitSummary hit={hit} within />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The title of the document, with the marks of the hit. */
const titleOf = (hit: SearchHit): string => {
  const { title, path } = hitText(hit)
  return path[0]?.value ?? title
}
