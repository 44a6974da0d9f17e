/** What a sample leaves for the next document of its page. */
export interface Traces {
  /** Whether it has stored anything. */
  isStored: boolean
  /** Name of the window. */
  name: string
  historyLength: number
}
