import type { MouseEvent } from 'react'
import { messages as text } from 'virtual:offline-messages'
import { countFormatter } from '../../texts/format-count.ts'
import { useMessages } from '../ui/messages-context.ts'
import { useSite } from '../ui/site-context.ts'
import { formatSize } from './format-size.ts'
import type { OfflineSession, OfflineState } from './offline-session.ts'
import styles from './offline.module.css'

/** Shows what is stored on this device and its size, with buttons to store and to remove it. */
export const StoredContent = ({ state, session }: { state: OfflineState; session: OfflineSession }) => {
  const { lang } = useSite()
  const { offline } = useMessages()
  const { support, offlineMode, status } = state
  if (support === 'unsupported') return <p data-offline-state="unsupported">{text.unsupported}</p>
  if (!status) return <p data-offline-state="starting">{text.starting}</p>
  const { state: stored, reason, files, storedFiles, bytes, storedBytes, visitedPages = 0 } = status
  const count = countFormatter(lang)
  const isPart = stored === 'storing' || stored === 'stopped'
  return (
    <div data-offline-state={stored}>
      {/* A live region outside the open dialog would not be announced. */}
      <p aria-live="polite">
        {offlineMode && stored === 'stopped' && reason ? text.stopped[reason] : text.states[stored]}
      </p>
      {files > 0 && (
        <p>
          {isPart && (
            <progress className={styles.progress} max={bytes} value={storedBytes} aria-label={text.states.storing} />
          )}
          {text.amount({
            files: count(storedFiles),
            ofFiles: count(files),
            size: formatSize(storedBytes, lang),
            ofSize: formatSize(bytes, lang),
          })}
        </p>
      )}
      {visitedPages > 0 && stored !== 'stored' && <p>{text.visited(visitedPages)}</p>}
      <p className={styles.actions}>
        {!offlineMode && stored !== 'stored' && (
          <a className={styles.button} href={switchAddress()} onClick={loadWithOfflineMode}>
            {text.switchOn}
          </a>
        )}
        {offlineMode && (stored === 'empty' || stored === 'stopped') && (
          <button
            type="button"
            ref={leaveFocus}
            className={styles.button}
            data-offline-store=""
            onClick={session.store}
          >
            {offline.store}
          </button>
        )}
        {(storedFiles > 0 || visitedPages > 0) && (
          <button
            type="button"
            ref={leaveFocus}
            className={styles.button}
            data-offline-remove=""
            onClick={session.remove}
          >
            {text.remove}
          </button>
        )}
      </p>
    </div>
  )
}

/** For a button that disappears when pressed: moves the focus to the button that closes the dialog. */
const leaveFocus = (button: HTMLButtonElement) => () => {
  if (button === document.activeElement) button.closest('dialog')?.querySelector<HTMLElement>('form button')?.focus()
}

/** The address of the page with offline mode on. The rest of the address stays: a query, a place on the page. */
const switchAddress = (): string => {
  const address = new URL(location.href)
  address.searchParams.set('offlineMode', 'true')
  return address.href
}

/**
 * Loads the page again, because the mode is chosen when a page loads. Following the link with the router would not
 * change the mode.
 */
const loadWithOfflineMode = (event: MouseEvent): void => {
  event.preventDefault()
  history.replaceState(history.state, '', switchAddress())
  location.reload()
}
