import { expect, it } from 'vitest'
import { makeRecords } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'

const records = makeRecords([
  { path: '/docs/docker', title: 'Docker', sections: [{ anchor: 'volumes', heading: 'Volumes' }] },
  { path: '/docs/git', title: 'Git' },
])

it.each<[what: string, query: string, leftOut: string[] | undefined]>([
  ['a word that the index lacks', 'docker volumes zyxwvut ', ['zyxwvut']],
  ['no word of another section of the document', 'docker volumes ', undefined],
  ['no word that is still being typed', 'docker vol', undefined],
  ['no word of little meaning', 'how does docker work ', undefined],
  ['nothing when there are no results', 'zyxwvut ', undefined],
])('names with the results %s', async (_, query, leftOut) =>
  expect((await openRecords(records).search(query)).leftOut).toEqual(leftOut),
)

it('names a word that only documents outside of the shown page contain', async () => {
  const { search } = openRecords(records)
  expect((await search('docker volumes git ', { hitsPerPage: 1 })).leftOut).toEqual(['git'])
})
