/** What is said where a player, a race or an algorithm cannot be loaded. */
export interface LoadFailureTexts {
  /** What could not be loaded, as a sentence. */
  notLoaded: string
  retry: string
}
