import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** Hash of a file's content. Rejects when the file cannot be read. */
export const fileHash = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16)
