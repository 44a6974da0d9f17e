import { expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { testDocument } from '../testing/source-documents.ts'
import { generateSlice } from './generate-slice.ts'
import { indexDocument } from './index-document.ts'

const documents = ['intro', 'guide/docker', '1-sort/2-quick', '1-sort/bubble'].map((id) => testDocument(`${id}.md`))

/** The resulting sidebar and problems when the folder `guide` or `1-sort` links to a document. */
const link = (folder: string, id: string) => {
  const problems = collectProblems()
  const items = generateSlice('.', {
    documents: documents.map((document) => ({ document, file: document.file.slice('content/'.length) })),
    categories: new Map([
      [
        folder,
        { link: { type: 'doc', id }, linkPlace: { file: `content/${folder}/_category_.json`, line: 3, column: 2 } },
      ],
    ]),
    hiddenIds: new Set(['draft', 'sort/later']),
    problems,
    indexOf: (category) => indexDocument(category, { docsPath: '/docs', folder: 'content', lang: 'en' }),
  })
  const segment = folder.replace(/^\d-/, '')
  const found = items?.find((item) =>
    item.type === 'category' ? item.segment === segment : item.type === 'doc' && item.document.id.startsWith(segment),
  )
  return {
    page: found && 'document' in found ? found.document?.id : undefined,
    report: problems.all.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
  }
}

it("a folder links to a document by the document's name in the folder, or by its whole id", () => {
  expect(link('1-sort', 'quick')).toEqual({ page: 'sort/quick', report: [] })
  expect(link('1-sort', 'guide/docker')).toEqual({ page: 'guide/docker', report: [] })
  expect(link('guide', 'docker')).toEqual({ page: 'guide/docker', report: [] })
})

it('a missing folder is reported where the settings name it', () => {
  expect(link('1-sort', 'quik').report).toEqual([
    'content/1-sort/_category_.json:3:2 The folder "1-sort" links to the document "quik", which does not exist. Available ids: "quick", "bubble", "intro", "sort/quick", "guide/docker", "sort/bubble".',
  ])
})

it('folders are ordered by their settings, then by their page, then by their number, then by name', () => {
  const made = ['10-tenth/x', '2-second/x', 'b/x', 'a/x', 'paged/x', 'set/x', 'plain'].map((id) =>
    testDocument(`${id}.md`),
  )
  const page = testDocument('paged/index.md', { sidebar_position: 3 })
  const items = generateSlice('', {
    documents: [...made, page].map((document) => ({ document, file: document.file.slice('content/'.length) })),
    categories: new Map([['set', { position: 2.5, linkPlace: { file: '', line: 1, column: 1 } }]]),
    hiddenIds: new Set(),
    problems: collectProblems(),
    indexOf: (category) => indexDocument(category, { docsPath: '/docs', folder: 'content', lang: 'en' }),
  })
  expect(items?.map((item) => (item.type === 'category' ? item.segment : item.label))).toEqual([
    'second',
    'set',
    'paged',
    'tenth',
    'a',
    'b',
    'plain',
  ])
})

it('drafts and unlisted documents are omitted without a report', () => {
  for (const id of ['later', 'sort/later', 'draft']) expect(link('1-sort', id)).toEqual({ page: undefined, report: [] })
})
