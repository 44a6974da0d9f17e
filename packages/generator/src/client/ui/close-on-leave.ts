/**
 * Closes an open dialog where only script can: when the reader goes somewhere (“back” then does not leave the page), and
 * in browsers without `closedby` on a press beside it, which counts as a press on the dialog itself. Where nothing reports
 * navigation, a link in it closes it: who comes back to the page would find it open.
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
