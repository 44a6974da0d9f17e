import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'

/**
 * Calls `write` with a new folder, and returns the files that it has written, by path, sorted. The folder is among the
 * temporary files of the system, because the cache of a site may be read-only. It is removed in every case.
 */
export const filesMadeBy = async (write: (folder: string) => Promise<void>): Promise<Map<string, Buffer>> => {
  const folder = await mkdtemp(join(tmpdir(), 'handbook-bundle-'))
  try {
    await write(folder)
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    const files = new Map<string, Buffer>()
    for (const path of paths.toSorted()) files.set(path, await readFile(join(folder, path)))
    return files
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
