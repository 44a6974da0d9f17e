/** Texts for a player, a race or an algorithm that cannot be loaded. */
export interface LoadFailureTexts {
  /** A sentence that names the missing part. */
  notLoaded: string
  retry: string
}
