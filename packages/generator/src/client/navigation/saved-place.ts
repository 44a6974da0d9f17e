import { captureControls } from './control-state.ts'
import { captureScroll, type ScrollPosition } from './scroll-position.ts'
import { captureLink, type LinkPlace } from './link-place.ts'

/**
 * The reader's position on a page, the link with the focus, and the states of the page's controls. An older version of
 * the site may have stored less.
 */
export interface SavedPlace {
  scroll: ScrollPosition
  link?: LinkPlace | undefined
  controls: unknown[]
}

/** Returns the key of the current history entry. Without the Navigation API, the address is the key. */
const entryKey = (): string => ('navigation' in window ? navigation.currentEntry?.key : undefined) ?? location.href

/** Places of this visit, for readers whose storage is blocked or full. */
const places = new Map<string, SavedPlace>()

/**
 * Stores the reader's place for the current history entry, until the tab closes. The place is not stored in the history
 * entry itself, for two reasons. While a page is being left, browsers ignore `history.replaceState`. In Firefox, a
 * change by `updateCurrentEntry` is visible only after one more reload.
 */
export const savePlace = (): void => {
  const place: SavedPlace = { scroll: captureScroll(), link: captureLink(), controls: captureControls() }
  const key = entryKey()
  places.set(key, place)
  try {
    sessionStorage.setItem(key, JSON.stringify(place))
  } catch {
    // The storage is blocked or full, so the place is lost on reload.
  }
}

/** Returns the stored place of the current history entry, if there is one. */
export const savedPlace = (): SavedPlace | undefined => {
  const key = entryKey()
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as SavedPlace
  } catch {
    return places.get(key)
  }
}
