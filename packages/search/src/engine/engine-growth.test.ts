import { describe, expect, it } from 'vitest'
import { makeRecords, type DocumentOutline } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'

describe('terms that are spread over many packs', () => {
  // Some hundred words with the same beginning, which no test handbook has.
  const words = Array.from(
    { length: 700 },
    (_, number) => `con${String.fromCharCode(97 + (number % 26))}${number.toString(36)}`,
  )
  const records = makeRecords(
    words.map((word, number) => ({
      path: `/docs/${number}`,
      title: `About ${word}`,
      lead: 'container '.repeat(number % 3),
    })),
  )

  it('are found by their beginning with one or two files, and each by its name and with a typo', async () => {
    const { search, reads, files } = openRecords(records)
    const packsOf = (names: readonly string[]) => names.filter((name) => files.get(name)?.startsWith('{"terms"'))
    expect(packsOf([...files.keys()]).length).toBeGreaterThan(6)
    const { hits, nbHits } = await search('con')
    expect(packsOf(reads).length).toBeLessThanOrEqual(2)
    expect(nbHits).toBe(100)
    expect(hits).toHaveLength(20)
    for (const [number, word] of words.entries()) {
      if (number % 20 > 0) continue
      expect((await search(word)).hits[0]?.url, word).toBe(`/docs/${number}`)
      expect((await search(`${word} `)).hits[0]?.url, word).toBe(`/docs/${number}`)
    }
    expect((await search('contianer ')).nbHits).toBeGreaterThan(100)
  })
})

it('keeps the most important sections of a term that very many sections contain', async () => {
  const documents = Array.from({ length: 800 }, (_, number) => ({
    path: `/docs/${number}`,
    title: number === 790 ? 'Container' : `Topic ${number.toString(36)}x`,
    lead: 'A container.',
  }))
  const { hits, nbHits } = await openRecords(makeRecords(documents)).search('container ')
  expect(hits[0]?.url).toBe('/docs/790')
  expect([nbHits, new Set(hits.map(({ url }) => url)).size]).toEqual([400, 20])
})

describe('growth', () => {
  const site = (pages: number): DocumentOutline[] =>
    Array.from({ length: pages }, (_, number) => ({
      path: `/docs/${number}`,
      title: `Container topic ${number.toString(36)}x`,
      lead: 'A container runs a service. '.repeat(5),
      sections: Array.from({ length: 5 }, (_section, place) => ({
        anchor: `s${place}`,
        heading: `Volume ${place}`,
        text: `Keep the data of container ${number} in a volume. `.repeat(4),
      })),
    }))
  const bytesFor = async (pages: number, query: string): Promise<number> => {
    const { files, reads, search } = openRecords(makeRecords(site(pages)))
    await search(query)
    return [...new Set(reads)].reduce((sum, name) => sum + (files.get(name)?.length ?? 0), 0)
  }

  it.each(['container volume', 'c'])('fetches hardly more for %s from ten times as many pages', async (query) => {
    const [small, large] = [await bytesFor(150, query), await bytesFor(1_500, query)]
    expect(large / small).toBeLessThan(2)
  })
})
