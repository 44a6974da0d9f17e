import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { removeEntry } from './entry-file.mjs'
import { storeFolder } from './open-store.ts'
import { removeOldCache } from './remove-old-cache.ts'

const hour = 3_600_000
/** Milliseconds without a use after which an entry goes. */
const longestUnused = 14 * 24 * hour

/**
 * Removes from the store of a cache folder what no program has used for two weeks, and what programs that were killed have not
 * written to its end. It also removes what a version without the store has left. `now` is in milliseconds.
 */
export const sweepStore = (cacheFolder: string, now = Date.now()): void => {
  removeOldCache(cacheFolder)
  const folder = storeFolder(cacheFolder)
  for (const kind of entriesOf(folder)) {
    for (const { name } of entriesOf(join(folder, kind.name))) {
      const file = join(folder, kind.name, name)
      const longest = name.endsWith('.tmp') ? hour : longestUnused
      const stats = statsOf(file)
      // Every use changes the time of the entry, see entry-file.mjs; so does a copy of the whole cache.
      if (stats && now - stats.ctimeMs > longest) removeEntry(file)
    }
  }
}

const entriesOf = (folder: string): Dirent[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

const statsOf = (file: string): Stats | undefined => {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
