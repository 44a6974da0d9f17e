import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { freshness } from '../../cache/freshness.ts'
import { programPath, programRoot } from '../program-root.ts'

/**
 * Returns a hash of this program's own files below some paths (as in the repository), and of Node's version. Only the
 * same program may reuse results that are stored on disk. Tests do not count, and paths that do not exist are skipped.
 */
export const programFingerprint = (paths: readonly string[]): string => {
  const files = paths
    .flatMap((path) => filesOf(programPath(path)))
    .filter((file) => !/\.(?:test\.tsx?|d\.ts)$/.test(file))
  return createHash('sha256')
    .update(JSON.stringify([process.versions.node, files.map((file) => [file, contentOf(file)])]))
    .digest('hex')
    .slice(0, 20)
}

/** A hash of a file's content, and the state that the file had. */
interface KnownFile {
  state: Stats
  hash: string
}

/** The files that this process has read, by absolute path. A build asks for the same files up to a dozen times. */
const known = new Map<string, KnownFile>()

// Synchronous: a thousand small files are read several times faster than one after another with promises.
const contentOf = (file: string): string => {
  const path = join(programRoot, file)
  const state = statSync(path)
  const before = known.get(path)
  if (before && isSameState(before.state, state)) return before.hash
  const now = Date.now()
  const hash = createHash('sha256').update(readFileSync(path)).digest('base64url')
  if (now - state.ctimeMs >= freshness) known.set(path, { state, hash })
  return hash
}

const isSameState = (a: Stats, b: Stats): boolean =>
  a.ctimeMs === b.ctimeMs && a.mtimeMs === b.mtimeMs && a.size === b.size && a.ino === b.ino

const filesOf = (path: string): string[] => {
  const stats = statSync(join(programRoot, path), { throwIfNoEntry: false })
  return stats?.isDirectory() ? filesBelow(path) : stats ? [path] : []
}

const filesBelow = (folder: string): string[] =>
  readdirSync(join(programRoot, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => entryFiles(entry, `${folder}/${entry.name}`))

/** Only a link needs a look at its target. */
const entryFiles = (entry: Dirent, path: string): string[] =>
  entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : filesOf(path)
