import { existsSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keepFile } from '../content/incremental/keep-file.ts'

/**
 * Returns the content of a file of the cache, or makes it. The name has to change with everything that the content is made
 * of. A build that is stopped here leaves no half file to the next one; a disk that refuses costs only time.
 */
export const cachedFile = async (file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const known = existsSync(file) ? await readFile(file).catch(() => undefined) : undefined
  if (known && known.length > 0) return known
  const made = await make()
  keepFile(file, made)
  return made
}

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
