import { captureControls } from './control-state.ts'
import { captureScroll, type ScrollPosition } from './scroll-position.ts'

/**
 * The reader's position on a page, and the states of its controls. An older version of the site may have stored less.
 */
export interface SavedPlace {
  scroll: ScrollPosition
  controls: unknown[]
}

/** Returns the key of the current history entry. Without the Navigation API, the address is the key. */
const entryKey = (): string => ('navigation' in window ? navigation.currentEntry?.key : undefined) ?? location.href

/**
 * Stores the reader's place for the current history entry, until the tab closes. The place is not stored in the history
 * entry itself, for two reasons. While a page is being left, browsers ignore `history.replaceState`. In Firefox, a
 * change by `updateCurrentEntry` is visible only after one more reload.
 */
export const savePlace = (): void => {
  const place: SavedPlace = { scroll: captureScroll(), controls: captureControls() }
  try {
    sessionStorage.setItem(entryKey(), JSON.stringify(place))
  } catch {
    // The storage is blocked or full, so only the browser's own position is available.
  }
}

/** Returns the stored place of the current history entry, if there is one. */
export const savedPlace = (): SavedPlace | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(entryKey()) ?? '') as SavedPlace
  } catch {
    return undefined
  }
}
