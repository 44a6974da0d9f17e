import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withDigest } from '../digest/document-digest.ts'
import { plainCompiled, testCompiled } from '../testing/source-documents.ts'
import { type CompiledEntry, openResultStore } from './result-store.ts'
import { openTextSpool } from './text-spool.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'results-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const result = withDigest(
  testCompiled('guide/a', {
    html: '<p>naïve 🐦 \0</p>',
    markdown: '# Naïve\n',
    sections: [{ headings: [], text: 'naïve' }],
    samples: [{ lang: 'ts', meta: { run: 'node' }, code: '1', line: 3, script: { imports: [], nodeGlobals: [] } }],
  }),
)
const entry = { key: 'a key', questions: [], files: [['a', 'b']], result } satisfies CompiledEntry
/** An entry as plain data. */
const plain = (read: CompiledEntry | undefined) => read && { ...read, result: plainCompiled(read.result) }
it('returns what was written, in another run too', () => {
  expect(openResultStore(root).read('guide/a')).toBeUndefined()
  openResultStore(root).write('guide/a', entry)
  expect(plain(openResultStore(root).read('guide/a'))).toEqual(plain(entry))
  expect(openResultStore(root).read('guide/b')).toBeUndefined()
})

it('returns what the spool of a run contains, even when the file changes', () => {
  const spool = openTextSpool(join(root, '.cache'))
  const store = openResultStore(root, spool)
  store.write('guide/a', entry)
  const before = store.read('guide/a')
  store.write('guide/a', { ...entry, result: testCompiled('guide/a') })
  expect(plain(before)).toEqual(plain(entry))
  spool.close()
  expect(() => before?.result.readHtml()).toThrow('have already been released')
})

it('treats a damaged file as missing, and replaces it', async () => {
  const store = openResultStore(root)
  store.write('guide/a', entry)
  const folder = join(root, '.cache/store/documents')
  const file = join(folder, (await readdir(folder))[0] ?? '')
  const text = await readFile(file)
  await writeFile(file, text.toString('latin1').replace('"a key"', '"b key"'), 'latin1')
  expect(store.read('guide/a')).toBeUndefined()
  store.write('guide/a', entry)
  expect(plain(store.read('guide/a'))).toEqual(plain(entry))
})

it('works when the store cannot be written', async () => {
  await writeFile(join(root, '.cache'), 'a file where a folder should be')
  const store = openResultStore(root)
  store.write('guide/a', entry)
  expect(store.read('guide/a')).toBeUndefined()
})
