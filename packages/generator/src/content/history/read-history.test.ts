import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createHistoryReader, parseLog } from './read-history.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'))
})
afterAll(() => rm(folder, { recursive: true }))

const git = (cwd: string, date: string, ...parameters: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=T', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false', ...parameters],
    {
      cwd,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null' },
      stdio: 'pipe',
    },
  )

const commit = async (root: string, date: string, files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) await writeFile(join(root, file), text)
  git(root, date, 'add', '.')
  git(root, date, 'commit', '-q', '-m', 'x', '--no-verify')
}

it('dates files by their last commit, below the root of a larger repository, and sees new commits', async () => {
  const repository = join(folder, 'repository')
  const root = join(repository, 'site')
  await mkdir(join(root, 'content/другое'), { recursive: true })
  git(repository, '2024-01-01T00:00:00Z', 'init', '-q')
  await commit(root, '2024-01-01T00:00:00Z', {
    'content/a.md': 'a',
    'content/b c.md': 'b',
    'content/другое/вопросы.md': 'q',
    'outside.txt': 'o',
  })
  await commit(root, '2024-05-06T00:00:00Z', { 'content/a.md': 'a2' })
  const reader = createHistoryReader(root)
  const history = await reader.read('content')
  expect(Object.fromEntries(history)).toEqual({
    'content/a.md': '2024-05-06',
    'content/b c.md': '2024-01-01',
    'content/другое/вопросы.md': '2024-01-01',
  })
  expect(await reader.read('content')).toBe(history)
  expect(Object.keys(Object.fromEntries(await reader.read('content/другое', 'outside.txt'))).toSorted()).toEqual([
    'content/другое/вопросы.md',
    'outside.txt',
  ])
  await commit(root, '2024-07-08T00:00:00Z', { 'content/b c.md': 'b2' })
  expect((await reader.read('content')).get('content/b c.md')).toBe('2024-07-08')

  const shallow = join(folder, 'shallow')
  git(folder, '2024-07-08T00:00:00Z', 'clone', '-q', '--depth', '2', `file://${repository}`, shallow)
  expect(Object.fromEntries(await createHistoryReader(join(shallow, 'site')).read('content'))).toEqual({
    'content/b c.md': '2024-07-08',
  })
})

it('reads the log once for a commit and its boundary, in later runs too', async () => {
  const root = await mkdtemp(join(folder, 'again-'))
  git(root, '2024-01-01T00:00:00Z', 'init', '-q')
  await commit(root, '2024-01-01T00:00:00Z', { 'a.md': 'a', 'b.md': 'b' })
  await commit(root, '2024-02-02T00:00:00Z', { 'a.md': 'a2' })
  const dates = async (...paths: string[]) => Object.fromEntries(await createHistoryReader(root).read(...paths))
  const history = { 'a.md': '2024-02-02', 'b.md': '2024-01-01' }
  expect(await dates('a.md', 'b.md')).toEqual(history)
  // Git cannot read the log without the trees, and can name the commit.
  const tree = git(root, '', 'rev-parse', 'HEAD^{tree}').toString().trim()
  const file = join(root, '.git/objects', tree.slice(0, 2), tree.slice(2))
  const content = await readFile(file)
  await rm(file)
  expect(await dates('a.md', 'b.md')).toEqual(history)
  expect(await dates('a.md')).toEqual({})
  await writeFile(file, content)
  expect(await dates('a.md')).toEqual({ 'a.md': '2024-02-02' })
  await writeFile(join(root, '.git/shallow'), git(root, '', 'rev-parse', 'HEAD'))
  expect(await dates('a.md')).toEqual({})
})

it('dates a moved but otherwise unchanged file by the last change of its text', async () => {
  const root = await mkdtemp(join(folder, 'moved-'))
  git(root, '2024-01-01T00:00:00Z', 'init', '-q')
  await mkdir(join(root, 'content'))
  await commit(root, '2024-01-01T00:00:00Z', { 'content/a.md': 'a', 'content/b.md': 'b' })
  await mkdir(join(root, 'site'))
  git(root, '2024-02-02T00:00:00Z', 'mv', 'content', 'site/content')
  await commit(root, '2024-02-02T00:00:00Z', {})
  await commit(root, '2024-03-03T00:00:00Z', { 'site/content/b.md': 'b2' })
  // Another file now has the old name of a moved file.
  await mkdir(join(root, 'content'))
  await commit(root, '2024-04-04T00:00:00Z', { 'content/a.md': 'another' })
  expect(Object.fromEntries(await createHistoryReader(join(root, 'site')).read('content'))).toEqual({
    'content/a.md': '2024-01-01',
    'content/b.md': '2024-03-03',
  })
  expect(Object.fromEntries(await createHistoryReader(root).read('content'))).toEqual({ 'content/a.md': '2024-04-04' })
})

