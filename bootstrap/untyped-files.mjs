import { spawnSync } from 'node:child_process'

/**
 * Separates the output of `tsc --listFiles` into files and messages. The files are paths from `root`, with slashes, and
 * only those below it. The messages are the compiler's lines.
 */
export const splitListing = (output, root) => {
  const lines = output.split(/\r?\n/).filter(Boolean)
  const isPath = (line) => /^(?:\/|[A-Za-z]:\/).*\.(?:[cm]?[jt]sx?|json)$/.test(line)
  const base = root.replaceAll('\\', '/').replace(/\/?$/, '/')
  return {
    files: lines.filter((line) => isPath(line) && line.startsWith(base)).map((line) => line.slice(base.length)),
    messages: lines.filter((line) => !isPath(line)),
  }
}

/**
 * TypeScript files of the repository at `root` that no tsconfig compiles. `compiled` are paths in the form of
 * `splitListing`. Without Git, or outside a repository, the files of the repository are unknown, so the list is empty.
 */
export const untypedFiles = (compiled, root) => {
  const { status, stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', ':!handbook/examples'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e9 },
  )
  if (status !== 0) return []
  const known = new Set(compiled)
  const deleted = spawnSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8', maxBuffer: 1e9 })
  const gone = new Set(deleted.stdout.split('\0'))
  return stdout
    .split('\0')
    .filter((file) => file !== '' && !known.has(file) && !gone.has(file))
    .toSorted()
}
