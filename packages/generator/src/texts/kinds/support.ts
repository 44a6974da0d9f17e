/** How well browsers support a feature, as the published data put it. */
export type SupportLevel = 'widely' | 'newly' | 'limited' | 'discouraged'

/** `2025-03-04`; the data do not always know better than “at the latest”. */
export interface PublishedDate {
  date: string
  atLatest: boolean
}

/** Texts about the support of browsers, in one language. */
export interface SupportLabels {
  feature: string
  no: string
  level: Record<SupportLevel, string>
  /** Behind the level: `since March 2025`. */
  since: (date: PublishedDate) => string
  /** Inside a sentence. */
  everywhere: (date: PublishedDate) => string
  /** Browsers with their versions, and those without. */
  some: (having: string, missing: readonly string[]) => string
  nowhere: string
  source: string
  list: (words: readonly string[]) => string
}
