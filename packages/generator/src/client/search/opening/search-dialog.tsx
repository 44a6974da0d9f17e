import { useCallback, useEffect, useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { actAsModal } from '../../ui/act-as-modal.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useMessages } from '../../ui/messages-context.ts'
import { reloadIfGone } from '../../ui/import-again.ts'
import { useSite } from '../../ui/site-context.ts'
import { loadedModal, loadModal } from './load-modal.ts'
import styles from './search-dialog.module.css'

/**
 * The frame of the search: a dialog that opens at once, also before its content has been fetched. Letters that the
 * reader types meanwhile are kept. The browser traps the focus, closes on Escape and restores the focus.
 */
export const SearchDialog = ({
  ref: dialog,
  onClose,
}: {
  ref: RefObject<HTMLDialogElement | null>
  onClose: () => void
}) => {
  const messages = useMessages()
  const site = useSite()
  const [early, setEarly] = useState('')
  const { Modal, error, retry } = useModal()
  useModalDialog(dialog)

  const close = () => dialog.current?.hidePopover()
  const leave = () => {
    placeCaret(document.activeElement)
    onClose()
  }
  const keepTyped = ({ key, ctrlKey, metaKey, altKey, target, currentTarget }: KeyboardEvent) => {
    if (Modal || ctrlKey || metaKey || altKey) return
    if (key === 'Backspace') setEarly(early.slice(0, -1))
    else if (key.length === 1 && (key !== ' ' || target === currentTarget)) setEarly(early + key)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      lang={site.lang}
      aria-label={messages.search.open}
      aria-modal="true"
      popover="auto"
      onToggle={({ newState }) => newState === 'closed' && leave()}
      onKeyDown={keepTyped}
    >
      {Modal ? (
        <Modal initialQuery={early} onClose={close} />
      ) : (
        <>
          {/* On a phone, the dialog fills the screen: the reader cannot press beside it to close it. */}
          <button type="button" onClick={close}>
            {messages.close}
          </button>
          {error === undefined ? (
            <Loading />
          ) : (
            <LoadFailed text={messages.search.failed} error={error} onRetry={retry} />
          )}
        </>
      )}
    </dialog>
  )
}

/** Chrome restores the focus of a field, but not the caret. The next letters would be lost. */
const placeCaret = (field: Element | null): void => {
  if (field instanceof HTMLInputElement && field.selectionStart !== null)
    field.setSelectionRange(field.selectionStart, field.selectionEnd)
}

/** Opens the dialog above the page. */
const useModalDialog = (ref: RefObject<HTMLDialogElement | null>): void => {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const stop = new AbortController()
    dialog.showPopover()
    // The button must not get the focus: keys that are typed before the field appears would press it.
    ;(dialog.querySelector('input') ?? dialog).focus()
    // Only now: a field that loses the focus may change the address.
    actAsModal(dialog, stop.signal)
    return () => stop.abort()
  }, [ref])
}

/** The content of the dialog once it is loaded, or the reason why it could not be loaded. */
const useModal = () => {
  const [state, setState] = useState<{ Modal?: ReturnType<typeof loadedModal>; error?: unknown }>(() => ({
    Modal: loadedModal(),
  }))
  const load = useCallback(() => {
    loadModal().then(
      (Modal) => setState({ Modal }),
      (error: unknown) => setState({ error }),
    )
  }, [])
  useEffect(load, [load])
  const retry = () => {
    setState({})
    void reloadIfGone(state.error)
    load()
  }
  return { ...state, retry }
}
