/** Fields of a section in the index. */
export const oramaSchema = { url: 'string', title: 'string', heading: 'string', text: 'string' } as const

/**
 * Settings as for MiniSearch: the same weights. The number of tolerated typos is that of the library's documentation.
 */
export const oramaSearch = {
  properties: ['title', 'heading', 'text'],
  boost: { title: 4, heading: 3 },
  tolerance: 1,
  limit: 20,
}
