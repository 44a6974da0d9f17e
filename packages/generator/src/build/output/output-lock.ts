import { createHash, randomUUID } from 'node:crypto'
import { closeSync, fstatSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hasCode } from '../../content/error-code.ts'

/**
 * Milliseconds after which a lock without a process id is stale. It belongs to a process that was killed before it had
 * written its id.
 */
const patience = 2000

/**
 * Locks of this process. An earlier process may have had the same id, because ids start again from one in each
 * container.
 */
const held = new Set<string>()

/**
 * Locks an output for this process, and returns a function that releases the lock. Throws while another process writes
 * there. The lock of a process that has ended, in whatever way, has no effect.
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
  /** Process id, or 0 when the lock contains none. */
  process: number
  since: number
  /** Unique name of this lock. No other lock has it, not even of the same process. */
  name: string
}

/** Creates a lock of this process. Returns the holder when another running process has the lock. */
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
 * Replaces a stale lock by a lock of this process in one step, so that the place is never free. Several processes may
 * try at the same time. Only the process that holds a second lock, named after the stale lock, may replace it. That
 * process first checks that the stale lock is still there.
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

/**
 * Writes a file of this process alone, which is then linked or moved to the path of the lock. This way no process sees
 * a half-written lock.
 */
const writeOwn = (file: string): string => {
  const own = `${file}.${process.pid}.${randomUUID()}`
  try {
    writeFileSync(own, contentOf(own), { flag: 'wx' })
    return own
  } catch (error) {
    // On a full disk, the file is created before its content is refused.
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

/** Not every file system supports hard links. */
const createPlain = (file: string, content: string): boolean => {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    // This process may have been suspended for so long that its empty file became stale and another process replaced
    // it.
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
    // A process of another user refuses the signal, but it exists.
    return !hasCode(error, 'ESRCH')
  }
}

/**
 * Whether a process has ended but its parent has not yet collected its exit status. Signals still reach such a process.
 * In a container whose first process never waits for children, it stays in this state for ever. Only Linux shows this
 * state; elsewhere such a process counts as running.
 */
const isZombie = (id: number): boolean => {
  try {
    // The name of the program is in parentheses, and may contain parentheses itself.
    return /^ [ZX]/.test(readFileSync(`/proc/${id}/stat`, 'utf8').replace(/^.*\)/s, ''))
  } catch {
    return false
  }
}

/** Removes a file. A lock that cannot be removed has no effect any more. */
const removeQuietly = (file: string): void => {
  try {
    rmSync(file, { force: true })
  } catch {
    // The file only takes space.
  }
}
