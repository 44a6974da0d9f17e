import type * as Fs from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { plainCompiled, testCompiled, testDocument } from '../testing/source-documents.ts'
import { withDigest } from '../digest/document-digest.ts'
import { spoolCompiled, spoolSource } from './spooled.ts'
import { openTextSpool } from './text-spool.ts'

/** The system may write and read fewer bytes than requested. This is the largest number of bytes at once. */
const system = vi.hoisted(() => ({ most: Infinity }))
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof Fs>()
  const writeSync = (file: number, bytes: Uint8Array, offset: number, length: number, place: number) =>
    fs.writeSync(file, bytes, offset, Math.min(length, system.most), place)
  const readSync = (file: number, bytes: Uint8Array, offset: number, length: number, place: number) =>
    fs.readSync(file, bytes, offset, Math.min(length, system.most), place)
  return { ...fs, writeSync, readSync }
})

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-'))
})
afterEach(async () => {
  system.most = Infinity
  await rm(folder, { recursive: true, force: true })
})

it('returns texts as they were stored, in any order and repeatedly', () => {
  const spool = openTextSpool(folder)
  const texts = ['', 'naïve 🐦', 'x'.repeat(300_000), 'Массив', '']
  const readers = texts.map(spool.put)
  expect(readers.toReversed().map((read) => read())).toEqual(texts.toReversed())
  expect(readers.map((read) => read())).toEqual(texts)
  spool.close()
})

it('returns texts that the system wrote and read in pieces', () => {
  system.most = 3
  const spool = openTextSpool(folder)
  const texts = ['naïve 🐦', 'Массив']
  const readers = texts.map(spool.put)
  expect(readers.map((read) => read())).toEqual(texts)
  spool.close()
})

it('throws for a text that its file has lost', () => {
  const spool = openTextSpool(folder)
  const read = spool.put('text')
  system.most = 0
  expect(read).toThrow('was cut short while it was in use')
  spool.close()
})

// Windows keeps the name of a file that is in use.
it.skipIf(process.platform === 'win32')(
  'has no name on the disk, so that it is gone with the process, however that ends',
  async () => {
    const spool = openTextSpool(folder)
    spool.put('text')
    expect(await readdir(folder)).toEqual([])
    spool.close()
  },
)

it('makes its folder, leaves no file there, and throws when it is read after its end', async () => {
  const cache = join(folder, 'a/.cache')
  const spool = openTextSpool(cache)
  const read = spool.put('text')
  spool.close()
  spool.close()
  expect(await readdir(cache)).toEqual([])
  expect(read).toThrow('have already been released')
})

it('keeps texts in memory when the file cannot be written', async () => {
  await writeFile(join(folder, 'file'), '')
  const spool = openTextSpool(join(folder, 'file'))
  expect(spool.put('text')()).toBe('text')
  spool.close()
})

it('makes documents of the same content, whose texts are not in memory', () => {
  const spool = openTextSpool(folder)
  const compiled = withDigest(
    testCompiled('guide/a', {
      html: '<p>Text</p>',
      headings: [{ id: 'one', html: 'One', level: 2 }],
      samples: [{ lang: 'ts', meta: {}, code: 'let a', line: 3 }],
      sections: [{ headings: [], text: 'Text' }],
      markdown: '# A\n\nText',
      places: { headings: [{ id: 'one', start: 2 }], blocks: [] },
    }),
  )
  const source = testDocument('guide/a.md', {}, 'Text')
  const [spooled, read] = [spoolCompiled(compiled, spool), spoolSource(source, spool)]
  expect(plainCompiled(spooled)).toEqual(plainCompiled(compiled))
  expect({ ...read, readBody: read.readBody() }).toEqual({ ...source, readBody: source.readBody() })
  spool.close()
  for (const text of ['readHtml', 'readMarkdown', 'readPlaces', 'readSections', 'readSamples'] as const)
    expect(() => spooled[text]()).toThrow('have already been released')
  expect(() => read.readBody()).toThrow('have already been released')
  expect(spooled.headings).toEqual(compiled.headings)
})
