import { pluralFormatter } from '../plural.ts'
import type { SearchMessages } from '../kinds/search.ts'

/** The search in English. */
export const messages: SearchMessages = {
  placeholder: 'Search docs',
  field: 'Search the documentation',
  submit: 'Search',
  browse: 'Browse instead',
  cancel: 'Cancel',
  clear: 'Clear the query',
  start: 'Type to search titles, headings and text, in English and Russian.',
  recent: 'Recent',
  favourites: 'Favourites',
  noRecent: 'No recent searches',
  save: 'Save this search',
  removeRecent: 'Remove from recent',
  removeFavourite: 'Remove from favourites',
  searching: 'Searching…',
  results: pluralFormatter('en', { one: '# result', other: '# results' }),
  allResults: pluralFormatter('en', { one: 'Show the result on a page', other: 'See all # results' }),
  noResults: 'No results for',
  tryAnother: 'Try another search',
  leftOut: (words) => `Left out: ${words.join(', ')}.`,
  nearest: 'The nearest documents:',
  believe: 'Believe this query should return results?',
  letUsKnow: 'Let us know.',
  failed: 'Unable to fetch results',
  checkNetwork: 'You might want to check your network connection.',
  more: 'More results',
  filter: 'Filter',
  section: 'Section',
  language: 'Language',
  tag: 'Tag',
  all: 'All',
  needsScript:
    'The search runs in your browser and needs JavaScript, which is off or could not be loaded. The documents can be found by section and by tag.',
  keys: { select: 'to open', navigate: 'to move', filter: 'to filter', close: 'to close' },
}
