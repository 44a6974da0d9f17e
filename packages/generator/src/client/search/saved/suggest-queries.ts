import type { SavedSearches } from './saved-searches.ts'

const mostSuggestions = 4

/** Titles that the reader has kept or opened. */
export const savedTitles = ({ recent, favourites }: SavedSearches): string[] =>
  [...favourites, ...recent].map(({ title }) => title)

/** Returns queries to try instead: parts of the query, and titles that the reader has opened before. */
export const suggestQueries = (query: string, titles: readonly string[]): string[] => {
  const words = query.split(/\s+/).filter((word) => word !== '')
  const parts = words.length > 1 ? [words.slice(0, -1).join(' '), ...words.filter(({ length }) => length > 2)] : []
  // The beginning of a long word often helps, because many typing errors are near the end.
  const shorter = words.length === 1 && query.length > 5 ? [Array.from(query).slice(0, 4).join('')] : []
  return [...new Set([...parts, ...shorter, ...titles])]
    .filter((suggestion) => suggestion !== query)
    .slice(0, mostSuggestions)
}
