import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { removeEntry } from './entry-file.mjs'
import { storeFolder } from './open-store.ts'

const hour = 3_600_000
/** An entry that was not used for this many milliseconds is removed. */
const longestUnused = 14 * 24 * hour

/**
 * Removes the entries of a store that no program has used for two weeks, and the unfinished files of killed programs.
 * `now` is in milliseconds.
 */
export const sweepStore = (cacheFolder: string, now = Date.now()): void => {
  const folder = storeFolder(cacheFolder)
  for (const kind of entriesOf(folder)) {
    for (const { name } of entriesOf(join(folder, kind.name))) {
      const file = join(folder, kind.name, name)
      const longest = name.endsWith('.tmp') ? hour : longestUnused
      const stats = statsOf(file)
      // Every use changes the entry's `ctime`, see entry-file.mjs. A copy of the whole cache changes it too.
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
