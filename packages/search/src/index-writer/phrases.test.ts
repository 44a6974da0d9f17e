import { expect, it } from 'vitest'
import { makeRecords } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'

const section = (anchor: string, heading: string, names: { keywords?: string[]; phrases?: string[] } = {}) => ({
  anchor,
  heading,
  ...names,
})

const urlsOf = async (query: string): Promise<string[]> => {
  const { search } = openRecords(
    makeRecords([
      {
        path: '/docs/sql',
        title: 'SQL',
        phrases: ['database questions'],
        sections: [
          section('joins', 'Combine tables', { phrases: ['slow query'] }),
          section('index', 'Index', { keywords: ['slow query'] }),
          section('plan', 'Why is a query slow?', { phrases: ['rows of two tables'] }),
        ],
      },
    ]),
  )
  return (await search(query)).hits.map(({ url }) => url)
}

it('finds a document and a section by their phrases', async () => {
  expect(await urlsOf('database questions')).toEqual(['/docs/sql'])
  expect((await urlsOf('rows two'))[0]).toBe('/docs/sql#plan')
})

it('puts a section with a phrase behind those with a heading or a keyword', async () => {
  const found = await urlsOf('slow query')
  expect(found).toHaveLength(3)
  expect(found.at(-1)).toBe('/docs/sql#joins')
})
