import { expect, test } from 'vitest'
import { collectProblems } from '../problems.ts'
import { testDocument } from '../testing/source-documents.ts'
import { chooseFolderPages } from './choose-folder-pages.ts'

test.each([
  [['README.md', 'index.md'], '/start', ['content/README.md']],
  [['guide/Readme.mdx', 'guide/index.md'], 'overview', ['content/guide/Readme.mdx']],
  [['README.md', 'guide/index.md'], '/start', []],
])('warns about a README that replaces an index: %j with the slug %j', (files, slug, reported) => {
  const problems = collectProblems()
  const documents = files.map((file) => testDocument(file, file.includes('index') ? { slug } : {}))
  expect(chooseFolderPages(documents, { onDuplicateRoutes: 'warn' }, problems)).toEqual(documents)
  expect(problems.all.map(({ file }) => file)).toEqual(reported)
  expect(
    problems.all.every(({ severity, message }) => severity === 'warning' && message.includes('"docs.exclude"')),
  ).toBe(true)
})

test.each([
  [['README.md', 'index.md'], ['content/index.md']],
  [
    ['guide/index.mdx', 'guide/readme.md', 'guide/a.md'],
    ['content/guide/index.mdx', 'content/guide/a.md'],
  ],
  [
    ['README.md', 'guide/index.md'],
    ['content/README.md', 'content/guide/index.md'],
  ],
])('an index is the page of its folder, also beside a README: %j', (files, kept) => {
  const problems = collectProblems()
  const documents = files.map((file) => testDocument(file, {}))
  const chosen = chooseFolderPages(documents, { onDuplicateRoutes: 'warn' }, problems)
  expect(chosen.map(({ file }) => file)).toEqual(kept)
  expect(problems.all.map(({ file, message }) => [file, message.includes('"docs.exclude"')])).toEqual(
    documents.filter((document) => !chosen.includes(document)).map(({ file }) => [file, true]),
  )
})
