import { afterPaint } from './after-paint.ts'

/** Closes a dialog, which is open as a modal dialog or as a popover. */
export const closeDialog = (dialog: HTMLDialogElement): void => (dialog.open ? dialog.close() : dialog.hidePopover?.())

/**
 * Completes what the browser does for a dialog.
 *
 * - A popover makes everything beside it inert, one paint after it has opened. `showModal()` would do that before the
 *   paint, and then the reader waits while the browser styles every rendered element again.
 * - The dialog closes when the reader navigates; “back” then stays on the page. In browsers that do not report
 *   navigation, a link in the dialog closes it. Otherwise readers who come back to the page would find it open. A popover
 *   that closes for another page leaves the old page inert: the browser would style all of it for nothing.
 * - In browsers without `closedby`, a modal dialog closes on a press beside it, which counts as a press on the dialog
 *   itself.
 *
 * Returns whether the dialog is already open, as a popover.
 */
export const actAsModal = (dialog: HTMLDialogElement, signal: AbortSignal): boolean => {
  let isShown = dialog.popover !== undefined && dialog.matches(':popover-open')
  const { children } = dialog.parentElement as Element
  const settle = () => {
    for (const part of children) if (part !== dialog) (part as HTMLElement).inert = isShown
  }
  let isLeaving = false
  if (isShown) afterPaint(settle)
  dialog.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      isShown = newState === 'open'
      if (isShown || isLeaving) afterPaint(settle)
      else settle()
      isLeaving = false
    },
    { signal },
  )
  const { navigation } = window as Partial<Window>
  dialog.addEventListener(
    'click',
    ({ target }) =>
      (target === dialog || (!navigation && (target as Element).closest('a[href]'))) && closeDialog(dialog),
    { signal },
  )
  navigation?.addEventListener(
    'navigate',
    (event) => {
      if (!isShown && !dialog.open) return
      isLeaving = event.navigationType !== 'traverse'
      // Has no effect where “back” cannot be stopped.
      if (!isLeaving) event.preventDefault()
      closeDialog(dialog)
    },
    { signal },
  )
  return isShown
}
