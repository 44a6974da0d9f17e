import type { SearchHit } from '@dev-handbook/search/contract'
import { useSite } from '../../ui/site-context.ts'
import { hitText } from './hit-text.ts'
import { MarkedText } from './marked-text.tsx'

interface HitSummaryProps {
  hit: SearchHit
  /** The result is below its document, so the title and the language of the document are not repeated. */
  within?: boolean
}

/** The heading of a result, the place of this heading, and the matching text. */
export const HitSummary = ({ hit, within = false }: HitSummaryProps) => {
  const { lang } = useSite()
  const { title, path, snippet } = hitText(hit)
  const shownPath = within ? path.slice(1) : path
  return (
    <span className="search-hit-summary">
      {!(within && path.length === 0) && (
        <span className="search-hit-title">
          <MarkedText value={title} />
          {!within && hit.language !== lang && <span className="search-hit-language">{hit.language}</span>}
        </span>
      )}
      {(snippet !== undefined || hit.type === 'content') && (
        <span className={hit.isAnswer ? 'search-hit-snippet search-hit-answer' : 'search-hit-snippet'}>
          <MarkedText value={snippet ?? ''} />
        </span>
      )}
      {shownPath.length > 0 && (
        <span className="search-hit-path">
          {shownPath.map(({ level, value }) => (
            <span key={level}>
              <MarkedText value={value} />
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
