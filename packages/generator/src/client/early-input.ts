/** What the inline script in the head records until the entry script starts. It is in `window.handbook`. */
export interface EarlyInput {
  /** The first control that was pressed. It is pressed again once it works. */
  control?: Element
  /** The reader asked for the search by keyboard. */
  search?: true
  /** The reader has touched the page in some way. */
  acted?: true
  /** Resolves to whether the following style sheet has loaded. Absent where the sheet came with the page. */
  styles?: Promise<boolean>
  /** Stops recording. */
  stop: () => void
  /**
   * Stops recording because no script will start. Controls that need the script are hidden, as they are without script.
   */
  fail: () => void
}

declare global {
  interface Window {
    handbook?: EarlyInput
  }
}
