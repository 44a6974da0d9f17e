import { useState } from 'react'
import {
  addFavourite,
  addRecent,
  readSaved,
  removeSaved,
  shownRecent,
  writeSaved,
  type SavedSearch,
  type SavedSearches,
} from './saved-searches.ts'

/** The stored searches of the reader, with the functions that change them. */
export interface SavedSearchesControl extends SavedSearches {
  addRecent: (search: SavedSearch) => void
  addFavourite: (search: SavedSearch) => void
  remove: (search: SavedSearch) => void
}

/** Reads the stored searches and stores every change. `recent` contains the searches to show. */
export const useSavedSearches = (): SavedSearchesControl => {
  const [saved, setSaved] = useState(readSaved)
  const change = (next: SavedSearches) => {
    writeSaved(next)
    setSaved(next)
  }
  return {
    recent: shownRecent(saved),
    favourites: saved.favourites,
    // Another tab may have stored searches in the meantime, so the list is read again before each change.
    addRecent: (search) => change(addRecent(readSaved(), search)),
    addFavourite: (search) => change(addFavourite(readSaved(), search)),
    remove: (search) => change(removeSaved(readSaved(), search)),
  }
}
