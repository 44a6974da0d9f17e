import type { Stats } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Files below `static/` as site paths, sorted; none when the folder does not exist. */
export const findStaticFiles = async (root: string): Promise<Set<string>> => {
  const folder = join(root, 'static')
  const files = (await stateOf(folder)) ? await filesBelow(folder) : []
  return new Set(files.map((path) => `/${path}`))
}

/**
 * Paths of all files below a folder, with `/`, sorted; links count as what they lead to. Throws when the folder is missing or
 * cannot be read: a site without these files would be broken.
 */
export const filesBelow = async (folder: string): Promise<string[]> => {
  const files: string[] = []
  /** `around` are the folders that hold this one, itself included. */
  const walk = async (path: string, around: readonly string[]): Promise<void> => {
    for (const name of await readdir(join(folder, path))) {
      const inner = path === '' ? name : `${path}/${name}`
      const stats = await stateOf(join(folder, inner))
      if (stats?.isFile()) files.push(inner)
      // A link may lead to a folder that holds it.
      else if (stats?.isDirectory() && !around.includes(placeOf(stats))) await walk(inner, [...around, placeOf(stats)])
    }
  }
  await walk('', [placeOf(await stat(folder))])
  return files.toSorted()
}

const placeOf = ({ dev, ino }: Stats): string => `${dev} ${ino}`

/** None where nothing is, as behind a link that leads nowhere: documents that name it are told that there is no such file. */
const stateOf = async (file: string): Promise<Stats | undefined> => {
  try {
    return await stat(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ELOOP')) return undefined
    throw error
  }
}
