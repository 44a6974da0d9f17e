/** What the index knows of a section. */
export const oramaSchema = { url: 'string', title: 'string', heading: 'string', text: 'string' } as const

/** Settings as for MiniSearch: the same weights, and typos as many as the library's documentation uses. */
export const oramaSearch = {
  properties: ['title', 'heading', 'text'],
  boost: { title: 4, heading: 3 },
  tolerance: 1,
  limit: 20,
}
