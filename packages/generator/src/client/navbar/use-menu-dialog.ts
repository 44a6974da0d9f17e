import { useEffect, useState, type RefObject } from 'react'
import { actAsModal, closeDialog } from '../ui/act-as-modal.ts'

/** Id of the menu. The menu button opens it as a popover, which works before any script runs. */
export const mobileMenuId = 'mobile-menu'

/**
 * From this width on, the full bar is shown: 996 px, or more if the reader's letters are larger. See the media queries
 * of the navbar.
 */
const wide = '(width > 62.25em)'

/**
 * Follows a dialog that the browser opens and closes itself as a popover. Closes it in two cases that need a script:
 * when the window becomes wide, and on the browser's "back", which then stays on the page. In a wide window, the menu
 * button is hidden, so the focus moves to the link beside it. Returns whether it is open.
 */
export const useMenuDialog = (ref: RefObject<HTMLDialogElement | null>): boolean => {
  const [opened, setOpened] = useState(false)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const stop = new AbortController()
    const { signal } = stop
    dialog.addEventListener('toggle', ({ newState }) => setOpened(newState === 'open'), { signal })
    setOpened(actAsModal(dialog, signal))
    matchMedia(wide).addEventListener(
      'change',
      ({ matches }) => {
        if (!matches) return
        const hasFocus = dialog.contains(document.activeElement)
        closeDialog(dialog)
        if (hasFocus) document.querySelector<HTMLElement>(`[popovertarget=${mobileMenuId}] + a`)?.focus()
      },
      { signal },
    )
    if (dialog.popover === undefined)
      document.addEventListener(
        'click',
        ({ target }) => {
          if (!(target as Element).closest(`[popovertarget=${mobileMenuId}]`)) return
          if (dialog.open) dialog.close()
          else dialog.showModal()
        },
        { signal },
      )
    return () => stop.abort()
  }, [ref])

  return opened
}
