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
        const [head = '', shallowFile = '', prefix = ''] = (await git('rev-parse', 'HEAD', '--git-path', 'shallow', '--show-prefix')).trim().split('\n')
        const key = `${head} ${paths.join(' ')}`
        if (last?.key === key) return last.history
        const boundary = await shallowCommits(resolve(root, shallowFile))
        // Of the whole repository: a file may have come from anywhere in it.
        const log = await git('log', '-z', '--name-status', '--find-renames=100%', '--format=%x01%H %cs')
        const isMeant = (file: string) => paths.some((path) => file === path || file.startsWith(`${path}/`))
        const dates = [...parseLog(log, boundary)].flatMap(([file, date]) => (file.startsWith(prefix) && isMeant(file.slice(prefix.length)) ? [[file.slice(prefix.length), date] as const] : []))
        last = { key, history: new Map(dates) }
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

/**
 * Parses the log of `git log -z --name-status`, newest commit first: the first commit that changes a file dates it. A commit that
 * only moves a file does not: its date is that of the same text in its old place.
 */
export const parseLog = (log: string, boundary: ReadonlySet<string>): Map<string, string> => {
  const dates = new Map<string, string>()
  /** Where a file of that time is now. */
  const moved = new Map<string, string>()
  for (const entry of log.split('\x01').slice(1)) {
    const [head = '', ...words] = entry.split('\0')
    const [hash = '', date = ''] = head.split(' ')
    const changes = readChanges(words)
    // Before this commit, the old names mean these files, and the new names others.
    const renames = changes.flatMap(({ from, file }) => (from === undefined ? [] : [[from, moved.get(file) ?? file] as const]))
    for (const { from, file } of changes) {
      const now = moved.get(file) ?? file
      if (from === undefined && !boundary.has(hash) && !dates.has(now)) dates.set(now, date)
    }
    for (const [from, now] of renames) moved.set(from, now)
  }
  return dates
}

/** Files that a commit changed; with `from`, one that it moved without a change. */
const readChanges = (words: readonly string[]): { file: string; from?: string }[] => {
  const changes: { file: string; from?: string }[] = []
  for (let index = 0; index < words.length; ) {
    const status = words[index]?.trim() ?? ''
    if (status === '') index++
    else if (/^[RC]\d/.test(status)) {
      const [from = '', file = ''] = words.slice(index + 1, index + 3)
      changes.push({ file, from })
      index += 3
    } else {
      changes.push({ file: words[index + 1] ?? '' })
      index += 2
    }
  }
  return changes
}
