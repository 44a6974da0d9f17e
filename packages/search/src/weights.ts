/**
 * All weights of the ranking. The index writer puts shares (0 to 1) into the index, the engine multiplies them; the order of
 * fields also orders the attributes of hosted records. docs/search.md says how to change one and measure it.
 */

/**
 * What a match says by the field where it stands. `worth`: a perfect match. `least`: the share of it that the worst match
 * keeps, a word among many others.
 */
export const fieldWeights = {
  content: { worth: 3, least: 0.25 },
  about: { worth: 3, least: 0.5 },
  ancestor: { worth: 3.5, least: 0.5 },
  keywords: { worth: 8, least: 0.35 },
  heading: { worth: 9, least: 0.6 },
  title: { worth: 11, least: 0.55 },
} as const

/** How well a term of the index stands for a word of the query, by the way that led to it. */
export const quality = {
  exact: 1,
  stem: 0.96,
  layout: 0.95,
  joined: 0.95,
  pair: 1.5,
  prefix: 0.7,
  part: 0.7,
  typo: 0.62,
  spelling: 0.6,
  rescue: 0.55,
} as const

/** Shares that the index writer gives to a word of a name: a title, a heading, a keyword. */
export const nameWeights = {
  /** The only word of a name. */
  whole: 0.75,
  /** How much each further word of the name takes away: `whole / (1 + more * words)`. */
  more: 0.22,
  /** The name begins with it. */
  first: 0.06,
  /** For each doubling of the documents that link here, at most six. */
  fame: 0.03,
  /** A word of a section's id, as a share of what it would be in the heading. */
  id: 0.4,
  /** A hump of a camel-cased word. */
  part: 0.6,
  /** A synonym of a word, which counts as a keyword. */
  synonym: 0.7,
  /** More for a keyword of a whole document than for one of an entry. */
  documentKeyword: 0.12,
  /** Initials of a name, which count as a keyword: of titles, of headings and keywords. */
  titleInitials: 0.9,
  initials: 0.5,
} as const

/** The engine's rules about whole queries. */
export const queryWeights = {
  /** Of a title's worth, what a section of the document inherits when its names, or only its text, hold another word. */
  inheritedByName: 0.75,
  inheritedByText: 0.3,
  /** Share of the query, by rarity of its words, that an answer must hold. */
  leastCoverage: 0.36,
  /** How much an incomplete answer loses: with 2, half of the query is worth a quarter. */
  coveragePower: 2,
  /** A word that says little beside others: `work` of `how does it work`. */
  weakWord: 0.3,
  /** An answer in another language than the reader's. */
  otherLanguage: 0.65,
} as const
