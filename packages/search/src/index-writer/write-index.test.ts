import { expect, it } from 'vitest'
import { handbookRecords } from '../testing/handbook-records.ts'
import { makeRecords } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'
import { type DocumentPart, documentPart } from './document-part.ts'
import { gatherDocuments } from './gather-documents.ts'
import { indexFiles, writeIndex } from './write-index.ts'

it('produces the same files from documents in another order', () => {
  const documents = [
    { path: '/docs/a', title: 'Docker', tags: ['Containers'] },
    { path: '/docs/b', title: 'Sorting', group: 'Algorithms', language: 'ru' },
    { path: '/docs/c', title: 'Axios', specialized: true },
    { path: '/docs/d', title: 'Hooks' },
  ]
  expect([...writeIndex(makeRecords(documents.toReversed()))]).toEqual([...writeIndex(makeRecords(documents))])
})

it('produces an index without records, which finds nothing', async () => {
  expect(await openRecords([]).search('docker')).toMatchObject({ hits: [], nbHits: 0 })
})

it('rejects documents that are not in the order of the index', () => {
  const [special, other] = [
    { path: '/docs/a', title: 'Axios', specialized: true },
    { path: '/docs/b', title: 'Hooks' },
  ].flatMap((document) => gatherDocuments(makeRecords([document])).map((source) => documentPart(source)))
  expect(() => [...indexFiles([special, other] as DocumentPart[])]).toThrow('/docs/b is not in the order of the index')
  expect(() => [...indexFiles([other, special] as DocumentPart[])]).not.toThrow()
})

it('rejects a record whose document has no title', () => {
  const records = handbookRecords.filter(({ objectID }) => objectID !== '/docs/guide/docker')
  expect(() => writeIndex(records)).toThrow(
    'The record /docs/guide/docker:text belongs to /docs/guide/docker, which has no record of its title. Write one of type "lvl1" without an anchor.',
  )
})

it.each(['lang', 'versionTag'])(
  'rejects records of one document, and of several documents, that differ in %s',
  (facet) => {
    const records = makeRecords([
      { path: '/docs/a', title: 'A', lead: 'Text.' },
      { path: '/docs/b', title: 'B' },
    ])
    for (const changed of ['/docs/a:text', '/docs/b']) {
      const different = records.map((record) =>
        record.objectID === changed ? { ...record, [facet]: 'other' } : record,
      )
      expect(() => writeIndex(different)).toThrow(
        new RegExp(`^The record ${changed} has the facets .*other.* Write one index for each\\.$`),
      )
    }
  },
)
