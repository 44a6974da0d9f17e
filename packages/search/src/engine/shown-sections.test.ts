import { expect, it } from 'vitest'
import { makeRecords } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'

/** Documents about bread: of the group A when their number is below `ofA`, or else of B. */
const breads = (count: number, ofA: number) =>
  makeRecords(
    Array.from({ length: count }, (_, number) => ({
      path: `/docs/${number}`,
      title: `Bread ${'and more '.repeat(number)}`.trim(),
      group: number < ofA ? 'A' : 'B',
      sections: [{ anchor: 'part', heading: 'Part' }],
    })),
  )

const groupsOf = async (
  records: ReturnType<typeof makeRecords>,
  limits: { mostPerGroup?: number; hitsPerPage?: number },
): Promise<string> => {
  const { hits } = await openRecords(records).search('bread', limits)
  return hits.map(({ hierarchy }) => hierarchy.lvl0).join('')
}

it('fills a page with later hits when a group has more than its limit', async () => {
  expect(await groupsOf(breads(18, 12), { mostPerGroup: 3, hitsPerPage: 5 })).toBe('AAABB')
  expect(await groupsOf(breads(18, 12), { hitsPerPage: 5 })).toBe('AAAAA')
})

it('looks for them no further than the usual page', async () =>
  expect(await groupsOf(breads(30, 20), { mostPerGroup: 3, hitsPerPage: 5 })).toBe('AAA'))

it('reads the headings of no other sections than those of the page', async () => {
  const records = makeRecords(
    Array.from({ length: 18 }, (_, number) => ({
      path: `/docs/${number}`,
      title: `Bread ${number}`,
      sections: [{ anchor: 'dough', heading: 'Dough' }],
    })),
  )
  const { search, reads } = openRecords(records)
  expect((await search('dough', { mostPerGroup: 20, hitsPerPage: 4 })).hits).toHaveLength(4)
  expect(reads.filter((name) => /-o\d+\.json$/.test(name))).toHaveLength(4)
})
