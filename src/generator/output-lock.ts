import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Milliseconds after which a lock that names nobody belongs to a process that was killed before it had written its number. */
const patience = 2000

/** Locks of this process: its number may be that of an earlier one, as in containers, which count anew. */
const held = new Set<string>()

/**
 * Takes the place of an output for this process and returns how to let it go. Throws while another process writes there; the
 * lock of one that has ended in whatever way counts for nothing.
 */
export const lockOutput = (folder: string): (() => void) => {
  const file = `${folder}.lock`
  while (!createLock(file)) {
    const holder = holderOf(file)
    if (holder && isRunning(file, holder)) {
      const who = holder.process ? `process ${holder.process}` : 'one that starts just now'
      throw new Error(`Another build (${who}) is writing ${folder}. Wait until it has ended; if that process is no build, delete ${file}.`)
    }
    if (holder) removeLock(file, holder)
  }
  held.add(file)
  return () => {
    if (!held.delete(file)) return
    try {
      rmSync(file, { force: true })
    } catch {
      // It counts for nothing any more.
    }
  }
}

interface Holder {
  /** 0 when the lock does not tell. */
  process: number
  since: number
}

const createLock = (file: string): boolean => {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) throw new Error(`There is no folder ${dirname(file)}.`, { cause: error })
    throw error
  }
}

const holderOf = (file: string): Holder | undefined => {
  try {
    return { process: Number.parseInt(readFileSync(file, 'utf8'), 10) || 0, since: statSync(file).mtimeMs }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const isRunning = (file: string, holder: Holder): boolean => {
  if (holder.process === 0) return Date.now() - holder.since < patience
  if (holder.process === process.pid) return held.has(file)
  try {
    process.kill(holder.process, 0)
    return true
  } catch (error) {
    // A process of another user may not be asked, but it is there.
    return !hasCode(error, 'ESRCH')
  }
}

/** Removes the lock of a process that has ended, and only that: another build may have done so, and taken the place, meanwhile. */
const removeLock = (file: string, stale: Holder): void => {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  const taken = holderOf(aside)
  if (taken && taken.process !== stale.process) renameSync(aside, file)
  else rmSync(aside, { force: true })
}

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code
