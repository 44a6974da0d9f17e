import type { SearchResult } from '@dev-handbook/search/contract'

/** What the results page showed for an address. */
export interface KeptResults {
  /** Number of pages of results that the reader had requested. */
  pages: number
  results: readonly SearchResult[]
}

/** Number of stored addresses. Readers seldom go back further. */
const capacity = 8

const kept = new Map<string, KeptResults>()

/** Stores the shown results, so that a reader who comes back sees them at once, at the same place. */
export const keepResults = (address: string, shown: KeptResults): void => {
  kept.delete(address)
  kept.set(address, shown)
  const [oldest] = kept.keys()
  if (kept.size > capacity && oldest !== undefined) kept.delete(oldest)
}

/** The results that were shown for an address, if they are still stored. */
export const keptResults = (address: string): KeptResults | undefined => kept.get(address)
