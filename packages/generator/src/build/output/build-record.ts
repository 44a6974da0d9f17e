import { lstatSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '../../cache/open-store.ts'
import { hasCode } from '../../content/error-code.ts'
import type { Problem } from '../../content/problems.ts'

/** A file of the output as a build wrote it. */
export interface FileRecord {
  /** Hash of the file's content, or of everything that its content depends on. */
  source: string
  /** Start of the content's SHA-256, by which offline mode identifies the content. */
  revision: string
  size: number
  /** State of the file and of its compressed variants, by the suffix of their name: `''`, `.br`, `.gz`. */
  states: Readonly<Record<string, string>>
}

/** The facts that a build stores in the cache folder, so that the next build only does new work. */
export interface BuildRecord {
  /** State of everything that the build depended on. Absent when an input had been written too shortly before. */
  inputs?: string
  /** Files outside the site's folder that the build has read: see `filesOutside`. */
  outside: readonly string[]
  /** Fingerprint of the program that wrote the files: see `writerFingerprint`. */
  writer: string
  /** Time in milliseconds at which a build last recorded the use of all cache entries of the site. */
  used?: number | undefined
  problems: readonly Problem[]
  pages: number
  files: Readonly<Record<string, FileRecord>>
}

/** Key of the record in its store, and the version of its format. */
const [place, form] = ['record', '2']
const storeOf = (root: string) => openStore(join(root, '.cache'), 'build')

/** The record of the last build. `undefined` when it is missing or damaged. */
export const readBuildRecord = (root: string): BuildRecord | undefined => {
  const text = storeOf(root).read(place, form)
  // SAFETY: only the generator writes the record, and the store returns exactly what was written.
  return text && (JSON.parse(text.toString()) as BuildRecord)
}

/** Stores the record of a build. Without it, the next build writes everything again. */
export const writeBuildRecord = (root: string, record: BuildRecord): void => {
  storeOf(root).write(place, form, JSON.stringify(record))
}

/** State of a file of the output. It changes with every write to the file. */
export interface OutputState {
  /** Unchanged when only names (hard links) of the file are added or removed. */
  content: string
  whole: string
}

/** State of a file of the output; `undefined` when there is no such file. */
export const outputState = (file: string): OutputState | undefined => {
  const stats = statsOf(file)
  if (!stats?.isFile()) return undefined
  // `join` instead of a template: a template of so many parts keeps each part in memory, for as many files as a site
  // has.
  const content = [stats.mtimeMs, stats.size, stats.ino].join(' ')
  // The change time of the file's inode cannot be set, unlike the modification time. It also changes when hard links
  // are added or removed.
  return { content, whole: [content, stats.ctimeMs].join(' ') }
}

const statsOf = (file: string): Stats | undefined => {
  try {
    return lstatSync(file, { throwIfNoEntry: false })
  } catch (error) {
    // The path of the folder is now a file.
    if (hasCode(error, 'ENOTDIR')) return undefined
    throw error
  }
}
