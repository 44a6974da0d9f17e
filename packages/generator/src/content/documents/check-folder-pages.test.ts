import { expect, test } from 'vitest'
import { collectProblems } from '../problems.ts'
import { testDocument } from '../testing/source-documents.ts'
import { checkFolderPages } from './check-folder-pages.ts'

test.each([
  [['README.md', 'index.md'], '/start', ['content/README.md']],
  [['guide/Readme.mdx', 'guide/index.md'], 'overview', ['content/guide/Readme.mdx']],
  [['README.md', 'guide/index.md'], '/start', []],
])('warns about a README that replaces an index: %j with the slug %j', (files, slug, reported) => {
  const problems = collectProblems()
  checkFolderPages(
    files.map((file) => testDocument(file, file.includes('index') ? { slug } : {})),
    problems,
  )
  expect(problems.all.map(({ file }) => file)).toEqual(reported)
  expect(
    problems.all.every(({ severity, message }) => severity === 'warning' && message.includes('"docs.exclude"')),
  ).toBe(true)
})
