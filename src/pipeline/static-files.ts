import type { Stats } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { ProblemCollector } from './problems.ts'

/** Files below `static/` as site paths, sorted; none when the folder does not exist. What is no folder, or cannot be read, is reported. */
export const findStaticFiles = async (root: string, problems: Pick<ProblemCollector, 'error'>): Promise<Set<string>> => {
  const folder = join(root, 'static')
  try {
    const state = await stateOf(folder)
    if (state && !state.isDirectory()) problems.error({ rule: 'static-file', file: 'static', message: 'This is no folder. The files of the folder static/ are copied to the root of the site: move it elsewhere, or delete it.' })
    const files = state?.isDirectory() ? await filesBelow(folder) : []
    return new Set(files.map((path) => `/${path}`))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES' && 'path' in error)) throw error
    problems.error({ rule: 'static-file', file: relative(root, String(error.path)).replaceAll('\\', '/'), message: 'It cannot be read. Check its permissions.' })
    return new Set()
  }
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
