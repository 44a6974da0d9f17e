/** Longest query (characters) that a search field takes. */
export const queryLimit = 64

/** Hits on one page of results. */
export const hitsPerPage = 20