it('dates a file that a merge puts into a folder which was moved on the other branch', async () => {
  const root = await mkdtemp(join(folder, 'merged-'))
  git(root, '2024-01-01T00:00:00Z', 'init', '-q', '-b', 'main')
  await mkdir(join(root, 'content'))
  await commit(root, '2024-01-01T00:00:00Z', { 'content/a.md': 'a', 'content/b.md': 'b' })
  git(root, '2024-01-01T00:00:00Z', 'checkout', '-q', '-b', 'other')
  await commit(root, '2024-02-02T00:00:00Z', { 'content/new.md': 'new', 'content/b.md': 'b2' })
  git(root, '2024-01-01T00:00:00Z', 'checkout', '-q', 'main')
  await mkdir(join(root, 'site'))
  git(root, '2024-03-03T00:00:00Z', 'mv', 'content', 'site/content')
  await commit(root, '2024-03-03T00:00:00Z', {})
  git(root, '2024-04-04T00:00:00Z', '-c', 'merge.directoryRenames=true', 'merge', '-q', '-m', 'x', 'other')
  const history = Object.fromEntries(await createHistoryReader(join(root, 'site')).read('content'))
  expect(history).toEqual({
    'content/a.md': '2024-01-01',
    'content/b.md': expect.stringMatching(/^2024-0[24]/),
    'content/new.md': '2024-04-04',
  })
})

it('dates the files of a history of more than a megabyte', async () => {
  const root = await mkdtemp(join(folder, 'large-'))
  git(root, '2024-01-01T00:00:00Z', 'init', '-q')
  const files = Array.from(
    { length: 1_400 },
    (_, number) => `content${`/${'long-name'.repeat(25)}`.repeat(4)}/${number}.md`,
  )
  const entries = files.map((file) => `M 100644 inline ${file}\ndata 1\nx\n`).join('')
  execFileSync('git', ['fast-import', '--quiet'], {
    cwd: root,
    input: `commit HEAD\ncommitter T <t@example.com> 1704067200 +0000\ndata 1\nx\n${entries}`,
  })
  expect((await createHistoryReader(root).read('content')).size).toBe(files.length)
})

it('is empty without a repository or without a commit', async () => {
  const root = await mkdtemp(join(folder, 'plain-'))
  expect((await createHistoryReader(root).read('content')).size).toBe(0)
  git(root, '2024-01-01T00:00:00Z', 'init', '-q')
  expect((await createHistoryReader(root).read('content')).size).toBe(0)
  expect((await createHistoryReader(join(folder, 'missing')).read('content')).size).toBe(0)
})

it('dates files with any characters in their names', async () => {
  const root = await mkdtemp(join(folder, 'names-'))
  await mkdir(join(root, 'content/[a]'), { recursive: true })
  git(root, '2024-01-01T00:00:00Z', 'init', '-q')
  const names = [
    'say "hello".md',
    'back\\slash.md',
    'tab\tbed.md',
    'line\nfeed.md',
    '\nfirst.md',
    'ключ.md',
    '[a]/b.md',
  ]
  await commit(root, '2024-01-01T00:00:00Z', Object.fromEntries(names.map((name) => [`content/${name}`, 'x'])))
  await commit(root, '2024-02-02T00:00:00Z', { 'content/say "hello".md': 'y' })
  const history = await createHistoryReader(root).read('content')
  expect(Object.fromEntries(history)).toEqual(
    Object.fromEntries(names.map((name, index) => [`content/${name}`, index === 0 ? '2024-02-02' : '2024-01-01'])),
  )
  expect(Object.fromEntries(await createHistoryReader(root).read('content/[a]'))).toEqual({
    'content/[a]/b.md': '2024-01-01',
  })
})

it('reports the message of git when git refuses, and nothing when there is no history', async () => {
  const root = await mkdtemp(join(folder, 'refused-'))
  const reader = createHistoryReader(root)
  const refusal = async () => {
    expect((await reader.read('content')).size).toBe(0)
    return reader.refusal?.()
  }
  expect(await refusal()).toBeUndefined()
  git(root, '2024-01-01T00:00:00Z', 'init', '-q')
  expect(await refusal()).toBeUndefined()
  await mkdir(join(root, 'content'))
  await commit(root, '2024-01-01T00:00:00Z', { 'content/a.md': 'a' })
  // Git's own tests use this variable to simulate another owner.
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  vi.stubEnv('LANGUAGE', 'de')
  expect(await refusal()).toMatch(
    /^fatal: detected dubious ownership in repository at .*git config --global --add safe\.directory /s,
  )
  vi.unstubAllEnvs()
  expect([(await reader.read('content')).size, reader.refusal?.()]).toEqual([1, undefined])
  await writeFile(join(root, '.git/config'), '[core\n')
  expect(await refusal()).toContain('bad config')
})

it('reports a worktree that has lost its repository', async () => {
  const root = await mkdtemp(join(folder, 'lost-'))
  await writeFile(join(root, '.git'), 'gitdir: /nowhere/.git/worktrees/x\n')
  const reader = createHistoryReader(root)
  await reader.read('content')
  expect(reader.refusal?.()).toBe('fatal: not a git repository: /nowhere/.git/worktrees/x')
})

it('parses a log', () => {
  expect(
    Object.fromEntries(parseLog('\u0001b 2024-02-02\0\nM\0x.md\0\u0001a 2024-01-01\0\nM\0x.md\0A\0y.md\0', new Set())),
  ).toEqual({ 'x.md': '2024-02-02', 'y.md': '2024-01-01' })
  expect(
    Object.fromEntries(parseLog('\u0001b 2024-02-02\0\nM\0x.md\0\0\u0001a 2024-01-01\0\nA\0y.md\0', new Set(['a']))),
  ).toEqual({ 'x.md': '2024-02-02' })
  expect(parseLog('', new Set()).size).toBe(0)
})
