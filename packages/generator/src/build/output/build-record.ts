import { lstatSync, readFileSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../../content/error-code.ts'
import { keepFile } from '../../content/incremental/keep-file.ts'
import type { Problem } from '../../content/problems.ts'

/** A file of the output as a build left it. */
export interface FileRecord {
  /** Hash of what it was made of: of its content, or of all that its content depends on. */
  source: string
  /** Start of its SHA-256, as offline mode names it. */
  revision: string
  size: number
  /** State of the file and of its compressed variants, by what follows their name: `''`, `.br`, `.gz`. */
  states: Readonly<Record<string, string>>
  /** By which the cache holds the compressed variants, if it does. */
  compressed?: string
}

/** What the last build left in the cache folder, so that the next one does only what is new. */
export interface BuildRecord {
  /** State of everything that the build depended on; absent when it was still being written. */
  inputs?: string
  /** What wrote the files: see `writerFingerprint`. */
  writer: string
  problems: readonly Problem[]
  pages: number
  files: Readonly<Record<string, FileRecord>>
}

const recordFile = (root: string): string => join(root, '.cache', 'build.json')

/** The record of the last build; none when it is missing or damaged. */
export const readBuildRecord = (root: string): BuildRecord | undefined => {
  try {
    const record: unknown = JSON.parse(readFileSync(recordFile(root), 'utf8'))
    // SAFETY: only the generator writes it, and at once.
    return typeof record === 'object' && record !== null && 'files' in record ? (record as BuildRecord) : undefined
  } catch {
    return undefined
  }
}

/** Keeps the record of a build. Without it, the next build writes everything anew. */
export const writeBuildRecord = (root: string, record: BuildRecord): void =>
  keepFile(recordFile(root), JSON.stringify(record))

/** State of a file of the output, which changes with every write to it. */
export interface OutputState {
  /** As long as only names of the file come and go. */
  content: string
  whole: string
}

/** State of a file of the output; `undefined` when there is no such file. */
export const outputState = (file: string): OutputState | undefined => {
  const stats = statsOf(file)
  if (!stats?.isFile()) return undefined
  // Joined: what a template makes of so many parts holds each of them, for as many files as a site has.
  const content = [stats.mtimeMs, stats.size, stats.ino].join(' ')
  // The time of the last change of the file's entry cannot be set, unlike that of its content; names that come and go change it too.
  return { content, whole: [content, stats.ctimeMs].join(' ') }
}

const statsOf = (file: string): Stats | undefined => {
  try {
    return lstatSync(file, { throwIfNoEntry: false })
  } catch (error) {
    // A file stands where its folder was.
    if (hasCode(error, 'ENOTDIR')) return undefined
    throw error
  }
}
