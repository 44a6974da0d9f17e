import type { PublishedDate, SupportLevel } from '../texts/kinds/support.ts'

/** The browser support of a feature of the web platform: published data, reduced to the facts that articles print. */
export interface FeatureSupport {
  name: string
  /**
   * In all browsers for at least two and a half years, newly in all browsers, in some browsers only, or discouraged.
   */
  level: SupportLevel
  /** Why to avoid the feature, as a sentence. */
  reason?: string
  /** Date since which the feature has its level. */
  since?: PublishedDate
  /** Date since which all browsers have the feature. */
  everywhereSince?: PublishedDate
  browsers: BrowserVersion[]
}

/** The first version of a browser with a feature. */
export interface BrowserVersion {
  name: string
  /** Absent when the browser lacks the feature. `≤4` when the first version is unknown. */
  version?: string
  /** The browser lacks the whole feature and has a considerable part of it. */
  isPartial?: true
  /** The mobile browser, when it differs. */
  mobile?: { name: string; version?: string; isPartial?: true }
}

/** The data about an id, or an error as a sentence. */
export type FeatureAnswer = { feature: FeatureSupport } | { fault: string }

/** The published data. */
export interface FeatureData {
  /** Name and version of the data: `web-features 3.40.0`. */
  readonly release: string
  /** Finds a feature by its id, or a part of a feature by its key in the browser compatibility data. */
  find: (id: string) => FeatureAnswer
}
