import type { EarlyInput } from './early-input.ts'

/**
 * Repeats what the reader asked for before the page could respond: presses the control, or opens the search. Stops the
 * recording of early input.
 */
export const replayEarlyInput = (early: EarlyInput | undefined): void => {
  if (!early) return
  early.stop()
  const { control, search } = early
  if (search) document.querySelector<HTMLElement>('[data-search]')?.click()
  else if (control instanceof HTMLElement && control.isConnected) control.click()
}
