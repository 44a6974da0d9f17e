import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openResultStore } from './result-store.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'results-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const entry = { text: 'naïve 🐦 \0', files: [['a', 'b']], nothing: null }
const only = async () => join(root, '.cache/documents', (await readdir(join(root, '.cache/documents')))[0] ?? '')

it('gives back what was written, in another run too', () => {
  expect(openResultStore(root).read('guide/a')).toBeUndefined()
  openResultStore(root).write('guide/a', entry)
  expect(openResultStore(root).read('guide/a')).toEqual(entry)
  expect(openResultStore(root).read('guide/b')).toBeUndefined()
})

it('takes a damaged file for none, and replaces it', async () => {
  const store = openResultStore<typeof entry>(root)
  store.write('guide/a', entry)
  const file = await only()
  for (const damage of [
    Buffer.alloc(0),
    Buffer.from('text'),
    Buffer.from('null'),
    Buffer.from('[]'),
    (await readFile(file)).subarray(0, 40),
  ]) {
    await writeFile(file, damage)
    expect(store.read('guide/a')).toBeUndefined()
  }
  store.write('guide/a', entry)
  expect(store.read('guide/a')).toEqual(entry)
})

it('takes the file of another program, or of another document, for none', async () => {
  const store = openResultStore<typeof entry>(root)
  store.write('guide/a', entry)
  const file = await only()
  const written = await readFile(file, 'utf8')
  for (const part of [/(?<="program":")./, /(?<="id":".*)a/]) {
    await writeFile(file, written.replace(part, 'x'))
    expect(store.read('guide/a')).toBeUndefined()
  }
})

it('goes on where nothing can be written', async () => {
  await writeFile(join(root, '.cache'), 'a file where a folder should be')
  const store = openResultStore<typeof entry>(root)
  store.write('guide/a', entry)
  expect(store.read('guide/a')).toBeUndefined()
})
