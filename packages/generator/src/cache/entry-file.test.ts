import type * as Fs from 'node:fs'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readEntry, useEntry, writeEntry } from './entry-file.mjs'

/**
 * A full disk writes part of the content and then refuses. `halfway` is called at a point where a process may end,
 * after part of the content is written.
 */
const disk = vi.hoisted(() => ({ isFull: false, isReadOnly: false, halfway: () => {} }))
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof Fs>()
  const write: typeof fs.writeFileSync = (file, data, options) => {
    fs.writeFileSync(file, Buffer.from(data as Uint8Array).subarray(0, 33), options)
    disk.halfway()
    if (!disk.isFull) fs.writeFileSync(file, data, options)
    if (disk.isFull) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  const refuse = () => {
    if (disk.isReadOnly) throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' })
  }
  return {
    ...fs,
    writeFileSync: write,
    futimesSync: (...given: Parameters<typeof fs.futimesSync>) => (refuse(), fs.futimesSync(...given)),
    rmSync: (...given: Parameters<typeof fs.rmSync>) => (refuse(), fs.rmSync(...given)),
  }
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entry-'))
})
afterEach(() => {
  Object.assign(disk, { isFull: false, isReadOnly: false, halfway: () => {} })
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

const write = (content: string | Uint8Array, file = join(folder, 'a')) =>
  writeEntry({ file, origin: 'source', content })
const read = (file = join(folder, 'a'), origin = 'source') => readEntry(file, origin)?.toString()

it('writes an entry with the folders around it, and replaces an entry', () => {
  const file = join(folder, 'a/b/c')
  write('first', file)
  write(new TextEncoder().encode('naïve 🐦 \0'), file)
  expect(read(file)).toBe('naïve 🐦 \0')
  expect(readdirSync(join(folder, 'a/b'))).toEqual(['c'])
  write('', file)
  expect(read(file)).toBe('')
})

it('treats an entry with any other byte, length or origin as missing, and removes it', () => {
  write('content')
  const sound = readFileSync(join(folder, 'a'))
  const flipped = [...sound.keys()].map((index) => {
    const bytes = Buffer.from(sound)
    bytes[index] = (bytes[index] ?? 0) ^ 1
    return bytes
  })
  const cut = [...sound.keys()].map((length) => sound.subarray(0, length))
  for (const damaged of [...flipped, ...cut, Buffer.concat([sound, sound])]) {
    writeFileSync(join(folder, 'a'), damaged)
    expect(read()).toBeUndefined()
    expect(readdirSync(folder)).toEqual([])
  }
  writeFileSync(join(folder, 'a'), sound)
  expect(read(undefined, 'another source')).toBeUndefined()
  expect(readdirSync(folder)).toEqual([])
})

it('replaces a folder in the place of an entry', () => {
  mkdirSync(join(folder, 'a/b'), { recursive: true })
  expect(read()).toBeUndefined()
  write('content')
  expect(read()).toBe('content')
})

it('keeps the old entry, and leaves no other file, when the disk is full', () => {
  write('before')
  disk.isFull = true
  write('after')
  write('after', join(folder, 'b'))
  expect(read()).toBe('before')
  expect(readdirSync(folder)).toEqual(['a'])
})

it('never shows half of a content, neither during a write nor after the writing process ended halfway', () => {
  write('before')
  const seen: (string | undefined)[] = []
  disk.halfway = () => seen.push(read())
  write('after')
  expect(seen).toEqual(['before'])
  expect(read()).toBe('after')
})

it('continues where the disk refuses to write, remove or record a use', () => {
  writeFileSync(join(folder, 'file'), '')
  write('content', join(folder, 'file/a'))
  expect(read(join(folder, 'file/a'))).toBeUndefined()
  expect(useEntry(join(folder, 'file/a'))).toBe(false)
  write('content')
  disk.isReadOnly = true
  vi.useFakeTimers({ now: Date.now() + 10 * 86_400_000, toFake: ['Date'] })
  expect(read()).toBe('content')
  expect(read(undefined, 'another source')).toBeUndefined()
  expect(readdirSync(folder)).toEqual(['a', 'file'])
})
