import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { programFingerprint } from './program-fingerprint.ts'

const program = vi.hoisted(() => ({ root: '' }))
vi.mock('../program-root.ts', () => ({
  get programRoot() {
    return program.root
  },
  programPath: (path: string) => path,
}))

const roots: string[] = []
afterEach(() => Promise.all(roots.splice(0).map((root) => rm(root, { recursive: true }))))

const files = { 'src/a.ts': 'a', 'src/deep/b.css': 'b', 'package-lock.json': '{}', 'docs/c.md': 'c' }

/** The fingerprint of a program with these files, from all of `src` and its packages. */
const fingerprintOf = async (changed: Record<string, string> = {}) => {
  program.root = await mkdtemp(join(tmpdir(), 'program-'))
  roots.push(program.root)
  for (const [file, text] of Object.entries({ ...files, ...changed })) {
    await mkdir(dirname(join(program.root, file)), { recursive: true })
    await writeFile(join(program.root, file), text)
  }
  return programFingerprint(['src', 'package-lock.json', 'src/missing'])
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
