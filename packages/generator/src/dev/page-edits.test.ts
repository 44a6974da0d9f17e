import { expect, it } from 'vitest'
import type { StoredDocumentPage } from '../content/pages/site-page.ts'
import { pageDataVersion } from '../model/page.ts'
import { contentHash } from '@dev-handbook/search/index-format/content-hash'
import { createEditDescriber } from './page-edits.ts'

const page = (html: string, title = 'Title'): StoredDocumentPage => ({
  version: pageDataVersion,
  kind: 'document',
  path: '/docs/a',
  lang: 'en',
  title,
  description: '',
  readHtml: () => html,
  outline: [],
  readingMinutes: 1,
  islands: [],
  tags: [],
  related: [],
  packages: [],
})

it('describes edits of an article one after another', () => {
  const describeEdit = createEditDescriber()
  const [first, second, third] = [
    page('<p>1</p><p>2</p>'),
    page('<p>1</p><p>3</p>'),
    page('<p>1</p><p>3</p><p>4</p>', 'New'),
  ]
  const { readHtml: _, ...around } = second
  expect(describeEdit(first, second)).toEqual({
    path: '/docs/a',
    document: {
      around,
      before: contentHash(first.readHtml()),
      after: contentHash(second.readHtml()),
      patch: expect.objectContaining({ start: 1, removed: 1, html: '<p>3</p>' }),
    },
  })
  expect(describeEdit(second, third)).toMatchObject({
    document: {
      around: { title: 'New' },
      before: contentHash(second.readHtml()),
      patch: { start: 2, count: 2, html: '<p>4</p>' },
    },
  })
})

it('makes windows fetch the page when the whole article has to be shown again, and continues from that page', () => {
  const describeEdit = createEditDescriber()
  const [first, torn, whole] = [page('<p>1</p>'), page('<p>1'), page('<p>1</p><p>2</p>')]
  expect(describeEdit(first, torn).document?.patch).toBeUndefined()
  expect(describeEdit(torn, whole).document?.patch).toBeUndefined()
  expect(describeEdit(whole, first).document?.patch).toMatchObject({ start: 1, removed: 1 })
})

it('reports an unchanged article, new pages, and pages that are not documents', () => {
  const describeEdit = createEditDescriber()
  const mark = contentHash('<p>1</p>')
  const same = describeEdit(page('<p>1</p>'), page('<p>1</p>', 'New')).document
  expect(same).toMatchObject({ before: mark, after: mark, around: { title: 'New' } })
  expect(same?.patch).toBeUndefined()
  expect(describeEdit(undefined, page('<p>1</p>'))).toEqual({ path: '/docs/a' })
  const search = {
    version: pageDataVersion,
    kind: 'search',
    path: '/search',
    title: '',
    description: '',
    lang: 'en',
  } as const
  expect(describeEdit(search, search)).toEqual({ path: '/search' })
})
