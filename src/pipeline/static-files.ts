import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Files below `static/` as site paths, sorted; none when the folder does not exist. */
export const findStaticFiles = async (root: string): Promise<Set<string>> => {
  const folder = join(root, 'static')
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
  return new Set(files.toSorted())
}
