/** Longest query (characters) that a search field accepts. */
export const queryLimit = 64

/** Number of hits on one page of results. */
export const hitsPerPage = 20

/**
 * Number of hits in the dialog of the embedded provider: as many as are in view. Each hit costs a file with its
 * headings, at each letter.
 */
export const dialogHits = 10
