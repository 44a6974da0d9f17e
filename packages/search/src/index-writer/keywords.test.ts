import { expect, it } from 'vitest'
import { makeRecords } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'

const firstOf = async (
  query: string,
  sections: { anchor: string; heading: string; keywords?: string[] }[],
): Promise<string | undefined> => {
  const { search } = openRecords(makeRecords([{ path: '/docs/hooks', title: 'Functions of components', sections }]))
  return (await search(query)).hits[0]?.url
}

it('puts a keyword of one word before a heading with other words', async () => {
  const first = await firstOf('useState', [
    { anchor: 'choice', heading: 'When do you prefer useReducer to useState?' },
    { anchor: 'state', heading: 'Keep a value between renders', keywords: ['useState'] },
  ])
  expect(first).toBe('/docs/hooks#state')
})

it('counts the keyword of a section whose heading contains the word among others', async () => {
  const first = await firstOf('useState', [
    { anchor: 'reducer', heading: 'Choose useReducer or useState' },
    { anchor: 'lazy', heading: 'Call a slow function once in the first value of useState', keywords: ['useState'] },
  ])
  expect(first).toBe('/docs/hooks#lazy')
})
