import { messages } from 'virtual:screen-messages'
import { messages as texts } from 'virtual:search-messages'
import type { SearchPage } from '../../model/page.ts'
import { pathBelow } from '../../model/path.ts'
import { SearchResults } from '../search/page/search-results.tsx'
import { useSite } from '../ui/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './listing.module.css'
import { PageHeader } from './page-header.tsx'

/**
 * The page with all results of a query. Without scripts, it explains that the search needs them, and links to the
 * lists.
 */
const SearchScreen = ({ page }: { page: SearchPage }) => {
  const { docsPath } = useSite()
  return (
    <div className={styles.listing}>
      <PageHeader title={page.title} />
      <p className={styles.needsScript}>{texts.needsScript}</p>
      <SearchResults page={page} />
      <nav aria-label={texts.browse}>
        <h2>{texts.browse}</h2>
        <ul className={styles.ways}>
          <li>
            <SiteLink path={docsPath}>{messages.notFound.docs}</SiteLink>
          </li>
          <li>
            <SiteLink path={pathBelow(docsPath, 'tags')}>{messages.notFound.tags}</SiteLink>
          </li>
        </ul>
      </nav>
    </div>
  )
}

export default SearchScreen
