import type { SearchResult } from '@dev-handbook/search/contract'

/** What the results page showed for an address. */
export interface KeptResults {
  /** Pages of results that the reader had asked for. */
  pages: number
  results: readonly SearchResult[]
}

/** Addresses that are kept: as many as a reader goes back over. */
const capacity = 8

const kept = new Map<string, KeptResults>()

/** Keeps what is shown, so that a reader who comes back finds it at once, and their place in it. */
export const keepResults = (address: string, shown: KeptResults): void => {
  kept.delete(address)
  kept.set(address, shown)
  const [oldest] = kept.keys()
  if (kept.size > capacity && oldest !== undefined) kept.delete(oldest)
}

/** What was shown for an address, if that is not too long ago. */
export const keptResults = (address: string): KeptResults | undefined => kept.get(address)
