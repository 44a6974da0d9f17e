import { captureControls } from './control-state.ts'
import { captureScroll, type ScrollPosition } from './scroll-position.ts'

/** Where the reader was on a page, and what they had opened and chosen. An older version of the site may have kept less. */
export interface SavedPlace {
  scroll: ScrollPosition
  controls: unknown[]
}

/** Names the current entry of the history; without the Navigation API, the address has to do. */
const entryKey = (): string => ('navigation' in window ? navigation.currentEntry?.key : undefined) ?? location.href

/**
 * Keeps the reader's place for the current entry of the history, as long as the tab lives. Not with the entry: of a page that
 * is being left, browsers drop what `history.replaceState` says, and Firefox hands on what `updateCurrentEntry` says a
 * reload late.
 */
export const savePlace = (): void => {
  const place: SavedPlace = { scroll: captureScroll(), controls: captureControls() }
  try {
    sessionStorage.setItem(entryKey(), JSON.stringify(place))
  } catch {
    // The storage is blocked or full: the browser's own place has to do.
  }
}

/** Returns what was kept for the current entry of the history, if anything was. */
export const savedPlace = (): SavedPlace | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(entryKey()) ?? '') as SavedPlace
  } catch {
    return undefined
  }
}
