import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import type { FrontMatter } from '../schema/front-matter.ts'
import { testCompiled, testDocument } from '../testing/source-documents.ts'
import { checkKeywords } from './check-keywords.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keywords-'))
  mkdirSync(join(root, 'content'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const check = (yaml: string, frontMatter: FrontMatter, headings: readonly string[] | undefined): string[] => {
  writeFileSync(join(root, 'content/sql.md'), `---\n${yaml}\n---\n\nText.\n`)
  const compiled =
    headings && testCompiled('sql', { headings: headings.map((id) => ({ id, text: id, level: 2, html: id })) })
  const problems = collectProblems()
  checkKeywords({
    root,
    documents: [testDocument('sql.md', frontMatter)],
    compiled: new Map(compiled ? [['sql', compiled]] : []),
    problems,
  })
  return problems.all.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

it('reports entries whose heading the document does not have, with the nearest headings', () => {
  const yaml = 'title: SQL\nentry_keywords:\n  indx: [slow query]\n  join: [inner join]'
  expect(check(yaml, { entry_keywords: { indx: ['slow query'], join: ['inner join'] } }, ['index', 'join'])).toEqual([
    'content/sql.md:4 "entry_keywords" names the heading "indx", which the document does not have. Nearest: "index", "join".',
  ])
})

it('reports phrases in the same way', () => {
  const yaml = 'title: SQL\nphrases: [a, a]\nentry_phrases:\n  indx: [slow query]'
  expect(check(yaml, { phrases: ['a', 'a'], entry_phrases: { indx: ['slow query'] } }, ['index'])).toEqual([
    'content/sql.md:3 The phrase "a" appears twice in its list. Delete one of them.',
    'content/sql.md:5 "entry_phrases" names the heading "indx", which the document does not have. Nearest: "index".',
  ])
})

it('does not check the entries of a document that was not compiled', () => {
  expect(check('title: SQL', { entry_keywords: { any: ['a'] } }, undefined)).toEqual([])
})

it('reports a repeated keyword and a keyword that is too long', () => {
  const long = 'x'.repeat(101)
  expect(
    check(
      `keywords: [a, a]\nentry_keywords:\n  join: [${long}]`,
      { keywords: ['a', 'a'], entry_keywords: { join: [long] } },
      ['join'],
    ),
  ).toEqual([
    'content/sql.md:2 The keyword "a" appears twice in its list. Delete one of them.',
    `content/sql.md:4 The keyword "${long}" has 101 characters, and at most 100 are allowed. Keep only words that readers search for.`,
  ])
})
