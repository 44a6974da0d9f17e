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
it('gives back what was written, in another run too', () => {
  expect(openResultStore(root).read('guide/a')).toBeUndefined()
  openResultStore(root).write('guide/a', entry)
  expect(openResultStore(root).read('guide/a')).toEqual(entry)
  expect(openResultStore(root).read('guide/b')).toBeUndefined()
})

it('treats a damaged file as missing, and replaces it', async () => {
  const store = openResultStore<typeof entry>(root)
  store.write('guide/a', entry)
  const folder = join(root, '.cache/store/documents')
  const file = join(folder, (await readdir(folder))[0] ?? '')
  const text = await readFile(file)
  await writeFile(file, text.toString('latin1').replace('"nothing"', '"another"'), 'latin1')
  expect(store.read('guide/a')).toBeUndefined()
  store.write('guide/a', entry)
  expect(store.read('guide/a')).toEqual(entry)
})

it('continues where nothing can be written', async () => {
  await writeFile(join(root, '.cache'), 'a file where a folder should be')
  const store = openResultStore<typeof entry>(root)
  store.write('guide/a', entry)
  expect(store.read('guide/a')).toBeUndefined()
})
