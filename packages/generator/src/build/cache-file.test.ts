import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cachedFile, sweepFolder } from './cache-file.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handbook-cache-'))
})
afterEach(async () => {
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

it('goes on where nothing can be written', async () => {
  await writeFile(join(folder, 'file'), '')
  expect(await cachedFile(join(folder, 'file/c.png'), make())).toEqual(whole)
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
