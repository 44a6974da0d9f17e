/** The interface of a page of the benchmark, the same for each search engine. */
export interface EngineClient {
  /** Loads the files that a first query needs. */
  open: () => Promise<void>
  /** Addresses of the results, the best first, at most 20, each once. */
  search: (query: string) => Promise<string[]>
  /** Answers a query with the texts of the results in view, for engines whose `search` leaves the texts out. */
  texts?: (query: string) => Promise<void>
}

declare global {
  var engineClient: EngineClient
}

/** The first 20 addresses, each once. */
export const firstAddresses = (urls: readonly string[]): string[] => [...new Set(urls)].slice(0, 20)
