import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Files of the documents' folder by what they are; all from the root of the project, with `/`, sorted. */
export interface ContentFiles {
  documents: string[]
  /** `_category_.json`, `_category_.yml` and `_category_.yaml`. */
  categories: string[]
  /** Partials, images and whatever else stands beside documents. */
  others: string[]
}

/**
 * Finds the documents (`.md`, `.mdx`) below a folder. Names that start with `_` are partials and their folders hold partials;
 * names that start with a dot and `node_modules` are nobody's. Returns `undefined` when the folder does not exist.
 */
export const findFiles = async (root: string, folder: string): Promise<ContentFiles | undefined> => {
  const files: ContentFiles = { documents: [], categories: [], others: [] }
  const visit = async (path: string): Promise<void> => {
    const entries = await readdir(join(root, path), { withFileTypes: true })
    const folders: string[] = []
    for (const entry of entries) {
      const { name } = entry
      if (name.startsWith('.') || name === 'node_modules') continue
      const child = `${path}/${name}`
      if (/^_category_\.(?:json|ya?ml)$/.test(name)) files.categories.push(child)
      else if (entry.isDirectory()) folders.push(child)
      else if (/\.mdx?$/.test(name) && !child.slice(folder.length).includes('/_')) files.documents.push(child)
      else files.others.push(child)
    }
    await Promise.all(folders.map(visit))
  }
  try {
    await visit(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined
    throw error
  }
  return { documents: files.documents.toSorted(), categories: files.categories.toSorted(), others: files.others.toSorted() }
}
