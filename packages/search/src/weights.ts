/**
 * All weights of the ranking. The index writer puts factors (0 to 1) into the index, and the engine multiplies them.
 * The order of fields is also the order of the attributes of hosted records. docs/search.md says how to change a weight
 * and measure the effect.
 */

/**
 * Weights of a match by its field. `worth`: a perfect match. `least`: the share of `worth` for the worst match, which
 * is a word among many others.
 */
export const fieldWeights = {
  content: { worth: 2, least: 0.25 },
  about: { worth: 3, least: 0.5 },
  ancestor: { worth: 3.5, least: 0.5 },
  keywords: { worth: 8, least: 0.35 },
  heading: { worth: 9, least: 0.6 },
  title: { worth: 11, least: 0.55 },
} as const

/** How well a term of the index represents a word of the query, by the way in which it was found. */
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

/** Factors that the index writer assigns to a word of a name: a title, a heading, a keyword. */
export const nameWeights = {
  /** For the only word of a name. */
  whole: 0.75,
  /** The same for the only word of a keyword: the author says that readers call the section so. */
  wholeKeyword: 0.8,
  /** Reduction for each further word of the name: `whole / (1 + more * words)`. */
  more: 0.22,
  /** Bonus for a word at the beginning of the name. */
  first: 0.06,
  /** Bonus for each doubling of the documents with links to this document, at most six times. */
  fame: 0.03,
  /** A word of a section's id, as a share of its value in the heading. */
  id: 0.4,
  /** A part of a camel-cased word. */
  part: 0.6,
  /** A synonym of a word, which counts as a keyword. */
  synonym: 0.7,
  /** Bonus for a keyword of a whole document, compared with a keyword of an entry. */
  documentKeyword: 0.12,
  /** Initials of a name, which count as a keyword: of titles, of headings and keywords. */
  titleInitials: 0.9,
  initials: 0.5,
} as const

/** The engine's rules about whole queries. */
export const queryWeights = {
  /**
   * Share of a title's value that a section of the document inherits, when the section's names, or only its text,
   * contain another word.
   */
  inheritedByName: 0.75,
  inheritedByText: 0.3,
  /** Share of the query, weighted by the rarity of its words, that an answer must contain. */
  leastCoverage: 0.34,
  /** Penalty for an incomplete answer. With 2, half of the query is worth a quarter. */
  coveragePower: 2,
  /** A word that no section contains, as a share of the rarest word. */
  unknownWord: 0.6,
  /** A word that carries little meaning beside others: `work` of `how does it work`. */
  weakWord: 0.3,
  /** A Latin word beside Cyrillic words, compared with its rarity alone: it is the name of what the query is about. */
  latinName: 2.5,
  /** Bonus for each doubling of the sections of a document that contain words of the query. */
  focus: 0.06,
  /** A section of a specialized document, when the query does not name the subject of the document. */
  unnamedSubject: 0.85,
  /**
   * The least share of a word that names the subject: the only word of the title or of a keyword. Of a longer title, two
   * neighbouring words name it. `css` does not name a document with the keyword `css in js`.
   */
  namingTitleWord: 0.7,
  namingKeywordWord: 0.8,
  /**
   * The same in the reader's language when the query is in Cyrillic letters: less than `otherLanguage`. Few documents
   * are in Russian, and a special one would come before the general answer in English.
   */
  unnamedSubjectInCyrillic: 0.6,
  /** An answer in a language other than the reader's. */
  otherLanguage: 0.65,
} as const
