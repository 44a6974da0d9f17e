/** Longest query (characters) that a search field accepts. */
export const queryLimit = 64

/** Number of hits on one page of results. */
export const hitsPerPage = 20
