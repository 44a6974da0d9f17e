import { messages as text } from 'virtual:offline-messages'
import type { OfflineSession, OfflineState } from './offline-session.ts'
import styles from './offline.module.css'

interface OfflineNotesProps {
  state: OfflineState
  session: OfflineSession
  /** Opens the dialog that shows the stored content. */
  onOpen: () => void
}

/** Notes in the corner: the progress of storing, and a new publication that needs a reload. */
export const OfflineNotes = ({ state, session, onOpen }: OfflineNotesProps) => {
  const { updateReady, status } = state
  const isStoring = status?.state === 'storing'
  return (
    <div className={styles.notes} aria-live="polite">
      {updateReady && (
        <section className={styles.note} data-offline-note="update" aria-label={text.updateReady}>
          <p>{text.updateReady}</p>
          <button type="button" className={styles.button} data-offline-reload="" onClick={session.reload}>
            {text.reload}
          </button>
          <button type="button" className={styles.button} onClick={session.dismissUpdate}>
            {text.later}
          </button>
        </section>
      )}
      {isStoring && (
        <section className={styles.note} data-offline-note="progress" aria-label={text.states.storing}>
          <button type="button" className={styles.plain} onClick={onOpen}>
            {text.states.storing}
          </button>
          <progress
            className={styles.progress}
            max={status.bytes}
            value={status.storedBytes}
            aria-label={text.states.storing}
          />
        </section>
      )}
    </div>
  )
}
