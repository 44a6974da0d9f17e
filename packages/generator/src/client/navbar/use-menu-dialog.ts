import { useEffect, useState, type RefObject } from 'react'
import { closeOnLeave } from '../ui/close-on-leave.ts'

/** Id of the dialog: the menu button opens it by an invoker command, which works before any script. */
export const mobileMenuId = 'mobile-menu'

/** The width from which on the full bar shows: 996 px, more where the reader's letters are larger; see the media queries of the navbar. */
const wide = '(width > 62.25em)'

/**
 * Follows a modal dialog that the browser opens and closes by itself, and closes it where only script can: when the
 * window becomes wide and on the browser's "back", which then does not leave the page. Returns whether it is open.
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

/** Does what invoker commands do, for browsers that do not know them. */
const runCommand = (event: Event, dialog: HTMLDialogElement): void => {
  const button = event.target instanceof Element ? event.target.closest(`[commandfor="${dialog.id}"]`) : null
  const command = button?.getAttribute('command')
  if (command === 'show-modal' && !dialog.open) dialog.showModal()
  if (command === 'close') dialog.close()
}
