/** How well browsers support a feature, in the terms of the published data. */
export type SupportLevel = 'widely' | 'newly' | 'limited' | 'discouraged'

/** `2025-03-04`. Sometimes the data only know “at the latest”. */
export interface PublishedDate {
  date: string
  atLatest: boolean
}

/** Texts about browser support, in one language. */
export interface SupportLabels {
  feature: string
  no: string
  /** For a browser that has a considerable part of a feature. */
  partly: string
  level: Record<SupportLevel, string>
  /** Follows the level: `since March 2025`. */
  since: (date: PublishedDate) => string
  /** For use inside a sentence. */
  everywhere: (date: PublishedDate) => string
  /** Browsers with their versions, with a part of the feature, and without it. One of the first two is not empty. */
  some: (browsers: { having: string; partial: readonly string[]; missing: readonly string[] }) => string
  nowhere: string
  source: string
  list: (words: readonly string[]) => string
}
