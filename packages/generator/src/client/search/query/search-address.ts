import { queryLimit } from '@dev-handbook/search/search-limits'

/** The query and the filters in the address of the results page. */
export interface SearchAddress {
  query: string
  /** Chosen value by filter; absent: all. */
  filters: Partial<Record<FilterName, string>>
}

/** Filters of the results, by their names in the address. */
export const filterAttributes = { section: 'hierarchy.lvl0', language: 'language', tag: 'tags' } as const
export type FilterName = keyof typeof filterAttributes
export const filterNames = Object.keys(filterAttributes) as FilterName[]

/** Returns the filters in the notation of a request: `attribute:value`. */
export const facetFiltersOf = (filters: SearchAddress['filters']): string[] =>
  filterNames.flatMap((name) => (filters[name] === undefined ? [] : [`${filterAttributes[name]}:${filters[name]}`]))

/** Reads the query string of an address: `?q=docker&section=Guides`. A query that is too long is cut. */
export const parseSearchAddress = (search: string): SearchAddress => {
  const parameters = new URLSearchParams(search)
  const chosen = filterNames.flatMap((name) => {
    const value = parameters.get(name)
    return value ? [[name, value]] : []
  })
  return { query: (parameters.get('q') ?? '').slice(0, queryLimit), filters: Object.fromEntries(chosen) }
}

/** Returns the query string for an address, empty without a query and filters. */
export const formatSearchAddress = ({ query, filters }: SearchAddress): string => {
  const parameters = new URLSearchParams({ ...(query === '' ? {} : { q: query }), ...filters })
  return parameters.size === 0 ? '' : `?${parameters}`
}
