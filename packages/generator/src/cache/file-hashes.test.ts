import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import type * as Fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openFileHashes } from './file-hashes.ts'

const disk = vi.hoisted(() => ({ read: [] as string[] }))
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof Fs>()
  return {
    ...fs,
    readFileSync: (...given: Parameters<typeof fs.readFileSync>) => (
      disk.read.push(String(given[0])),
      fs.readFileSync(...given)
    ),
  }
})

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hashes-'))
  writeFileSync(join(root, 'a.ts'), 'one')
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true, force: true })
})

/**
 * Simulates a later run of the program, when all files are old. Returns the hashes and how many files were read for
 * them.
 */
const run = (...files: string[]) => {
  vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] })
  disk.read = []
  const hashes = openFileHashes(root)
  const found = files.map((file) => hashes.of(file))
  hashes.save()
  return { found, read: disk.read.length }
}

it('reads a file once, and again when its state has changed', () => {
  const first = run('a.ts')
  expect(first.read).toBe(1)
  expect(run('a.ts')).toEqual({ found: first.found, read: 0 })
  const { atime, mtime } = statSync(join(root, 'a.ts'))
  writeFileSync(join(root, 'a.ts'), 'two')
  utimesSync(join(root, 'a.ts'), atime, mtime)
  const edited = run('a.ts')
  expect([edited.read, edited.found[0] === first.found[0]]).toEqual([1, false])
})

it('returns the same hash when only the state of a file differs, as in a copy of the site', () => {
  const first = run('a.ts')
  const copy = `${root}-copy`
  cpSync(root, copy, { recursive: true })
  rmSync(root, { recursive: true })
  root = copy
  expect(run('a.ts')).toEqual({ found: first.found, read: 1 })
  expect(run('a.ts')).toEqual({ found: first.found, read: 0 })
})

it('reads a recently written file again', () => {
  vi.useFakeTimers({ now: statSync(join(root, 'a.ts')).ctimeMs + 90, toFake: ['Date'] })
  const hashes = openFileHashes(root)
  const first = hashes.of('a.ts')
  disk.read = []
  expect(hashes.of('a.ts')).toBe(first)
  expect(disk.read).toHaveLength(1)
  expect(hashes.mayHaveChanged('a.ts', Date.now())).toBe(true)
  expect(hashes.mayHaveChanged('a.ts', Date.now() + 10_000)).toBe(false)
})

it('reports missing files, and hashes the names in a folder', () => {
  mkdirSync(join(root, 'folder'))
  const [none, folder] = run('b.ts', 'folder').found
  expect(none).toBe('missing')
  writeFileSync(join(root, 'b.ts'), 'one')
  writeFileSync(join(root, 'folder/c.ts'), '')
  const later = run('b.ts', 'folder', 'a.ts').found
  expect(later[0]).toBe(later[2])
  expect(later[1]).not.toBe(folder)
})
