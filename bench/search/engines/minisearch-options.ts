import type { Options } from 'minisearch'

/** The settings that the library's documentation recommends for search while typing. */
export const miniSearchOptions: Options = {
  idField: 'url',
  fields: ['title', 'heading', 'text'],
  storeFields: ['title', 'heading'],
  searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, heading: 3 } },
}
