import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Names that the generator wrote in the cache folder before the store existed. */
const oldNames = [
  'app',
  'compressed',
  'documents',
  'highlight',
  'icons',
  'run-modules',
  'samples',
  'sandbox',
  'search',
  'social',
  'traced',
  'worker',
]

/**
 * Every build and every check of that version wrote one of these files. They are removed last, so that an interrupted
 * removal starts again.
 */
const marks = ['front-matter.json', 'build.json']

/**
 * Removes what a version without the store left in a cache folder. Without the marks of that version, nothing is
 * removed: other programs may have folders with these names. Files that the disk refuses to remove stay.
 */
export const removeOldCache = (cacheFolder: string): void => {
  const remove = (name: string): void => rmSync(join(cacheFolder, name), { recursive: true, force: true })
  try {
    if (holdsOldModules(join(cacheFolder, 'typescript'))) remove('typescript')
    if (marks.some((name) => existsSync(join(cacheFolder, name))))
      for (const name of [...oldNames, ...marks]) remove(name)
  } catch {
    // The old files cost only space.
  }
}

/**
 * Whether a folder holds compiled modules of that version. The first line of such a file is a hash and the path of its
 * source.
 */
const holdsOldModules = (folder: string): boolean => {
  if (!existsSync(folder)) return false
  const first = readdirSync(folder).find((name) => /^[\da-f]{20}$/.test(name))
  return first !== undefined && /^[\da-f]{64} .+\n/.test(readFileSync(join(folder, first), 'utf8'))
}
