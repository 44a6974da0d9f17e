import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { testCompiled, testDocument } from '../testing/source-documents.ts'
import { checkPlan } from './check-plan.ts'
import { readPlan } from './read-plan.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plan-'))
})
afterAll(() => rm(root, { recursive: true }))

const head = 'path\ttitle\tkind\tlang\twords\tnote\n'

const run = async (text: string, severity: 'throw' | 'warn' = 'warn') => {
  await writeFile(join(root, 'plan.tsv'), text)
  const problems = collectProblems()
  const plan = await readPlan(root, 'plan.tsv', problems)
  const facts = { title: 'Title', kind: 'guide' } as const
  const documents = [
    ...['guide/short.mdx', 'guide/long.mdx', 'guide/faulty.mdx', 'topic/index.mdx'].map((name) =>
      testDocument(name, facts),
    ),
    testDocument('guide/other.mdx', { title: 'Another', kind: 'links', lang: 'ru', slug: '/elsewhere' }),
    testDocument('guide/bare.mdx', { title: 'Title' }),
  ]
  const documentsById = new Map(documents.map((document) => [document.id, document]))
  const compiled = new Map([
    ['guide/short', testCompiled('guide/short', { words: 99 })],
    ['guide/long', testCompiled('guide/long', { words: 100 })],
  ])
  checkPlan({ plan, file: 'plan.tsv', folder: 'content', documentsById, compiled, severity, problems })
  return problems.all.map(({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`)
}

it('reports missing documents and documents that are too short', async () => {
  const row = (path: string) => `${path}\tTitle\tguide\ten\t100\t\n`
  const text =
    head +
    ['guide/short', 'guide/long', 'guide/faulty', 'topic', 'guide/none', 'guide/nothing', 'alone'].map(row).join('')
  expect(await run(text, 'throw')).toMatchInlineSnapshot(`
    [
      "error content/guide/short.mdx:undefined The document has 99 words of prose; the plan asks for at least 100 (plan.tsv:2). Write what its subject still needs.",
      "error plan.tsv:6 The planned document "guide/none" does not exist. Write content/guide/none.mdx, or delete the row.",
      "error plan.tsv:7 The planned document "guide/nothing" does not exist. Write content/guide/nothing.mdx, or delete the row.",
      "error plan.tsv:8 The planned document "alone" does not exist. Write content/alone.mdx, or delete the row.",
    ]
  `)
  expect(await run(text)).toMatchInlineSnapshot(`
    [
      "warning content/guide/short.mdx:undefined The document has 99 words of prose; the plan asks for at least 100 (plan.tsv:2). Write what its subject still needs.",
      "warning plan.tsv:undefined 3 of 7 planned documents do not exist yet. Write them, or delete their rows:
      guide: none, nothing
      .: alone",
    ]
  `)
})

it('reports a title, a kind, a language and an address that differ from the plan', async () => {
  const row = (path: string) => `${path}\tTitle\tguide\ten\t0\t\n`
  expect(await run(head + ['guide/long', 'topic', 'guide/other', 'guide/bare'].map(row).join(''), 'throw'))
    .toMatchInlineSnapshot(`
    [
      "error content/guide/bare.mdx:undefined The kind of the document is missing; the plan has "guide" (plan.tsv:5). Correct the one that is wrong.",
      "error content/guide/other.mdx:undefined The title of the document is "Another"; the plan has "Title" (plan.tsv:4). Correct the one that is wrong.",
      "error content/guide/other.mdx:undefined The kind of the document is "links"; the plan has "guide" (plan.tsv:4). Correct the one that is wrong.",
      "error content/guide/other.mdx:undefined The language of the document is "ru"; the plan has "en" (plan.tsv:4). Correct the one that is wrong.",
      "error content/guide/other.mdx:undefined The address of the document is /docs/elsewhere; the plan has /…/guide/other (plan.tsv:4). Correct the one that is wrong.",
    ]
  `)
  expect((await run(head + row('guide/bare'))).map((report) => report.split(' ')[0])).toEqual(['warning'])
})

it('reports faulty rows and a faulty header', async () => {
  expect(await run(`${head}\nguide/a\tA\tguid\ten\tmany\t\n/x\n`)).toMatchInlineSnapshot(`
    [
      "error plan.tsv:3 "kind" is "guid"; allowed: "guide", "topic", "links", "intro", "algorithm", "questions", "snippets", "reference", "cheatsheet", "data-structure".",
      "error plan.tsv:3 "words" is "many"; needed: a whole number.",
      "error plan.tsv:4 "path" is "/x"; needed: words joined by "/".",
      "error plan.tsv:4 "title" is empty; write something.",
      "error plan.tsv:4 "kind" is ""; allowed: "topic", "guide", "links", "intro", "snippets", "algorithm", "questions", "reference", "cheatsheet", "data-structure".",
      "error plan.tsv:4 "lang" is empty; write something.",
      "error plan.tsv:4 "words" is ""; needed: a whole number.",
    ]
  `)
  expect(await run('path,title\n')).toMatchInlineSnapshot(`
    [
      "error plan.tsv:1 The first line is "path,title"; it must name the columns, with tabs between them: path, title, kind, lang, words, note.",
    ]
  `)
})

it('reads a file that an editor on Windows has saved', async () => {
  const row = 'guide/short\tTitle\tguide\ten\t99\t\n'
  expect(await run(`\uFEFF${(head + row).replaceAll('\n', '\r\n')}`)).toEqual([])
})

it('lists missing documents by their whole folder, and ignores blank lines', async () => {
  const row = (path: string) => `${path}\tTitle\tguide\ten\t0\t\n`
  const reports = await run(head + ['a/b/one', 'a/c/two', 'a/b/three'].map(row).join(' \t\n'))
  expect(reports.map((report) => report.split('\n').slice(1))).toEqual([['  a/b: one, three', '  a/c: two']])
})

it('reports a plan that cannot be read', async () => {
  const problems = collectProblems()
  await mkdir(join(root, 'folder.tsv'), { recursive: true })
  expect(await readPlan(root, 'folder.tsv', problems)).toEqual([])
  expect(problems.all).toMatchObject([
    {
      severity: 'error',
      rule: 'plan',
      file: 'folder.tsv',
      message: expect.stringMatching(/^The plan cannot be read: EISDIR: .*\. Check its permissions\.$/),
    },
  ])
})

it('plans nothing without a file', async () => {
  const problems = collectProblems()
  expect(await readPlan(root, 'none.tsv', problems)).toEqual([])
  expect(problems.all).toEqual([])
})
