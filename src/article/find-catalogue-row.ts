import type { CatalogueRow } from './article-context.ts'
import { ArticleError } from './article-error.ts'

/** The entry at a path. Throws an `ArticleError` that lists the entries beside it when there is none. */
export const findCatalogueRow = (catalogue: ReadonlyMap<string, CatalogueRow>, path: string): CatalogueRow => {
  const row = catalogue.get(path)
  if (row) return row
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const beside = [...catalogue.keys()].filter((key) => key.startsWith(folder))
  const list = (beside.length > 0 ? beside : [...catalogue.keys()]).slice(0, 20).join(', ')
  throw new ArticleError(`The catalogue has no entry "${path}". Entries: ${list === '' ? 'none' : list}.`)
}
