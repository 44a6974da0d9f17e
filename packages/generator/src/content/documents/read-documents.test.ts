import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import type { ReadSettings } from './read-document.ts'
import { createDocumentReader, type DocumentReader } from './read-documents.ts'

const settings: ReadSettings = { folder: 'content', routeBasePath: 'docs', lang: 'en', onUnknownFrontMatter: 'warn' }
const files = ['content/a.md', 'content/b.md']
const fault = 'warning content/a.md Unknown front matter key "titel"'

let root = ''
let reader: DocumentReader
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'documents-'))
  await mkdir(join(root, 'content'))
  await writeFile(join(root, 'content/a.md'), '---\ntitel: A\n---\n')
  await writeFile(join(root, 'content/b.md'), '# B\n')
  reader = createDocumentReader(root)
})
afterEach(() => rm(root, { recursive: true }))

const read = async (changes: Partial<ReadSettings> = {}) => {
  const problems = collectProblems()
  const documents = (await reader.read(files, { ...settings, ...changes }, problems)).map(({ document }) => document)
  return {
    documents,
    report: problems.all.map(({ severity, file, message }) => `${severity} ${file} ${message.split('.')[0]}`),
  }
}

it('reads changed files, keeps the other documents, and reports the faults of both each time', async () => {
  const first = await read()
  await writeFile(join(root, 'content/b.md'), '# Changed\n')
  const second = await read()
  expect(second.documents.map(({ title }) => title)).toEqual(['a', 'Changed'])
  expect(second.documents[0]).toBe(first.documents[0])
  expect(second.report).toEqual([fault])
  expect(first.report).toEqual(second.report)
})

it('reads everything again when only the settings have changed', async () => {
  await read()
  const { documents, report } = await read({ routeBasePath: 'book', lang: 'ru', onUnknownFrontMatter: 'throw' })
  expect(documents.map(({ path, lang }) => `${lang} ${path}`)).toEqual(['ru /book/a', 'ru /book/b'])
  expect(report).toEqual(['error content/a.md Unknown front matter key "titel"'])
})

it('omits deleted files, and reports files that cannot be read', async () => {
  await read()
  await rm(join(root, 'content/b.md'))
  const gone = await read()
  expect(gone.documents.map(({ id }) => id)).toEqual(['a'])
  expect(gone.report).toEqual([fault])
  await mkdir(join(root, 'content/b.md'))
  const unreadable = await read()
  expect(unreadable.documents.map(({ id }) => id)).toEqual(['a'])
  expect(unreadable.report).toEqual([
    fault,
    expect.stringMatching(/^error content\/b\.md The file cannot be read: Error: EISDIR/),
  ])
})
