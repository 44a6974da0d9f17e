import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOutput, type Output } from './output.ts'
import { replaceFiles } from './replace-files.ts'

/** Places that the system refuses to write. */
const refused = vi.hoisted(() => new Set<string>())
vi.mock(import('node:fs'), async (load) => {
  const fs = await load()
  const renameSync: typeof fs.renameSync = (from, to) => {
    if (refused.has(String(to))) throw new Error('EACCES: permission denied')
    fs.renameSync(from, to)
  }
  return { ...fs, renameSync }
})

let root = ''
let folder = ''
let output: Output | undefined
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'replace-files-'))
  folder = join(root, 'dist')
  write('dist', { 'a.html': 'old a', 'docs/b.html': 'old b', 'docs/c.html': 'old c', 'gone/d.html': 'old d' })
})
afterEach(async () => {
  await output?.close()
  output = undefined
  refused.clear()
  rmSync(root, { recursive: true, force: true })
})

const write = (place: string, files: Record<string, string>): void => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, place, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
const contents = (place = 'dist'): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(root, place), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [file.slice(join(root, place).length + 1), readFileSync(file, 'utf8')]),
  )
const keep = (path: string): void => {
  const state = output?.lastState(path)
  if (state) output?.keep(path, state)
}

it('replaces single files where most stay, removes others, and does not touch the rest', async () => {
  output = await createOutput(folder)
  for (const path of ['docs/b.html', 'docs/c.html', 'gone/d.html']) keep(path)
  await output.write('new/a.html', 'new a')
  await output.write('a.html', 'changed a')
  expect(String(output.read('docs/b.html'))).toBe('old b')
  const before = [statSync(folder).ino, statSync(join(folder, 'docs/b.html')).ctimeMs]
  const states = ['docs/b.html', 'docs/c.html'].map((path) => output?.lastState(path)?.whole)
  await output.publish()
  expect([statSync(folder).ino, statSync(join(folder, 'docs/b.html')).ctimeMs]).toEqual(before)
  expect(['docs/b.html', 'docs/c.html'].map((path) => output?.state(path))).toEqual(states)
  expect(output.state('a.html')).toBe(output.lastState('a.html')?.whole)
  await output.close()

  output = await createOutput(folder)
  for (const path of ['docs/b.html', 'docs/c.html']) keep(path)
  await output.write('new/a.html', 'newer a')
  await output.publish()
  await output.close()
  expect(contents()).toEqual({ 'docs/b.html': 'old b', 'docs/c.html': 'old c', 'new/a.html': 'newer a' })
  expect(readdirSync(folder).toSorted()).toEqual(['docs', 'new'])
  expect(readdirSync(root)).toEqual(['dist'])
})

it('replaces the whole folder where a single file cannot be placed', async () => {
  output = await createOutput(folder)
  for (const path of ['docs/b.html', 'docs/c.html', 'gone/d.html']) keep(path)
  // The last build has a file in the place of this folder.
  await output.write('a.html/e.html', 'new e')
  const before = statSync(folder).ino
  await output.publish()
  await output.close()
  expect(contents()).toEqual({
    'a.html/e.html': 'new e',
    'docs/b.html': 'old b',
    'docs/c.html': 'old c',
    'gone/d.html': 'old d',
  })
  expect(statSync(folder).ino).not.toBe(before)
  expect(readdirSync(root)).toEqual(['dist'])
})

it('undoes all moves when one of them fails', () => {
  const before = contents()
  const next = { 'docs/b.html': 'new b', 'docs/c.html/e.html': 'new e', 'new/f.html': 'new f' }
  write('next', next)
  const replaced = join(root, 'replaced')
  const written = ['new/f.html', 'docs/b.html', 'docs/c.html/e.html']
  expect(() => replaceFiles({ folder, next: join(root, 'next'), replaced, written, files: new Set(written) })).toThrow(
    'docs/c.html',
  )
  expect(contents()).toEqual(before)
  expect(contents('next')).toEqual(next)
  expect(existsSync(replaced)).toBe(false)
})

it('restores the replaced files when a publication was killed, and the next one removes its new files', async () => {
  write('dist.replaced', { 'docs/b.html': 'last b', 'old/g.html': 'last g' })
  write('dist', { 'new.html': 'new' })
  output = await createOutput(folder)
  expect(contents()).toMatchObject({ 'a.html': 'old a', 'docs/b.html': 'last b', 'old/g.html': 'last g' })
  for (const path of ['a.html', 'docs/b.html']) keep(path)
  await output.publish()
  await output.close()
  expect(contents()).toEqual({ 'a.html': 'old a', 'docs/b.html': 'last b' })
  expect(readdirSync(root)).toEqual(['dist'])
})

it('publishes nothing when moves can be neither completed nor undone, and the next build undoes them', async () => {
  const before = contents()
  output = await createOutput(folder)
  for (const path of ['docs/b.html', 'docs/c.html', 'gone/d.html']) keep(path)
  await output.write('a.html', 'new a')
  await output.write('docs/e.html', 'new e')
  for (const path of ['dist/a.html', 'dist.next/docs/e.html']) refused.add(join(root, path))
  await expect(output.publish()).rejects.toThrow('EACCES')
  await output.close()
  refused.clear()
  output = await createOutput(folder)
  expect(contents()).toEqual({ ...before, 'docs/e.html': 'new e' })
})
