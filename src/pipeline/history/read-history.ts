import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Dates of last changes, `YYYY-MM-DD`, by file from the root of the project. */
export type History = ReadonlyMap<string, string>

/** Reads the history again only when the checked-out commit has changed. */
export interface HistoryReader {
  /** Dates of the given files and of all files below the given folders. */
  read: (...paths: string[]) => Promise<History>
}

/**
 * Returns a reader of last-changed dates from git. Without git, outside a repository and before the first commit the history is
 * empty. In a shallow clone the oldest commit seems to add every file: what only it touched has no date rather than a wrong one.
 */
export const createHistoryReader = (root: string): HistoryReader => {
  let last: { key: string; history: History } | undefined
  const git = async (...parameters: string[]): Promise<string> =>
    (await run('git', ['-c', 'core.quotePath=false', ...parameters], { cwd: root, maxBuffer: 1024 ** 3, encoding: 'utf8' })).stdout

  return {
    read: async (...paths) => {
      try {
        const [head = '', shallowFile = ''] = (await git('rev-parse', 'HEAD', '--git-path', 'shallow')).trim().split('\n')
        const key = `${head} ${paths.join(' ')}`
        if (last?.key === key) return last.history
        const boundary = await shallowCommits(resolve(root, shallowFile))
        const log = await git('log', '--name-only', '--no-renames', '--relative', '--format=%x01%H %cs', '--', ...paths)
        last = { key, history: parseLog(log, boundary) }
        return last.history
      } catch {
        // No git, no repository or no commit: a site without dates is a sound site.
        return new Map()
      }
    },
  }
}

const shallowCommits = async (file: string): Promise<Set<string>> => {
  try {
    return new Set((await readFile(file, 'utf8')).trim().split('\n'))
  } catch {
    return new Set()
  }
}

/** Parses the log, newest commit first: the first commit that names a file dates it. */
export const parseLog = (log: string, boundary: ReadonlySet<string>): Map<string, string> => {
  const dates = new Map<string, string>()
  for (const entry of log.split('\x01').slice(1)) {
    const [head = '', ...files] = entry.split('\n')
    const [hash = '', date = ''] = head.split(' ')
    if (boundary.has(hash)) continue
    for (const file of files) if (file !== '' && !dates.has(file)) dates.set(file, date)
  }
  return dates
}
