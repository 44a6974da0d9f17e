import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file of the cache, whole or not at all. A disk that refuses costs only time: what was there before stays, and nothing
 * else is left, so that no more of a full disk is taken.
 */
export const keepFile = (file: string, content: string | Uint8Array): void => {
  const unfinished = `${file}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(unfinished, content)
    renameSync(unfinished, file)
  } catch {
    remove(unfinished)
  }
}

const remove = (file: string): void => {
  try {
    rmSync(file, { force: true })
  } catch {
    // It only takes room.
  }
}
