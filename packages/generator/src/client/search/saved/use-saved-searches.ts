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

/** Searches that the reader has kept, with the ways to change them. */
export interface SavedSearchesControl extends SavedSearches {
  addRecent: (search: SavedSearch) => void
  addFavourite: (search: SavedSearch) => void
  remove: (search: SavedSearch) => void
}

/** Reads the kept searches and stores every change; `recent` holds those to be shown. */
export const useSavedSearches = (): SavedSearchesControl => {
  const [saved, setSaved] = useState(readSaved)
  const change = (next: SavedSearches) => {
    writeSaved(next)
    setSaved(next)
  }
  return {
    recent: shownRecent(saved),
    favourites: saved.favourites,
    // Another tab may have stored something since: the list is read again before each change.
    addRecent: (search) => change(addRecent(readSaved(), search)),
    addFavourite: (search) => change(addFavourite(readSaved(), search)),
    remove: (search) => change(removeSaved(readSaved(), search)),
  }
}
