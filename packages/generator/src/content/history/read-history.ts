import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, posix, resolve } from 'node:path'
import { promisify } from 'node:util'
import { openStore } from '../../cache/open-store.ts'
import { hasCode } from '../error-code.ts'
import { programFingerprint } from '../incremental/program-fingerprint.ts'

const run = promisify(execFile)

/** Dates of last changes, `YYYY-MM-DD`, by file from the root of the project. */
export type History = ReadonlyMap<string, string>

type Dates = (readonly [file: string, date: string])[]

/** Reads the history again only when the checked-out commit has changed. */
export interface HistoryReader {
  /** Dates of the given files and of all files below the given folders. */
  read: (...paths: string[]) => Promise<History>
  /** The message of git when git refused the last `read`. */
  refusal?: () => string | undefined
}

/** Overrides settings of users that would change the format of a log. */
const settings = ['-c', 'core.quotePath=false', '-c', 'log.showRoot=true', '-c', 'log.showSignature=false']

/** Key of the dates in their store. */
const place = 'all'

/**
 * Returns a reader of last-changed dates from git. The cache of the site holds the dates of the last commit. Without git,
 * outside a repository and before the first commit the history is empty. It is also empty when git refuses, and then
 * `refusal` returns the reason. In a shallow clone the oldest commit seems to add every file. A file that only this
 * commit touched gets no date rather than a wrong date.
 */
export const createHistoryReader = (root: string): HistoryReader => {
  let last: { key: string; history: History } | undefined
  let refusal: string | undefined
  const store = openStore(join(root, '.cache'), 'history')
  const git = async (...parameters: string[]): Promise<string> =>
    (
      await run('git', [...settings, ...parameters], {
        cwd: root,
        maxBuffer: 1024 ** 3,
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C' },
      })
    ).stdout
  const datesOf = async (prefix: string, paths: readonly string[], boundary: ReadonlySet<string>): Promise<Dates> => {
    // The log covers the whole repository, because a file may have been moved from anywhere in it. A merge counts
    // as a change of the files that differ from all its parents (`-c`).
    const log = await git('log', '-z', '-c', '--name-status', '--find-renames=100%', '--format=%x01%H %cs')
    const isMeant = (file: string) => paths.some((path) => file === path || file.startsWith(`${path}/`))
    return [...parseLog(log, boundary)].flatMap(([file, date]) => {
      const fromRoot = posix.relative(prefix, file)
      return isMeant(fromRoot) ? [[fromRoot, date] as const] : []
    })
  }

  return {
    refusal: () => refusal,
    read: async (...paths) => {
      refusal = undefined
      try {
        const [head = '', shallowFile = '', prefix = ''] = (
          await git('rev-parse', 'HEAD', '--git-path', 'shallow', '--show-prefix')
        )
          .trim()
          .split('\n')
        const key = `${head} ${paths.join(' ')}`
        if (last?.key === key) return last.history
        const boundary = await shallowCommits(resolve(root, shallowFile))
        const program = programFingerprint(['packages/generator/src/content/history'])
        const origin = JSON.stringify([program, prefix, key, [...boundary]])
        const stored = store.read(place, origin)?.toString()
        // SAFETY: only this function writes the dates, and the store returns what was written.
        const dates = stored === undefined ? await datesOf(prefix, paths, boundary) : (JSON.parse(stored) as Dates)
        if (stored === undefined) store.write(place, origin, JSON.stringify(dates))
        last = { key, history: new Map(dates) }
        return last.history
      } catch (error) {
        // A site without dates is valid, but its authors want to know why the dates are missing.
        refusal = refusalOf(error)
        return new Map()
      }
    },
  }
}

/** The message of git. `undefined` when git, the repository or a commit is missing. */
const refusalOf = (error: unknown): string | undefined => {
  if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined
  const { stderr, message } = error as { stderr?: string; message: string }
  const text = stderr?.trim() || message
  return /^fatal: (?:not a git repository \(|ambiguous argument 'HEAD': unknown revision)/m.test(text)
    ? undefined
    : text
}

const shallowCommits = async (file: string): Promise<Set<string>> => {
  try {
    return new Set((await readFile(file, 'utf8')).trim().split('\n'))
  } catch {
    return new Set()
  }
}

/**
 * Parses the log of `git log -z --name-status`, newest commit first. The first commit that changes a file dates the
 * file. A commit that only moves a file does not: the file gets the date of the same text at its old path.
 */
export const parseLog = (log: string, boundary: ReadonlySet<string>): Map<string, string> => {
  const dates = new Map<string, string>()
  /** Maps the old path of a file to its present path. */
  const moved = new Map<string, string>()
  for (const { hash, date, changes } of readCommits(log.split('\0'))) {
    // Before this commit, the old names mean these files, and the new names other files.
    const renames = changes.flatMap(({ from, file }) =>
      from === undefined ? [] : [[from, moved.get(file) ?? file] as const],
    )
    for (const { from, file } of changes) {
      const now = moved.get(file) ?? file
      if (from === undefined && !boundary.has(hash) && !dates.has(now)) dates.set(now, date)
    }
    for (const [from, now] of renames) moved.set(from, now)
  }
  return dates
}

interface Commit {
  hash: string
  date: string
  /** Files that the commit changed. With `from`: a file that the commit moved without a change. */
  changes: { file: string; from?: string }[]
}

/**
 * The parts of the log, each of which ended in NUL: a commit, then a status and one or two names for each of its files.
 */
const readCommits = (parts: readonly string[]): Commit[] => {
  const commits: Commit[] = []
  for (let index = 0; index < parts.length;) {
    const part = parts[index++] ?? ''
    const [, hash, date] = (part.startsWith('\x01') && /^([\da-f]+) (\d{4}-\d\d-\d\d)$/.exec(part.slice(1))) || []
    if (hash !== undefined && date !== undefined) {
      commits.push({ hash, date, changes: [] })
      continue
    }
    // A line feed separates a commit from its first status.
    const status = part.replace(/^\n/, '')
    if (status === '') continue
    if (/^[RC]\d/.test(status)) commits.at(-1)?.changes.push({ from: parts[index++] ?? '', file: parts[index++] ?? '' })
    else commits.at(-1)?.changes.push({ file: parts[index++] ?? '' })
  }
  return commits
}
