import { describe, expect, it } from 'vitest'
import { createDocumentsUnder } from '../documents-under.ts'
import { orderSidebars } from '../sidebars/positions.ts'
import { testCompiled, testDocument } from '../testing/source-documents.ts'
import { documentImage, documentSummary, imageAddress } from './document-page.ts'
import { pageTexts } from '../../texts/page-texts.ts'
import { readingMinutes } from './reading-time.ts'
import { relatedDocuments } from './related-documents.ts'
import { countInboundLinks } from './search-records.ts'

describe('relatedDocuments', () => {
  const document = (id: string, tags: string[], lang = 'en') => ({ id, path: `/docs/${id}`, lang, tags })
  const related = (documents: ReturnType<typeof document>[], id: string) =>
    relatedDocuments(documents)
      .get(id)
      ?.map((other) => other.id)

  it('puts a rare shared tag before a common tag', () => {
    const documents = [
      document('x/a', ['common', 'rare']),
      document('y/b', ['common']),
      document('z/c', ['rare']),
      document('v/d', ['common']),
      document('w/e', ['other']),
    ]
    expect(related(documents, 'x/a')).toEqual(['z/c', 'v/d', 'y/b'])
    expect(related(documents, 'w/e')).toEqual([])
  })

  it('counts folder and language a little, and the root folder not at all', () => {
    const documents = [
      document('x/a', []),
      document('x/b', [], 'ru'),
      document('x/c', []),
      document('d', []),
      document('e', []),
    ]
    expect(related(documents, 'x/a')).toEqual(['x/c', 'x/b'])
    expect(related(documents, 'd')).toEqual([])
  })

  it('has a fixed order for equal documents, and a limit', () => {
    const documents = Array.from('hgfedcba', (name) => document(`x/${name}`, ['t']))
    expect(related(documents, 'x/d')).toEqual(['x/a', 'x/b', 'x/c', 'x/e', 'x/f', 'x/g'])
    expect(relatedDocuments([])).toEqual(new Map())
  })
})

it.each([
  [0, 0, 1],
  [100, 0, 1],
  [1000, 0, 5],
  [1000, 120, 7],
  [0, 600, 10],
])('computes the reading time of %i words and %i lines of code', (words, lines, minutes) => {
  expect(readingMinutes({ words, lines })).toBe(minutes)
})

it.each([
  ['img/x.png', '/img/x.png'],
  ['./img/x.png', '/img/x.png'],
  ['/img/x.png', '/img/x.png'],
  ['https://example.com/x.png', 'https://example.com/x.png'],
  ['//example.com/x.png', '//example.com/x.png'],
])('image %s is at %s', (image, address) => {
  expect(imageAddress(image)).toBe(address)
})

it('an image beside a document has its published address', () => {
  const assets = [{ path: '/assets/card-1.png', file: 'content/img/card.png' }]
  const at = (image: string) => documentImage(testDocument('guide/a.md', { image }), { assets })
  expect(['../img/card.png', './card.png', '/img/card.png', 'img/card.png'].map(at)).toEqual([
    '/assets/card-1.png',
    undefined,
    undefined,
    undefined,
  ])
})

it('texts exist in English and Russian', () => {
  expect(pageTexts('ru').search.title).toBe('Поиск')
  expect(pageTexts('ru-RU').notFound.title).toBe('Страница не найдена')
  expect(pageTexts('de').tag.title('React')).toBe('Documents tagged “React”')
})

it('counts the documents that link to a page, once each', () => {
  const documents = [testDocument('a.md'), testDocument('b.md')]
  const compiled = new Map([
    [
      'a',
      testCompiled('a', {
        links: [
          { href: 'b.md', path: '/docs/b' },
          { href: 'b.md#x', path: '/docs/b', anchor: 'x' },
          { href: '#y', path: '/docs/a', anchor: 'y' },
        ],
      }),
    ],
    ['b', testCompiled('b', { links: [{ href: 'b.md', path: '/docs/b' }, { href: 'https://example.com' }] })],
  ])
  expect(Object.fromEntries(countInboundLinks(documents, compiled))).toEqual({ '/docs/b': 1 })
})

it('documents below a folder are in the order of the sidebar, without the folder’s own page', () => {
  const documents = [
    'guide/index.md',
    'guide/intro-guide.md',
    'guide/a.md',
    'guide/b.md',
    'guide/deep/intro-deep.md',
    'guide/start.md',
    'guides/x.md',
    'other.md',
  ].map((file) => testDocument(file, file.endsWith('start.md') ? { kind: 'intro' } : {}))
  const item = (path: string) => ({ type: 'document', path, label: path }) as const
  const order = orderSidebars({ main: [item('/docs/guide/deep/intro-deep'), item('/docs/guide/b')] })
  const under = createDocumentsUnder(documents, order, (document) => documentSummary(document, undefined))
  const paths = (folder: string) => under(folder).map(({ path }) => path)
  expect(paths('guide')).toEqual(['/docs/guide/deep/intro-deep', '/docs/guide/b', '/docs/guide/a'])
  expect(paths('./guide/')).toEqual(paths('guide'))
  expect(paths('guide/deep')).toEqual([])
  expect(paths('.')).toContain('/docs/other')
  expect(paths('nothing')).toEqual([])
})
