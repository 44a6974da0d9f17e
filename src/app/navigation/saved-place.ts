import { captureControls } from './control-state.ts'
import { captureScroll, type ScrollPosition } from './scroll-position.ts'

/** Where the reader was on a page, and what they had opened and chosen. An older version of the site may have kept less. */
export interface SavedPlace {
  scroll: ScrollPosition
  controls: unknown[]
}

/**
 * Keeps the reader's place with the current entry of the history. Without the Navigation API it is kept by the address, as
 * long as the tab lives: browsers drop what `history.replaceState` says of a page that is being left.
 */
export const savePlace = (): void => {
  const state: SavedPlace = { scroll: captureScroll(), controls: captureControls() }
  if ('navigation' in window) return navigation.updateCurrentEntry({ state })
  try {
    sessionStorage.setItem(location.href, JSON.stringify(state))
  } catch {
    // The storage is blocked or full: the browser's own place has to do.
  }
}

/** Returns what was kept for the current entry of the history, if anything was. */
export const savedPlace = (): SavedPlace | undefined => {
  if ('navigation' in window) return navigation.currentEntry?.getState() as SavedPlace | undefined
  try {
    return JSON.parse(sessionStorage.getItem(location.href) ?? '') as SavedPlace
  } catch {
    return undefined
  }
}
