import { queryLimit } from '@dev-handbook/search/search-limits'

/** What the address of the results page says. */
export interface SearchAddress {
  query: string
  /** Chosen value by filter; absent: all. */
  filters: Partial<Record<FilterName, string>>
}

/** Filters of the results, by the name that they have in its address. */
export const filterAttributes = { section: 'hierarchy.lvl0', language: 'language', tag: 'tags' } as const
export type FilterName = keyof typeof filterAttributes
export const filterNames = Object.keys(filterAttributes) as FilterName[]

/** Returns the filters in the form that a request takes: `attribute:value` each. */
export const facetFiltersOf = (filters: SearchAddress['filters']): string[] =>
  filterNames.flatMap((name) => (filters[name] === undefined ? [] : [`${filterAttributes[name]}:${filters[name]}`]))

/** Reads the query string of an address: `?q=docker&section=Guides`. What is longer than a query may be is cut off. */
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
