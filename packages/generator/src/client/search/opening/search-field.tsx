import { Icon } from '../../ui/icon.tsx'
import { useMessages } from '../../ui/messages-context.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './search-field.module.css'

/** The search on the home page. It looks like the field that it opens. */
export const SearchField = () => {
  const messages = useMessages()
  return (
    <SiteLink path="/search" className={styles.field} data-search="">
      <Icon name="search" />
      <span>{messages.search.placeholder}</span>
      <kbd aria-hidden="true">/</kbd>
    </SiteLink>
  )
}
