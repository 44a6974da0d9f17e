// One file of the cache: a seal, then the content. JavaScript, because the loader of TypeScript keeps its modules here as well.
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

/** The content of an entry that was written for the same origin; `undefined` where there is none. A file without a valid seal is removed. */
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
 * Writes an entry, whole or not at all. A disk that refuses costs only time: what was there before stays, and nothing else is
 * left, so that no more of a full disk is taken. Returns whether it is written.
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

/** Notes that an entry is still needed, without reading it. Returns whether there is one. */
export const useEntry = (file) => {
  try {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (stats && isDue(stats.ctimeMs)) utimesSync(file, new Date(), new Date())
    return stats !== undefined
  } catch {
    return false
  }
}

/** Removes a file of the cache, or a folder in its place. What cannot be removed only takes room. */
export const removeEntry = (file) => {
  try {
    rmSync(file, { recursive: true, force: true })
  } catch {
    // The disk refuses the write: it may be read-only.
  }
}

/** A hash of the content and of what it was made from: content of another origin has another seal, as damaged content has. */
const sealOf = (origin, content) => createHash('sha256').update(`${origin.length} ${origin}`).update(content).digest()

/** All bytes of a file, whose last use is noted. */
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

/** Once a day is enough. The time of the last change of a file's entry is taken: a copy of the cache was just used. */
const isDue = (ctimeMs) => Date.now() - ctimeMs > day

const noteUse = (descriptor) => {
  try {
    futimesSync(descriptor, new Date(), new Date())
  } catch {
    // Read-only.
  }
}
