import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openBuildFolder } from './build-folder.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-folder-'))
  await mkdir(join(root, 'dist/docs'), { recursive: true })
  await writeFile(join(root, 'dist/docs/a.md'), '# A')
  await writeFile(join(root, 'secret.md'), 'secret')
})
afterEach(() => rm(root, { recursive: true }))

it('reads files of the build, and returns undefined for missing files', async () => {
  const { read } = openBuildFolder(join(root, 'dist'))
  expect(await read('docs/a.md')).toBe('# A')
  expect(await read('docs/b.md')).toBeUndefined()
  expect(await read('docs')).toBeUndefined()
  expect(await read('docs/a.md/b')).toBeUndefined()
  expect(await read(`${'x'.repeat(5_000)}.md`)).toBeUndefined()
})

it.each([
  '../secret.md',
  'docs/../../secret.md',
  '/etc/hostname',
  './docs/a.md',
  'docs//a.md',
  '..\\secret.md',
  'a\0.md',
  '',
])('does not read %j', async (path) => {
  expect(await openBuildFolder(join(root, 'dist')).read(path)).toBeUndefined()
})

it('follows no symbolic link out of the build, neither to a file nor to a folder', async () => {
  await symlink(join(root, 'secret.md'), join(root, 'dist/docs/link.md'))
  await symlink(root, join(root, 'dist/out'))
  await symlink('a.md', join(root, 'dist/docs/inside.md'))
  const { read } = openBuildFolder(join(root, 'dist'))
  expect(await read('docs/link.md')).toBeUndefined()
  expect(await read('out/secret.md')).toBeUndefined()
  expect(await read('docs/inside.md')).toBe('# A')
})

it('does not read a folder whose name begins with the name of the build’s folder', async () => {
  await mkdir(join(root, 'dist-old'))
  await writeFile(join(root, 'dist-old/b.md'), '# B')
  await symlink(join(root, 'dist-old'), join(root, 'dist/old'))
  expect(await openBuildFolder(join(root, 'dist')).read('old/b.md')).toBeUndefined()
})

it('reads the build that has replaced the last build, also behind a link', async () => {
  await rename(join(root, 'dist'), join(root, 'first'))
  await symlink('first', join(root, 'dist'))
  const { read, stampOf } = openBuildFolder(join(root, 'dist'))
  const before = await stampOf('docs/a.md')
  await mkdir(join(root, 'second/docs'), { recursive: true })
  await writeFile(join(root, 'second/docs/a.md'), '# Again')
  await rm(join(root, 'dist'))
  await symlink('second', join(root, 'dist'))
  expect(await read('docs/a.md')).toBe('# Again')
  expect(await stampOf('docs/a.md')).not.toBe(before)
})
