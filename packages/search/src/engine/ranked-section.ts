/** A section that answers the query. */
export interface RankedSection {
  document: number
  section: number
  score: number
  /**
   * Best field by word (index into `fields`). -1 when the word is optional, or the section itself does not contain it.
   */
  fields: number[]
}

/** A section's key is `document * sectionsPerDocument + section`. */
export const sectionsPerDocument = 100_000
