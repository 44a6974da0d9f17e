import { spawnSync } from 'node:child_process'

/**
 * Paths of changed files from the root of a repository: the uncommitted files, or the files of the last commit when
 * everything is committed. With `since`, the name of a commit or branch: all changes since the common ancestor. Throws
 * Git's message.
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
    : // Of a merge commit: what its first parent lacks. Git shows nothing of a merge otherwise.
      paths('show', '--name-only', '--no-renames', '--diff-merges=first-parent', '--format=', '-z', 'HEAD').toSorted()
}
