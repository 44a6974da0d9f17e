import { keepFocus } from './keep-focus.ts'
import styles from './load-failed.module.css'
import { useMessages } from './messages-context.ts'
import primaryButton from './primary-button.module.css'

interface LoadFailedProps {
  /** A sentence that says what could not be loaded. */
  text: string
  error: unknown
  /** Tries again. */
  onRetry: () => void
}

/** Shown when something could not be fetched: what failed, the error's message, and a button to try again. */
export const LoadFailed = ({ text, error, onRetry }: LoadFailedProps) => {
  const messages = useMessages()
  return (
    <div className={styles.failed} role="alert">
      <p>{text}</p>
      <p className={styles.detail}>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className={primaryButton.button} onClick={(event) => (keepFocus(event), onRetry())}>
        {messages.retry}
      </button>
    </div>
  )
}
