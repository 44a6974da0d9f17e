/** What a page of the benchmark offers: one search engine behind one interface. */
export interface EngineClient {
  /** Loads what a first query needs. */
  open: () => Promise<void>
  /** Addresses of the results, best first, at most 20, each once. */
  search: (query: string) => Promise<string[]>
  /** Answers a query with the texts of the results in view, where `search` leaves them out. */
  texts?: (query: string) => Promise<void>
}

declare global {
  var engineClient: EngineClient
}

/** The first 20 addresses, each once. */
export const firstAddresses = (urls: readonly string[]): string[] => [...new Set(urls)].slice(0, 20)
