import { useEffect, useState, type RefObject } from 'react'
import { closeOnLeave } from '../ui/close-on-leave.ts'

/** Id of the dialog. The menu button opens the dialog with an invoker command, which works before any script runs. */
export const mobileMenuId = 'mobile-menu'

/**
 * From this width on, the full bar is shown: 996 px, or more if the reader's letters are larger. See the media queries
 * of the navbar.
 */
const wide = '(width > 62.25em)'

/**
 * Follows a modal dialog that the browser opens and closes itself. Closes the dialog in two cases that need a script:
 * when the window becomes wide, and on the browser's "back", which then stays on the page. Returns whether the dialog
 * is open.
 */
export const useMenuDialog = (ref: RefObject<HTMLDialogElement | null>): boolean => {
  const [opened, setOpened] = useState(false)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const stop = new AbortController()
    const { signal } = stop
    setOpened(dialog.open)
    dialog.addEventListener('toggle', () => setOpened(dialog.open), { signal })
    closeOnLeave(dialog, signal)
    matchMedia(wide).addEventListener('change', ({ matches }) => matches && dialog.close(), { signal })
    if (!('commandForElement' in HTMLButtonElement.prototype)) {
      document.addEventListener('click', (event) => runCommand(event, dialog), { signal })
    }
    return () => stop.abort()
  }, [ref])

  return opened
}

/** Runs invoker commands in browsers without support for them. */
const runCommand = (event: Event, dialog: HTMLDialogElement): void => {
  const button = event.target instanceof Element ? event.target.closest(`[commandfor="${dialog.id}"]`) : null
  const command = button?.getAttribute('command')
  if (command === 'show-modal' && !dialog.open) dialog.showModal()
  if (command === 'close') dialog.close()
}
