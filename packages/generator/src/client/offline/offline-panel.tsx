import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { messages as text } from 'virtual:offline-messages'
import { actAsModal } from '../ui/act-as-modal.ts'
import { useMessages } from '../ui/messages-context.ts'
import { useSite } from '../ui/site-context.ts'
import { installOffer } from './install-prompt.ts'
import { OfflineNotes } from './offline-notes.tsx'
import { startOfflineSession } from './offline-session.ts'
import { StoredContent } from './stored-content.tsx'
import styles from './offline.module.css'

/** The control at the end of the page, the dialog that it opens, and the notes. */
export const OfflinePanel = () => {
  const site = useSite()
  const { offline, close } = useMessages()
  const [session] = useState(() => startOfflineSession(site))
  const state = useSyncExternalStore(session.subscribe, session.get)
  const canInstall = useSyncExternalStore(installOffer.subscribe, installOffer.get)
  const dialog = useRef<HTMLDialogElement>(null)
  const open = useCallback((): void => {
    session.refresh()
    dialog.current?.showModal()
  }, [session])
  // Any button on the page with this attribute opens the dialog.
  useEffect(() => {
    const onClick = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-offline]')) open()
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('click', onClick, { signal })
    if (dialog.current) actAsModal(dialog.current, signal)
    return () => stop.abort()
  }, [open])

  return (
    <>
      <button type="button" className={styles.open} data-offline-open="" aria-haspopup="dialog" onClick={open}>
        {offline.title}
      </button>
      {canInstall && (
        <button
          type="button"
          className={styles.open}
          data-offline-install=""
          onClick={() => void installOffer.accept()}
        >
          {text.install}
        </button>
      )}
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="offline-title" closedby="any">
        <h2 id="offline-title">{offline.title}</h2>
        <StoredContent state={state} session={session} />
        <form method="dialog">
          <button type="submit" className={styles.button}>
            {close}
          </button>
        </form>
      </dialog>
      <OfflineNotes state={state} session={session} onOpen={open} />
    </>
  )
}
