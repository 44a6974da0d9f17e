import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { useMessages } from '../ui/messages-context.ts'
import { useSite } from '../ui/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { writeStored } from '../ui/storage.ts'
import styles from './announcement-bar.module.css'

/** Key in local storage that holds the id of the announcement that the reader has dismissed. */
const storageKey = 'announcement'

/**
 * The bar above the navbar. It is in every page's HTML. When the reader has dismissed this announcement, the inline
 * script marks the root element before the first paint, and the styles hide the bar.
 */
export const AnnouncementBar = () => {
  const messages = useMessages()
  const { announcement } = useSite()
  const [dismissed, setDismissed] = useState(false)
  if (!announcement || dismissed) return null
  const { id, text, link, dismissible } = announcement

  const dismiss = () => {
    writeStored(storageKey, id)
    document.documentElement.dataset.dismissed = ''
    setDismissed(true)
    // The button goes away. The next link of the page gets the focus.
    document.querySelector<HTMLElement>('header a')?.focus()
  }

  return (
    <section id="announcement" className={styles.bar} aria-label={messages.announcement.label}>
      <p className={styles.text}>
        {text} {link && <SiteLink path={link.path}>{link.label}</SiteLink>}
      </p>
      {dismissible && (
        <button
          type="button"
          className={styles.dismiss}
          data-control="announcement"
          aria-label={messages.announcement.dismiss}
          onClick={dismiss}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </section>
  )
}
