/**
 * Closes an open dialog where only script can: when the reader goes somewhere (“back” then does not leave the page), and
 * in browsers without `closedby` on a press beside it, which counts as one on the dialog itself.
 */
export const closeOnLeave = (dialog: HTMLDialogElement, signal: AbortSignal): void => {
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close(), { signal })
  if (!('navigation' in window)) return
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
