import type { PublishedDate, SupportLevel } from '../texts/kinds/support.ts'

/** Which browsers have a feature of the web platform: published data, reduced to what articles print. */
export interface FeatureSupport {
  name: string
  /** In all browsers for two and a half years, in all of them, or not yet; or one to keep away from. */
  level: SupportLevel
  /** Why to keep away from it, as a sentence. */
  reason?: string
  /** Since when it has its level. */
  since?: PublishedDate
  /** Since when all browsers have it. */
  everywhereSince?: PublishedDate
  browsers: BrowserVersion[]
}

/** The first version that has it. */
export interface BrowserVersion {
  name: string
  /** Absent where it is missing; `≤4` where the first release is unknown. */
  version?: string
  /** Where phones differ. */
  mobile?: { name: string; version?: string }
}

/** What the data say of an id, or what is wrong with it, as a sentence. */
export type FeatureAnswer = { feature: FeatureSupport } | { fault: string }

/** The published data. */
export interface FeatureData {
  /** Their name and version: `web-features 3.40.0`. */
  readonly release: string
  /** Finds a feature by its id, or a part of one by its key in the browser compatibility data. */
  find: (id: string) => FeatureAnswer
}
