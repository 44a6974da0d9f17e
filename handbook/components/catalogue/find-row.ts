import { ArticleError } from '@dev-handbook/generator/components/article-error'
import type { CatalogueEntry } from '../../algorithms/catalogue-entry.ts'

/** Returns the entry at a path. Throws an `ArticleError` when there is no such entry, with a list of its neighbours. */
export const findRow = (catalogue: readonly CatalogueEntry[], path: string): CatalogueEntry => {
  const row = catalogue.find((entry) => entry.path === path)
  if (row) return row
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const beside = catalogue.filter((entry) => entry.path.startsWith(folder))
  const list = (beside.length > 0 ? beside : catalogue)
    .slice(0, 20)
    .map((entry) => entry.path)
    .join(', ')
  throw new ArticleError(`The catalogue has no entry "${path}". Entries: ${list === '' ? 'none' : list}.`)
}
