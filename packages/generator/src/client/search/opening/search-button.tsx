import { useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Icon } from '../../ui/icon.tsx'
import { useMessages } from '../../ui/messages-context.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { prepareSearch } from './load-modal.ts'
import styles from './search-button.module.css'
import { SearchDialog } from './search-dialog.tsx'
import { useSearchOpeners } from './use-search-openers.ts'

/** Opens the search. It is a link to the results page, so that it works before any script. */
export const SearchButton = () => {
  const messages = useMessages()
  // 0 while the search is closed. The browser reports a closed dialog with a delay, and an opening before that report
  // needs a new dialog.
  const [opening, setOpening] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  useSearchOpeners(() => {
    if (dialog.current?.matches(':popover-open')) return
    // The focus moves at once, within the reader's gesture. Touch keyboards open only for a focus in a gesture.
    flushSync(() => setOpening((last) => last + 1))
  }, prepareSearch)
  return (
    <>
      <SiteLink
        path="/search"
        className={styles.button}
        data-search=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <Icon name="search" size={18} />
        <span className={styles.label}>{messages.search.open}</span>
        <kbd className={styles.shortcut} aria-hidden="true">
          Ctrl K
        </kbd>
      </SiteLink>
      {opening > 0 &&
        createPortal(<SearchDialog key={opening} ref={dialog} onClose={() => setOpening(0)} />, document.body)}
    </>
  )
}
