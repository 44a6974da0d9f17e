import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Files below `static/` as site paths, sorted; none when the folder does not exist. */
export const findStaticFiles = async (root: string): Promise<Set<string>> => {
  const files = await filesBelow(join(root, 'static')).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  return new Set(files.map((path) => `/${path}`))
}

/** Paths of all files below a folder, with `/`, sorted. Throws when it is missing or cannot be read: a site without them would be broken. */
export const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')).toSorted()
}
