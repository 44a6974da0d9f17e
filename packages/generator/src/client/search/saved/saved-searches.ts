import type { SearchHit } from '@dev-handbook/search/contract'
import { readStored, writeStored } from '../../ui/storage.ts'
import { hitText, plainText } from '../hits/hit-text.ts'

/** A result that the reader has opened. */
export interface SavedSearch {
  /** Site path with anchor. */
  url: string
  title: string
  path: string[]
  language: string
}

/** The results that the reader has opened, and the favourites, newest first. */
export interface SavedSearches {
  recent: readonly SavedSearch[]
  favourites: readonly SavedSearch[]
}

/** Numbers of recent searches that are stored, and that are shown beside favourites. */
export const recentLimit = 7
export const recentLimitBesideFavourites = 4
export const favouriteLimit = 10

const none: SavedSearches = { recent: [], favourites: [] }

/** The recent searches to show. */
export const shownRecent = ({ recent, favourites }: SavedSearches): readonly SavedSearch[] =>
  recent.slice(0, favourites.length > 0 ? recentLimitBesideFavourites : recentLimit)

/** Puts an opened result first among the recent searches. A favourite stays where it is. */
export const addRecent = (saved: SavedSearches, search: SavedSearch): SavedSearches =>
  saved.favourites.some(({ url }) => url === search.url)
    ? saved
    : { ...saved, recent: [search, ...without(saved.recent, search)].slice(0, recentLimit) }

/** Makes a recent search a favourite. The eleventh favourite replaces the oldest one. */
export const addFavourite = ({ recent, favourites }: SavedSearches, search: SavedSearch): SavedSearches => ({
  recent: without(recent, search),
  favourites: [search, ...without(favourites, search)].slice(0, favouriteLimit),
})

/** Removes a search from the recent searches and the favourites. */
export const removeSaved = ({ recent, favourites }: SavedSearches, search: SavedSearch): SavedSearches => ({
  recent: without(recent, search),
  favourites: without(favourites, search),
})

/** The stored part of a result. */
export const toSaved = (hit: SearchHit): SavedSearch => {
  const { title, path } = hitText(hit)
  return {
    url: hit.url,
    title: plainText(title),
    path: path.map(({ value }) => plainText(value)),
    language: hit.language,
  }
}

const without = (searches: readonly SavedSearch[], { url }: SavedSearch): SavedSearch[] =>
  searches.filter((other) => other.url !== url)

const key = 'searches'
/** The searches of this visit, when the browser's storage is blocked or full. */
let remembered: SavedSearches | undefined

/** Reads the stored searches. A stored text that is not a list of searches counts as an empty list. */
export const readSaved = (): SavedSearches => {
  const stored = readStored(key)
  return remembered ?? (stored === null ? none : parseSaved(stored))
}

/** Stores searches. When the storage is blocked or full, they are kept in memory until the page is closed. */
export const writeSaved = (saved: SavedSearches): void => {
  remembered = writeStored(key, JSON.stringify(saved)) ? undefined : saved
}

/** Returns the searches in a stored text. Everything else in the text is ignored. */
export const parseSaved = (stored: string): SavedSearches => {
  try {
    const value: Partial<Record<keyof SavedSearches, unknown>> | null = JSON.parse(stored)
    return { recent: searchesIn(value?.recent, recentLimit), favourites: searchesIn(value?.favourites, favouriteLimit) }
  } catch {
    return none
  }
}

const searchesIn = (value: unknown, limit: number): SavedSearch[] =>
  Array.isArray(value) ? value.filter(isSaved).slice(0, limit) : []

const isSaved = (value: unknown): value is SavedSearch => {
  const { url, title, path, language } = (value ?? {}) as Partial<SavedSearch>
  const isText = [url, title, language].every((text) => typeof text === 'string')
  return isText && /^\/(?!\/)/.test(url ?? '') && Array.isArray(path) && path.every((part) => typeof part === 'string')
}
