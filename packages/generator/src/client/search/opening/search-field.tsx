import { Icon } from '../../ui/icon.tsx'
import { useMessages } from '../../ui/messages-context.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './search-field.module.css'

/** The search, front and centre on the home page: looks like the field that it leads to. */
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
