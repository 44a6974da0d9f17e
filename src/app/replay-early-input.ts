import type { EarlyInput } from './early-input.ts'

/** Does what the reader asked for before the page could: presses the control, or opens the search. Stops the noting. */
export const replayEarlyInput = (early: EarlyInput | undefined): void => {
  if (!early) return
  early.stop()
  if (early.search) document.querySelector<HTMLElement>('[data-search]')?.click()
  else if (early.control instanceof HTMLElement && early.control.isConnected) early.control.click()
}
