import { expect, it } from 'vitest'
import { type RecordSource, toSearchRecords } from './search-records.ts'

const recordsOf = (frontMatter: RecordSource['document']['frontMatter']) =>
  toSearchRecords({
    document: { path: '/docs/axios', title: 'Axios', description: 'Requests.', lang: 'en', frontMatter },
    compiled: { readSections: () => [{ headings: [], text: 'Words.' }] },
    section: 'Sheets',
    tags: [],
    inboundLinks: 0,
    lang: 'en',
    versionName: 'current',
  })

it('have the front matter about the search', () => {
  const [title, text] = recordsOf({ keywords: ['http'], phrases: ['send a request'], specialized: true })
  expect(title).toMatchObject({ type: 'lvl1', keywords: ['http'], phrases: ['send a request'], specialized: true })
  expect(text).toMatchObject({ type: 'content', keywords: [], phrases: [], specialized: true })
  expect(recordsOf({})[0]).toMatchObject({ keywords: [], phrases: [], specialized: false })
})
