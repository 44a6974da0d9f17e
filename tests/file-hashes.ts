import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The SHA-256 of each file in a folder, by its path from that folder. */
export const fileHashes = async (folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hashes = files.toSorted().map(async (file): Promise<[string, string]> => {
    const hash = createHash('sha256').update(await readFile(file))
    return [file.slice(folder.length), hash.digest('hex')]
  })
  return Object.fromEntries(await Promise.all(hashes))
}
