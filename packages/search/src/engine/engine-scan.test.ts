import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from '../analysis/fold-text.ts'
import { makeRecords, type DocumentOutline } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'

const vocabulary = [
  'alpha',
  'bravo',
  'charlie',
  'delta',
  'echo',
  'foxtrot',
  'golf',
  'hotel',
  'стол',
  'окно',
  'дверь',
  'k8s',
  'c++',
]
const words = (maxLength: number) =>
  fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength }).map((list) => list.join(' '))
const corpus = fc
  .array(
    fc.record({
      title: words(3),
      lead: words(8),
      sections: fc.array(fc.record({ heading: words(3), text: words(12) }), { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((documents) =>
    documents.map(({ title, lead, sections }, number): DocumentOutline => ({
      path: `/docs/${number}`,
      title,
      lead,
      sections: sections.map((section, place) => ({ anchor: `s${place}`, ...section })),
    })),
  )

/** Sections whose own names or text contain a word. */
const sectionsWith = (documents: readonly DocumentOutline[], word: string): string[] => {
  const holds = (text: string) => foldText(text).split(' ').includes(word)
  return documents.flatMap(({ path, title, lead = '', sections = [] }) => [
    ...(holds(`${title} ${lead}`) ? [path] : []),
    ...sections
      .filter(({ heading, text = '' }) => holds(`${heading} ${text}`))
      .map(({ anchor }) => `${path}#${anchor}`),
  ])
}

describe('against a scan of all records', () => {
  it('finds exactly the sections that contain a word: titles before headings before text', async () => {
    await fc.assert(
      fc.asyncProperty(corpus, fc.constantFrom(...vocabulary), async (documents, word) => {
        const { search } = openRecords(makeRecords(documents))
        const { hits, nbHits } = await search(`${word} `, { hitsPerPage: 1_000 })
        const expected = sectionsWith(documents, word)
        expect(hits.map(({ url }) => url).toSorted()).toEqual(expected.toSorted())
        expect(nbHits).toBe(expected.length)
        const rank = { lvl1: 0, lvl2: 1, content: 2 } as Record<string, number>
        const ranks = hits.map(({ type }) => rank[type] ?? -1)
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      }),
      { numRuns: 60 },
    )
  })

  it('puts sections that contain both words among the answers to both', async () => {
    await fc.assert(
      fc.asyncProperty(
        corpus,
        fc.constantFrom(...vocabulary),
        fc.constantFrom(...vocabulary),
        async (documents, a, b) => {
          const { search } = openRecords(makeRecords(documents))
          const found = new Set((await search(`${a} ${b} `, { hitsPerPage: 1_000 })).hits.map(({ url }) => url))
          const [withA, withB] = [sectionsWith(documents, a), sectionsWith(documents, b)]
          expect(withA.filter((url) => withB.includes(url)).filter((url) => !found.has(url))).toEqual([])
          expect([...found].filter((url) => !withA.includes(url) && !withB.includes(url))).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })

  it('finds every word with any single typo after its second letter', async () => {
    const long = ['charlie', 'foxtrot', 'docker', 'closure', 'замыкание', 'массив']
    const { search } = openRecords(makeRecords(long.map((word, number) => ({ path: `/docs/${number}`, title: word }))))
    for (const [number, word] of long.entries()) {
      const letters = word.charCodeAt(0) < 128 ? 'zq' : 'щъ'
      for (let place = 2; place < word.length; place++) {
        const [before, after] = [word.slice(0, place), word.slice(place)]
        const typos = [
          before + after.slice(1),
          ...[...letters].flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
        ]
        if (after.length > 1) typos.push(before + after[1] + after[0] + after.slice(2))
        for (const typo of typos) expect((await search(`${typo} `)).hits[0]?.url, typo).toBe(`/docs/${number}`)
      }
    }
  })
})
