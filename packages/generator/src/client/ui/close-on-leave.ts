/**
 * Closes an open dialog in cases that need a script. The dialog closes when the reader navigates; “back” then stays on
 * the page. In browsers without `closedby`, it closes on a press beside it, which counts as a press on the dialog
 * itself. In browsers that do not report navigation, a link in the dialog closes it. Otherwise readers who come back to
 * the page would find it open.
 */
export const closeOnLeave = (dialog: HTMLDialogElement, signal: AbortSignal): void => {
  const isTold = 'navigation' in window
  dialog.addEventListener(
    'click',
    ({ target }) => (target === dialog || (!isTold && (target as Element).closest('a[href]'))) && dialog.close(),
    { signal },
  )
  if (!isTold) return
  navigation.addEventListener(
    'navigate',
    (event) => {
      if (!dialog.open) return
      if (event.navigationType === 'traverse' && event.cancelable) event.preventDefault()
      dialog.close()
    },
    { signal },
  )
}
