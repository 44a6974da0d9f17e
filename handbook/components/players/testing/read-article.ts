import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** The text of the article of a subject: `graph/dijkstra`. Throws when the article does not exist. */
export const readArticle = (name: string): string => {
  const folder = resolve(root, 'content/algorithms-data-structures')
  const path = name.startsWith('data-structures/') ? name : `algorithms/${name}`
  const file = resolve(folder, `${path}.mdx`)
  return readFileSync(existsSync(file) ? file : resolve(folder, path, 'index.mdx'), 'utf8')
}
