import type * as Fs from 'node:fs'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFile } from './keep-file.ts'

/** A full disk takes what it has room for, and then refuses. `halfway` is called where a process may end: part of the content is written. */
const disk = vi.hoisted(() => ({ isFull: false, halfway: () => {} }))
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof Fs>()
  const write: typeof fs.writeFileSync = (file, data, options) => {
    fs.writeFileSync(file, String(data).slice(0, 3), options)
    disk.halfway()
    if (!disk.isFull) fs.writeFileSync(file, data, options)
    if (disk.isFull) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  return { ...fs, writeFileSync: write }
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-'))
})
afterEach(() => {
  disk.isFull = false
  disk.halfway = () => {}
  rmSync(folder, { recursive: true, force: true })
})

it('writes a file and the folders around it, and replaces one', () => {
  const file = join(folder, 'a/b/c.json')
  keepFile(file, 'first')
  keepFile(file, new TextEncoder().encode('second'))
  expect(readFileSync(file, 'utf8')).toBe('second')
  expect(readdirSync(join(folder, 'a/b'))).toEqual(['c.json'])
})

it('leaves what was there, and nothing else, where the disk is full', () => {
  const file = join(folder, 'a.json')
  keepFile(file, 'before')
  disk.isFull = true
  keepFile(file, 'after')
  keepFile(join(folder, 'b.json'), 'after')
  expect(readFileSync(file, 'utf8')).toBe('before')
  expect(readdirSync(folder)).toEqual(['a.json'])
})

it('shows no half of a content to whoever reads the file while it is written, or after the process has ended there', () => {
  const file = join(folder, 'a.json')
  keepFile(file, 'before')
  const seen: string[] = []
  disk.halfway = () => seen.push(readFileSync(file, 'utf8'))
  keepFile(file, 'after')
  expect(seen).toEqual(['before'])
  expect(readFileSync(file, 'utf8')).toBe('after')
})

it('goes on where no folder can be made', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => keepFile(join(folder, 'file/a.json'), 'a')).not.toThrow()
})
