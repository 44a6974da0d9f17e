import { createHash, randomUUID } from 'node:crypto'
import { closeSync, fstatSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hasCode } from '../../content/error-code.ts'

/** Milliseconds after which a lock without the number of a process belongs to a process that was killed before it had written its number. */
const patience = 2000

/** Locks of this process. An earlier process may have had the same number: containers count from one again. */
const held = new Set<string>()

/**
 * Takes the place of an output for this process and returns how to let it go. Throws while another process writes there; the
 * lock of a process that has ended, in whatever way, has no effect.
 */
export const lockOutput = (folder: string): (() => void) => {
  const file = `${folder}.lock`
  const rival = take(file)
  if (rival) {
    const who = rival.process ? `process ${rival.process}` : 'just starting'
    throw new Error(
      `Another build (${who}) is writing ${folder}. Wait until it has finished; if that process is not a build, delete ${file}.`,
    )
  }
  held.add(file)
  return () => {
    if (held.delete(file)) removeQuietly(file)
  }
}

interface Holder {
  /** 0 when the lock does not tell. */
  process: number
  since: number
  /** Of this one lock: no other has it, not of the same process either. */
  name: string
}

/** Creates a lock of this process. Returns who has it when that is another process that runs. */
const take = (file: string): Holder | undefined => {
  while (!create(file)) {
    const holder = holderOf(file)
    if (!holder) continue
    if (isRunning(file, holder)) return holder
    const outcome = replace(file, holder)
    if (outcome !== 'is another') return outcome
  }
  return undefined
}

/**
 * Replaces a lock without effect by a lock of this process, in one step: the place is never free meanwhile. Several
 * may try; only who holds a lock with the name of the one to be replaced may do it, and looks again whether that is still there.
 */
const replace = (file: string, stale: Holder): Holder | 'is another' | undefined => {
  const claim = `${file}.${stale.name}`
  const rival = take(claim)
  if (rival) return rival
  try {
    if (holderOf(file)?.name !== stale.name) return 'is another'
    renameSync(writeOwn(file), file)
    return undefined
  } finally {
    removeQuietly(claim)
  }
}

/** A file of this process alone, to be linked or moved to where the lock is: nobody sees a lock that is being written. */
const writeOwn = (file: string): string => {
  const own = `${file}.${process.pid}.${randomUUID()}`
  try {
    writeFileSync(own, contentOf(own), { flag: 'wx' })
    return own
  } catch (error) {
    // A full disk makes a file before it refuses what is to be in it.
    removeQuietly(own)
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) throw new Error(`There is no folder ${dirname(file)}.`, { cause: error })
    if (hasCode(error, 'EACCES', 'EROFS'))
      throw new Error(`The folder ${dirname(file)} cannot be written to. Check its permissions.`, { cause: error })
    throw error
  }
}

const contentOf = (own: string): string => `${process.pid}\n${own.slice(-36)}\n`

const create = (file: string): boolean => {
  const own = writeOwn(file)
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    return !hasCode(error, 'EEXIST') && createPlain(file, contentOf(own))
  } finally {
    removeQuietly(own)
  }
}

/** Not every file system knows files with several names. */
const createPlain = (file: string, content: string): boolean => {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    // Who was asleep for so long that the empty file counted for nothing has lost the place.
    return readFileSync(file, 'utf8') === content
  } catch (error) {
    if (hasCode(error, 'EEXIST', 'ENOENT')) return false
    throw error
  }
}

const holderOf = (file: string): Holder | undefined => {
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
  try {
    const content = readFileSync(descriptor, 'utf8')
    const { mtimeMs, ino } = fstatSync(descriptor)
    const name = createHash('sha256').update([content, mtimeMs, ino].join(' ')).digest('hex').slice(0, 16)
    return { process: Number.parseInt(content, 10) || 0, since: mtimeMs, name }
  } finally {
    closeSync(descriptor)
  }
}

const isRunning = (file: string, holder: Holder): boolean => {
  if (holder.process === 0) return Date.now() - holder.since < patience
  if (holder.process === process.pid) return held.has(file)
  try {
    process.kill(holder.process, 0)
    return !isZombie(holder.process)
  } catch (error) {
    // A process of another user may not be asked, but it is there.
    return !hasCode(error, 'ESRCH')
  }
}

/**
 * Whether a process has ended, and its parent has not asked how: signals still reach it. In a container whose first process asks
 * for no one, it stays so for ever. Linux tells; elsewhere such a process counts as running.
 */
const isZombie = (id: number): boolean => {
  try {
    // The name of the program stands in parentheses, and may hold some itself.
    return /^ [ZX]/.test(readFileSync(`/proc/${id}/stat`, 'utf8').replace(/^.*\)/s, ''))
  } catch {
    return false
  }
}

/** A lock that cannot be removed has no effect any more. */
const removeQuietly = (file: string): void => {
  try {
    rmSync(file, { force: true })
  } catch {
    // It only takes room.
  }
}
