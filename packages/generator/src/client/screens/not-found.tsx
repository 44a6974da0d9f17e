import { useSyncExternalStore } from 'react'
import { messages } from 'virtual:screen-messages'
import type { NotFoundPage } from '../../model/page.ts'
import { pathBelow } from '../../model/path.ts'
import { SearchField } from '../search/opening/search-field.tsx'
import { useSite } from '../ui/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './listing.module.css'
import { PageHeader } from './page-header.tsx'
import { pathWords } from './path-words.ts'

const subscribe = () => () => {}
const addressWords = () => pathWords(location.pathname)

/** The not-found page. One file serves every unknown address, so only the browser knows the words of the address. */
const NotFoundScreen = ({ page }: { page: NotFoundPage }) => {
  const words = useSyncExternalStore(subscribe, addressWords, () => '')
  const { docsPath } = useSite()
  return (
    <div className={styles.listing}>
      <PageHeader title={page.title} lead={messages.notFound.lead} />
      <p className={styles.suggestion}>
        {words && (
          <SiteLink path="/search" suffix={`?q=${encodeURIComponent(words)}`}>
            {messages.notFound.searchFor(words)}
          </SiteLink>
        )}
      </p>
      <SearchField />
      <ul className={styles.ways}>
        <li>
          <SiteLink path="/">{messages.notFound.home}</SiteLink>
        </li>
        <li>
          <SiteLink path={docsPath}>{messages.notFound.docs}</SiteLink>
        </li>
        <li>
          <SiteLink path={pathBelow(docsPath, 'tags')}>{messages.notFound.tags}</SiteLink>
        </li>
      </ul>
    </div>
  )
}

export default NotFoundScreen
