import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { changedFiles } from './changed-files.mjs'

const root = mkdtempSync(join(tmpdir(), 'changed-'))
afterAll(() => rmSync(root, { recursive: true }))
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...words], { cwd: root, stdio: 'ignore' })
const commit = (file: string) => {
  writeFileSync(join(root, file), file)
  git('add', file)
  git('commit', '-m', file)
}

it('names uncommitted files, else the last commit, or the commits since another branch', () => {
  git('init', '--initial-branch', 'main')
  commit('first.md')
  expect(changedFiles(root)).toEqual(['first.md'])
  git('checkout', '-b', 'work')
  commit('second.md')
  commit('третий.md')
  expect(changedFiles(root)).toEqual(['третий.md'])
  expect(changedFiles(root, 'main')).toEqual(['second.md', 'третий.md'])
  git('checkout', '-b', 'side', 'main')
  commit('fourth.md')
  git('merge', '--no-ff', '-m', 'merge', 'work')
  // A merge commit has changed what its first parent lacks.
  expect(changedFiles(root)).toEqual(['second.md', 'третий.md'])
  git('checkout', 'work')

  writeFileSync(join(root, 'first.md'), 'edited')
  writeFileSync(join(root, 'new.md'), 'new')
  writeFileSync(join(root, 'staged.md'), 'staged')
  git('add', 'staged.md')
  expect(changedFiles(root)).toEqual(['first.md', 'new.md', 'staged.md'])
  expect(changedFiles(root, 'main')).toEqual(['first.md', 'new.md', 'second.md', 'staged.md', 'третий.md'])
  git('rm', '-f', 'first.md')
  expect(changedFiles(root)).toContain('first.md')
  expect(() => changedFiles(root, 'nowhere')).toThrow(/^git merge-base nowhere HEAD: .*nowhere/)
})
