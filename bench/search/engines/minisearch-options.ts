import type { Options } from 'minisearch'

/** Settings as the library's documentation recommends them for search as one types. */
export const miniSearchOptions: Options = {
  idField: 'url',
  fields: ['title', 'heading', 'text'],
  storeFields: ['title', 'heading'],
  searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, heading: 3 } },
}
