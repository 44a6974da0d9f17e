/** Texts of the opened search and of its results page. Their catalogue is loaded with the search. */
export interface SearchMessages {
  placeholder: string
  field: string
  submit: string
  browse: string
  cancel: string
  clear: string
  start: string
  recent: string
  favourites: string
  noRecent: string
  save: string
  removeRecent: string
  removeFavourite: string
  searching: string
  results: (count: number) => string
  allResults: (count: number) => string
  noResults: string
  tryAnother: string
  /** Words of the query that no document contains, in quotation marks. */
  leftOut: (words: readonly string[]) => string
  nearest: string
  believe: string
  letUsKnow: string
  failed: string
  checkNetwork: string
  more: string
  /** Label of the button that opens the filter menus. */
  filter: string
  section: string
  language: string
  tag: string
  all: string
  needsScript: string
  keys: { select: string; navigate: string; filter: string; close: string }
}
