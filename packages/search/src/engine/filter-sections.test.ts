import { expect, it, vi } from 'vitest'
import { filterSections } from './filter-sections.ts'
import type { IndexReader } from './index-reader.ts'
import type { RankedSection } from './ranked-section.ts'

const sectionOf = (document: number): RankedSection => ({ document, section: 0, score: 1, fields: [] })
const document = vi.fn<IndexReader['document']>(
  async (number) => ({ group: number % 2, language: 0 }) as Awaited<ReturnType<IndexReader['document']>>,
)
const tags = vi.fn<IndexReader['tags']>(async (number) => (number < 2 ? ['sql'] : []))
// SAFETY: filtering uses only these properties.
const index = {
  manifest: { groups: ['Guides', 'Notes'], languages: ['en'], lang: 'en', versionTag: 'v1' },
  document,
  tags,
} as unknown as IndexReader

it('reads at most 400 documents, and reports that there are more', async () => {
  const ranked = Array.from({ length: 500 }, (_, number) => sectionOf(number))
  const { sections, facets, exhaustive } = await filterSections(index, ranked, {
    indexName: 'embedded',
    query: '',
    facets: ['hierarchy.lvl0'],
  })
  expect([sections.length, facets, exhaustive]).toEqual([400, { 'hierarchy.lvl0': { Guides: 200, Notes: 200 } }, false])
  expect(document).toHaveBeenCalledTimes(400)
})

it('fetches nothing when all documents match the filters', async () => {
  document.mockClear()
  const ranked = [sectionOf(1), sectionOf(2)]
  for (const facetFilters of [['lang:en', 'versionTag:v1'], [['lang:de', 'lang:en', 'tags:sql']]]) {
    expect(await filterSections(index, ranked, { indexName: 'embedded', query: '', facetFilters })).toEqual({
      sections: ranked,
      exhaustive: true,
    })
  }
  expect(document).not.toHaveBeenCalled()
})

it('requires one value of each filter, and fetches tags only when a filter asks for a tag', async () => {
  const ranked = [0, 1, 2, 3].map(sectionOf)
  const left = async (facetFilters: (string | string[])[]) =>
    (await filterSections(index, ranked, { indexName: 'embedded', query: '', facetFilters })).sections.map(
      (section) => section.document,
    )
  tags.mockClear()
  expect(await left(['hierarchy.lvl0:Notes', 'language:en'])).toEqual([1, 3])
  expect(await left(['language:de'])).toEqual([])
  expect(tags).not.toHaveBeenCalled()
  expect(await left(['hierarchy.lvl0:Notes', ['tags:css', 'tags:sql']])).toEqual([1])
  expect(await left([['hierarchy.lvl0:Notes', 'tags:sql']])).toEqual([0, 1, 3])
})

it('counts tags with any names, and counts only requested facets', async () => {
  const tagged = {
    ...index,
    tags: async (number: number) => (number === 0 ? ['constructor', 'std::vec'] : number === 1 ? ['constructor'] : []),
  }
  const ranked = [0, 1, 2].map(sectionOf)
  const request = { indexName: 'embedded', query: '' }
  expect(await filterSections(tagged, ranked, { ...request, facets: ['tags', 'lang'] })).toEqual({
    sections: ranked,
    facets: { tags: { constructor: 2, 'std::vec': 1 }, lang: { en: 3 } },
    exhaustive: true,
  })
  expect(await filterSections(tagged, ranked, { ...request, facetFilters: ['tags:std::vec'] })).toEqual({
    sections: [sectionOf(0)],
    exhaustive: true,
  })
})
