import { lstatSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '../../cache/open-store.ts'
import { hasCode } from '../../content/error-code.ts'
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

/** Where the record is in its store, and the form that it has. */
const [place, form] = ['record', '1']
const storeOf = (root: string) => openStore(join(root, '.cache'), 'build')

/** The record of the last build; none when it is missing or damaged. */
export const readBuildRecord = (root: string): BuildRecord | undefined => {
  const text = storeOf(root).read(place, form)
  // SAFETY: only the generator writes it, and the store returns what was written.
  return text && (JSON.parse(text.toString()) as BuildRecord)
}

/** Keeps the record of a build. Without it, the next build writes everything again. */
export const writeBuildRecord = (root: string, record: BuildRecord): void => {
  storeOf(root).write(place, form, JSON.stringify(record))
}

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
