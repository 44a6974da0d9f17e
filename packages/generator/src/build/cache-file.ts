import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Removes the entries of a folder of the cache that nobody uses. What cannot be removed only takes room. */
export const sweepFolder = (folder: string, isUsed: (name: string) => boolean): void => {
  for (const name of namesIn(folder)) if (!isUsed(name)) remove(join(folder, name))
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const remove = (path: string): void => {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    // The next build tries again.
  }
}
