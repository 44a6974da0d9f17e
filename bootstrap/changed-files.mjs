import { spawnSync } from 'node:child_process'

/**
 * Paths of changed files from the root of a repository: of what is not committed, or of the last commit where
 * everything is. With `since`, the name of a commit or branch: of everything after the commit that both have in
 * common. Throws what Git says.
 */
export const changedFiles = (root, since) => {
  const git = (...words) => {
    const { status, stdout, stderr, error } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 })
    if (status !== 0) throw new Error(`git ${words.join(' ')}: ${error?.message ?? stderr.trim()}`)
    return stdout
  }
  const paths = (...words) =>
    git(...words)
      .split('\0')
      .filter(Boolean)
  const compared = (...commits) => paths('diff', '--name-only', '--no-renames', '-z', ...commits)
  const fresh = paths('ls-files', '--others', '--exclude-standard', '-z')
  if (since !== undefined)
    return [...new Set([...compared(git('merge-base', since, 'HEAD').trim()), ...fresh])].toSorted()
  const uncommitted = [...new Set([...compared('HEAD'), ...fresh])].toSorted()
  return uncommitted.length > 0
    ? uncommitted
    : paths('show', '--name-only', '--no-renames', '--format=', '-z', 'HEAD').toSorted()
}
