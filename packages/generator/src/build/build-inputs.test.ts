import { execFileSync } from 'node:child_process'
import { link, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { filesAreOld } from '../content/testing/files-are-old.ts'
import { buildInputs } from './build-inputs.ts'

let root = ''
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}
const settled = async () => {
  await filesAreOld(root)
  return buildInputs(root)
}
const git = (...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...parameters], {
    cwd: root,
    stdio: 'ignore',
  })

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inputs-'))
  await write('site.config.ts', 'export default { title: process.env.TITLE }')
  await write('content/a.md', '# A\n')
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await rm(root, { recursive: true, force: true })
})

it('stays the same while nothing changes, and ignores what builds and package installations leave', async () => {
  const before = await settled()
  expect(before).toBeDefined()
  for (const file of [
    'dist/index.html',
    'dist.next/x',
    'dist.lock',
    'dist.lock.1234.5678',
    '.cache/x',
    'node_modules/x/index.js',
    'examples/node_modules/x.js',
    '.git/x',
  ])
    await write(file, 'x')
  await rm(join(root, 'examples'), { recursive: true })
  expect(await settled()).toBe(before)
})

it.each<[string, () => Promise<unknown> | unknown]>([
  ['other libraries of the samples', () => write('examples/node_modules/.package-lock.json', '{}')],
  ['an edited file', () => write('content/a.md', '# B\n')],
  ['a new file', () => write('content/dist/new.md', '# New\n')],
  ['a deleted file', () => rm(join(root, 'content/a.md'))],
  ['a linked folder', () => symlink(dirname(import.meta.filename), join(root, 'linked'))],
  ['a link to a folder that holds it', () => symlink(root, join(root, 'content/loop'))],
  ['a link to itself', () => symlink('circle', join(root, 'content/circle'))],
  ['a link beyond a file', () => symlink('../site.config.ts/a', join(root, 'content/beyond'))],
  ['another key of the search', () => vi.stubEnv('SEARCH_KEY', 'x')],
  ['a secret', () => vi.stubEnv('A_TOKEN', 'twelve letters')],
  ['the first commit', () => [git('init'), git('add', 'content'), git('commit', '-m', 'x')]],
])('changes with %s', async (_, change) => {
  const before = await settled()
  await change()
  expect(await settled()).not.toBe(before)
  expect(await settled()).toBe(await settled())
})

it('changes with what the configuration computes from the environment, even when no file changes', async () => {
  await settled()
  const module = JSON.stringify(join(import.meta.dirname, 'build-inputs.ts'))
  const script = `const { buildInputs } = await import(${module}); console.log(await buildInputs(${JSON.stringify(root)}))`
  // A process imports the configuration once.
  const inputs = (title: string) =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, TITLE: title },
    })
  const before = inputs('a')
  expect(before).toMatch(/^[0-9a-f]{64}\n$/)
  expect(inputs('a')).toBe(before)
  expect(inputs('b')).not.toBe(before)
})

it('changes when the history of a shallow clone is completed, in a worktree too', async () => {
  git('init')
  git('add', 'content')
  git('commit', '-m', 'x')
  const worktree = join(root, 'dist/worktree')
  git('worktree', 'add', worktree)
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  await write('.git/shallow', head)
  await settled()
  for (const place of [root, worktree]) {
    await write('.git/shallow', head)
    const before = await buildInputs(place)
    expect(before).toBeDefined()
    expect(await buildInputs(place)).toBe(before)
    await rm(join(root, '.git/shallow'))
    expect(await buildInputs(place), place).not.toBe(before)
  }
})

it('is unknown while a file is so new that another write could leave the same state', async () => {
  await settled()
  await write('content/a.md', '# B\n')
  const written = await stat(join(root, 'content/a.md'))
  const now = vi.spyOn(Date, 'now')
  now.mockReturnValue(written.ctimeMs + 90)
  expect(await buildInputs(root)).toBeUndefined()
  now.mockReturnValue(written.ctimeMs + 110)
  expect(await buildInputs(root)).toBeDefined()
})

it('reads the content of the list of installed packages, which hard links of another clone do not change', async () => {
  const lock = 'examples/node_modules/.package-lock.json'
  await write(lock, '{}')
  const before = await settled()
  await link(join(root, lock), `${root}.link`)
  await rm(`${root}.link`)
  expect(await settled()).toBe(before)
  await write(lock, '{"packages":{}}')
  expect(await settled()).not.toBe(before)
})

it.each([
  'docs/a.md',
  'docs/new.md',
  'sidebars.json',
  'tags.yml',
  'shared/theme.css',
  'shared/plan.tsv',
  'components/note.tsx',
  'components/new.tsx',
  'lib/imported.ts',
])('changes with %s beside the folder of the site', async (file) => {
  const whole = root
  root = join(whole, 'website')
  const config = {
    docs: { path: '../docs', sidebarPath: '../sidebars.json', tagsPath: '../tags.yml' },
    styles: ['theme.css', 'styles/../../shared/theme.css'],
    plan: { path: '../shared/plan.tsv' },
    components: { path: '../components' },
  }
  await write('site.config.ts', `export default ${JSON.stringify(config)}`)
  await write('../sidebars.json', '{ "main": ["a"] }')
  for (const name of ['docs/a.md', 'tags.yml', 'shared/theme.css', 'shared/plan.tsv', 'components/note.tsx'])
    await write(`../${name}`, 'a: {}\n')
  await write('styles/own.css', '')
  await write('../lib/imported.ts', '')
  const inputs = async () => {
    await filesAreOld(whole)
    return buildInputs(root, ['../lib/imported.ts'])
  }
  const before = await inputs()
  expect(before).toBeDefined()
  expect(await inputs()).toBe(before)
  await write(`../${file}`, '{ "other": ["a"] }')
  expect(await inputs()).not.toBe(before)
  root = whole
})
