import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What the generator wrote beside the present store, before there was one store. */
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

/** Every build and every check of that time wrote one of these. They are removed last, so an interrupted removal is repeated. */
const marks = ['front-matter.json', 'build.json']

/**
 * Removes what a version without the store has left in a cache folder. Nothing is removed where that version has not written: other
 * programs may keep folders of these names. A disk that refuses is left as it is.
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

/** Whether a folder holds compiled modules of that version: a hash and the path of the source are the first line of each. */
const holdsOldModules = (folder: string): boolean => {
  if (!existsSync(folder)) return false
  const first = readdirSync(folder).find((name) => /^[\da-f]{20}$/.test(name))
  return first !== undefined && /^[\da-f]{64} .+\n/.test(readFileSync(join(folder, first), 'utf8'))
}
