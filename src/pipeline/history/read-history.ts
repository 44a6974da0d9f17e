import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { hasCode } from '../error-code.ts'

const run = promisify(execFile)

/** Dates of last changes, `YYYY-MM-DD`, by file from the root of the project. */
export type History = ReadonlyMap<string, string>

/** Reads the history again only when the checked-out commit has changed. */
export interface HistoryReader {
  /** Dates of the given files and of all files below the given folders. */
  read: (...paths: string[]) => Promise<History>
  /** What git itself says where it has refused the last `read`. */
  refusal?: () => string | undefined
}

/** Settings of users that would change what a log holds, and paths that are no patterns. */
const settings = ['-c', 'core.quotePath=false', '-c', 'log.showRoot=true', '-c', 'log.showSignature=false', '--literal-pathspecs']

/**
 * Returns a reader of last-changed dates from git. Without git, outside a repository and before the first commit the history is
 * empty. So it is where git refuses, which `refusal` tells. In a shallow clone the oldest commit seems to add every file: what
 * only it touched has no date rather than a wrong one.
 */
export const createHistoryReader = (root: string): HistoryReader => {
  let last: { key: string; history: History } | undefined
  let refusal: string | undefined
  const git = async (...parameters: string[]): Promise<string> =>
    (await run('git', [...settings, ...parameters], { cwd: root, maxBuffer: 1024 ** 3, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })).stdout

  return {
    refusal: () => refusal,
    read: async (...paths) => {
      refusal = undefined
      try {
        const [head = '', shallowFile = ''] = (await git('rev-parse', 'HEAD', '--git-path', 'shallow')).trim().split('\n')
        const key = `${head} ${paths.join(' ')}`
        if (last?.key === key) return last.history
        const boundary = await shallowCommits(resolve(root, shallowFile))
        const log = await git('log', '-z', '--name-only', '--no-renames', '--relative', '--format=%x01%H %cs', '--', ...paths)
        last = { key, history: parseLog(log, boundary) }
        return last.history
      } catch (error) {
        // A site without dates is a sound site, but its authors want to know why they are missing.
        refusal = refusalOf(error)
        return new Map()
      }
    },
  }
}

/** What git has said, where that is more than that there is no git, no repository or no commit. */
const refusalOf = (error: unknown): string | undefined => {
  if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined
  const { stderr, message } = error as { stderr?: string; message: string }
  const text = stderr?.trim() || message
  return /^fatal: (?:not a git repository \(|ambiguous argument 'HEAD': unknown revision)/m.test(text) ? undefined : text
}

const shallowCommits = async (file: string): Promise<Set<string>> => {
  try {
    return new Set((await readFile(file, 'utf8')).trim().split('\n'))
  } catch {
    return new Set()
  }
}

/** Parses a log whose parts end in NUL, newest commit first: the first commit that names a file dates it. */
export const parseLog = (log: string, boundary: ReadonlySet<string>): Map<string, string> => {
  const dates = new Map<string, string>()
  let date: string | undefined
  let isFirst = false
  for (const part of log.split('\0')) {
    const [, hash, day] = (part.startsWith('\x01') && /^([\da-f]+) (\d{4}-\d\d-\d\d)$/.exec(part.slice(1))) || []
    if (hash !== undefined) {
      date = boundary.has(hash) ? undefined : day
      isFirst = true
      continue
    }
    // A line feed stands between a commit and its files; any other one belongs to a name.
    const file = isFirst ? part.replace(/^\n/, '') : part
    isFirst = false
    if (file !== '' && date !== undefined && !dates.has(file)) dates.set(file, date)
  }
  return dates
}
