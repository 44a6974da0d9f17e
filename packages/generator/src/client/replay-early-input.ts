import type { EarlyInput } from './early-input.ts'

/**
 * Does what the reader asked for before the page could do it: presses the control, or opens the search. Stops the
 * recording.
 */
export const replayEarlyInput = (early: EarlyInput | undefined): void => {
  if (!early) return
  early.stop()
  const { control, search } = early
  if (search) document.querySelector<HTMLElement>('[data-search]')?.click()
  else if (control instanceof HTMLElement && control.isConnected && !isDone(control)) control.click()
}

/** The browser itself does what `command` and `commandfor` say, where it knows them. */
const isDone = (control: HTMLElement): boolean => 'commandForElement' in control && control.hasAttribute('commandfor')
