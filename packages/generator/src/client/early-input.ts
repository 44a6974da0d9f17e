/** What the inline script in the head notes until the entry script takes over; it hangs on `window.handbook`. */
export interface EarlyInput {
  /** The first control that was pressed, to be pressed again once it works. */
  control?: Element
  /** The reader asked for the search by keyboard. */
  search?: true
  /** The reader has touched the page in some way. */
  acted?: true
  /** Resolves to whether the style sheet that follows is here; missing where the page came with it. */
  styles?: Promise<boolean>
  /** Stops noting. */
  stop: () => void
  /** Stops noting, as nothing will take over: controls that need the script give way, as they do without script. */
  fail: () => void
}

declare global {
  interface Window {
    handbook?: EarlyInput
  }
}
