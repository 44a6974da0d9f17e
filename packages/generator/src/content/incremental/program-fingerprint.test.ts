import type * as fileSystem from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { filesAreOld } from '../testing/files-are-old.ts'
import { programFingerprint } from './program-fingerprint.ts'

const program = vi.hoisted(() => ({ root: '' }))
vi.mock('../program-root.ts', () => ({
  get programRoot() {
    return program.root
  },
  programPath: (path: string) => path,
}))

/** Milliseconds between the ticks of a file system's clock. Some file systems have clocks with such ticks. */
const tick = 50
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof fileSystem>()
  const atTick = (time: number) => Math.floor(time / tick) * tick
  const statSync = (path: string, options: { throwIfNoEntry: false }) => {
    const stats = fs.statSync(path, options)
    if (stats) Object.assign(stats, { ctimeMs: atTick(stats.ctimeMs), mtimeMs: atTick(stats.mtimeMs) })
    return stats
  }
  return { ...fs, statSync }
})

const roots: string[] = []
afterEach(() => Promise.all(roots.splice(0).map((root) => rm(root, { recursive: true }))))

const paths = ['src', 'package-lock.json', 'src/missing']
const files = { 'src/a.ts': 'a', 'src/deep/b.css': 'b', 'package-lock.json': '{}', 'docs/c.md': 'c' }

/** The fingerprint of a program with these files, from all of `src` and its packages. */
const fingerprintOf = async (changed: Record<string, string> = {}) => {
  program.root = await mkdtemp(join(tmpdir(), 'program-'))
  roots.push(program.root)
  for (const [file, text] of Object.entries({ ...files, ...changed })) {
    await mkdir(dirname(join(program.root, file)), { recursive: true })
    await writeFile(join(program.root, file), text)
  }
  return programFingerprint(paths)
}

it.each([
  ['a copy of the program elsewhere', {}],
  ['tests that changed', { 'src/a.test.ts': 'test', 'src/deep/b.test.tsx': 'test' }],
  ['files that it is not asked about', { 'docs/c.md': 'other' }],
])('is the same for %s', async (_, changed) => expect(await fingerprintOf(changed)).toBe(await fingerprintOf()))

it.each([
  ['a file has another content', { 'src/a.ts': 'other' }],
  ['a file in a folder below has', { 'src/deep/b.css': 'other' }],
  ['a file that is named itself has', { 'package-lock.json': '{ }' }],
  ['a file is new, though it is empty', { 'src/deep/c.ts': '' }],
])('differs when %s', async (_, changed) => expect(await fingerprintOf(changed)).not.toBe(await fingerprintOf()))

it('differs on another release of Node', async () => {
  const here = await fingerprintOf()
  vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node: '99.0.0' })
  expect(await fingerprintOf()).not.toBe(here)
  vi.restoreAllMocks()
})

it('differs when a file that it has read before is written again', async () => {
  const here = await fingerprintOf()
  await filesAreOld(program.root)
  expect(programFingerprint(paths)).toBe(here)
  await writeFile(join(program.root, 'src/a.ts'), 'c')
  expect(programFingerprint(paths)).not.toBe(here)
  // Many of these edits have the same state, because several of them are made within a tick.
  const edited = new Set<string>()
  for (let text = 10; text < 60; text++) {
    await writeFile(join(program.root, 'src/a.ts'), String(text))
    edited.add(programFingerprint(paths))
  }
  expect(edited.size).toBe(50)
})

it('covers the files of a linked folder', async () => {
  const here = await fingerprintOf()
  await symlink('../docs', join(program.root, 'src/linked'))
  const linked = programFingerprint(paths)
  expect(linked).not.toBe(here)
  await writeFile(join(program.root, 'docs/c.md'), 'other')
  expect(programFingerprint(paths)).not.toBe(linked)
})
