import type * as Fs from 'node:fs/promises'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cachedFile, sweepFolder } from './cache-file.ts'

/** What goes wrong while a file is written: the process ends there, or the disk says no. */
const disk = vi.hoisted(() => ({ fault: undefined as 'stops' | 'is full' | undefined }))
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof Fs>()
  return {
    ...real,
    writeFile: async (file: string, content: Uint8Array) => {
      if (disk.fault === undefined) return real.writeFile(file, content)
      await real.writeFile(file, content.subarray(0, content.length / 2))
      if (disk.fault === 'is full') throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
      return new Promise(() => {})
    },
  }
})

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handbook-cache-'))
})
afterEach(async () => {
  disk.fault = undefined
  await rm(folder, { recursive: true, force: true })
})

const whole = new TextEncoder().encode('made with much effort')
const make = () => vi.fn<() => Promise<Uint8Array>>(async () => whole)

it('makes a file once', async () => {
  const file = join(folder, 'a/b/c.png')
  expect(await cachedFile(file, make())).toEqual(whole)
  const again = make()
  expect(Buffer.from(await cachedFile(file, again))).toEqual(Buffer.from(whole))
  expect(again).not.toHaveBeenCalled()
  expect(await readdir(join(folder, 'a/b'))).toEqual(['c.png'])
})

it('leaves no half file to the next build when it is stopped while writing', async () => {
  const file = join(folder, 'c.png')
  disk.fault = 'stops'
  void cachedFile(file, make())
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1))
  disk.fault = undefined
  expect(await cachedFile(file, make())).toEqual(whole)
  expect(await readFile(file)).toEqual(Buffer.from(whole))
})

it('goes on where nothing can be written, and leaves nothing there', async () => {
  disk.fault = 'is full'
  expect(await cachedFile(join(folder, 'c.png'), make())).toEqual(whole)
  expect(await readdir(folder)).toEqual([])
})

it('hands on what fails while it is made, and takes an empty file for none', async () => {
  const file = join(folder, 'c.png')
  await expect(cachedFile(file, () => Promise.reject(new Error('no such font')))).rejects.toThrow('no such font')
  await writeFile(file, new Uint8Array())
  expect(await cachedFile(file, make())).toEqual(whole)
})

it('sweeps what nobody uses, folders too, and goes on where there is nothing', async () => {
  for (const name of ['used', 'old', 'used.1234.half']) await writeFile(join(folder, name), whole)
  await mkdir(join(folder, 'folder/inner'), { recursive: true })
  sweepFolder(folder, (name) => name === 'used')
  expect(await readdir(folder)).toEqual(['used'])
  sweepFolder(join(folder, 'missing'), () => false)
})
