// One file of the cache: a seal, then the content. It is JavaScript because the loader of TypeScript also keeps its
// modules in the cache.
import { createHash } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  futimesSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'

const day = 86_400_000
const sealSize = 32

/**
 * Returns the content of an entry that was written for the same origin, or `undefined` if there is none. A file without
 * a valid seal is removed.
 */
export const readEntry = (file, origin) => {
  try {
    const bytes = readUsed(file)
    const content = bytes.subarray(sealSize)
    if (bytes.length >= sealSize && sealOf(origin, content).equals(bytes.subarray(0, sealSize))) return content
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
  }
  removeEntry(file)
  return undefined
}

/**
 * Writes a whole entry or nothing. A disk that refuses the write costs only time: the old entry stays. The unfinished
 * file is removed, so that it takes no space on a full disk. Returns whether the entry is written.
 */
export const writeEntry = ({ file, origin, content }) => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const unfinished = `${file}.${process.pid}.${threadId}.tmp`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(unfinished, Buffer.concat([sealOf(origin, bytes), bytes]))
    renameSync(unfinished, file)
    return true
  } catch {
    removeEntry(unfinished)
    return false
  }
}

/** Records that an entry is still needed, without reading it. Returns whether the entry exists. */
export const useEntry = (file) => {
  try {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (stats && isDue(stats.ctimeMs)) utimesSync(file, new Date(), new Date())
    return stats !== undefined
  } catch {
    return false
  }
}

/** Removes a file of the cache, or a folder in its place. A file that cannot be removed only takes up space. */
export const removeEntry = (file) => {
  try {
    rmSync(file, { recursive: true, force: true })
  } catch {
    // The disk refuses the write: it may be read-only.
  }
}

/** A hash of the content and its origin. Content with another origin has another seal, just as damaged content does. */
const sealOf = (origin, content) => createHash('sha256').update(`${origin.length} ${origin}`).update(content).digest()

/** Returns all bytes of a file, and records that the file was used. */
const readUsed = (file) => {
  const descriptor = openSync(file, 'r')
  try {
    const { size, ctimeMs } = fstatSync(descriptor)
    const bytes = Buffer.allocUnsafe(size)
    let end = 0
    for (let count = -1; count !== 0; end += count) count = readSync(descriptor, bytes, end, size - end)
    if (isDue(ctimeMs)) noteUse(descriptor)
    return bytes.subarray(0, end)
  } finally {
    closeSync(descriptor)
  }
}

/** Once a day is enough. `ctime` counts as the last use, so the files of a new copy of the cache count as just used. */
const isDue = (ctimeMs) => Date.now() - ctimeMs > day

const noteUse = (descriptor) => {
  try {
    futimesSync(descriptor, new Date(), new Date())
  } catch {
    // The disk is read-only.
  }
}
