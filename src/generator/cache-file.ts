import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Returns the content of a file of the cache, or makes it. The name has to change with everything that the content is made
 * of. A build that is stopped here leaves no half file to the next one; a disk that refuses costs only time.
 */
export const cachedFile = async (file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const known = await readFile(file).catch(() => undefined)
  if (known && known.length > 0) return known
  const made = await make()
  const unfinished = `${file}.${process.pid}.${randomUUID()}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(unfinished, made)
    await rename(unfinished, file)
  } catch {
    // The next build makes it again.
    await rm(unfinished, { force: true }).catch(() => {})
  }
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
