import { expect, it } from 'vitest'
import { makeRecords, type DocumentOutline } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'
import { packPostings } from '../index-format/postings.ts'
import { rankSections, type ExpandedWord } from './rank-sections.ts'

const anchors = async (documents: DocumentOutline[], query: string): Promise<(string | null)[]> =>
  (await openRecords(makeRecords(documents)).search(query)).hits.map(({ anchor }) => anchor)

it('ignores stop words in the length of a heading', async () => {
  const sections = [
    { anchor: 'rust', heading: 'Rust closure' },
    { anchor: 'what', heading: 'What is a closure?' },
  ]
  expect(await anchors([{ path: '/docs/a', title: 'Questions', sections }], 'closure')).toEqual(['what', 'rust'])
})

it('prefers a heading with another form of the word to a longer heading with the word itself', async () => {
  const sections = [
    { anchor: 'read', heading: 'A promise as a prop' },
    { anchor: 'promises', heading: 'Promises' },
    { anchor: 'itself', heading: 'Promise' },
  ]
  expect(await anchors([{ path: '/docs/a', title: 'Language', sections }], 'promise')).toEqual([
    'itself',
    'promises',
    'read',
  ])
})

const testing: DocumentOutline = {
  path: '/docs/a',
  title: 'Test code',
  sections: [
    { anchor: 'promises', heading: 'Promises' },
    { anchor: 'mocks', heading: 'Mocks' },
  ],
}

const asynchronous: DocumentOutline = {
  path: '/docs/b',
  title: 'Wait for results',
  sections: [
    { anchor: 'promises', heading: 'Promises' },
    { anchor: 'then', heading: 'Chains', text: 'Each call returns a promise.' },
    { anchor: 'all', heading: 'Groups', text: 'Wait for several promises.' },
    { anchor: 'errors', heading: 'Errors', text: 'A promise can fail.' },
  ],
}

it('prefers the section of a document that is about the subject', async () => {
  const { hits } = await openRecords(makeRecords([testing, asynchronous])).search('promises')
  expect(hits.slice(0, 2).map(({ url }) => url)).toEqual(['/docs/b#promises', '/docs/a#promises'])
})

it('prefers a short document with the name to a heading in a long one', async () => {
  const short = { path: '/docs/z', title: 'Promises' }
  const sections = Array.from({ length: 60 }, (_, index) => ({
    anchor: `s${index}`,
    heading: 'Part',
    text: 'promises',
  }))
  const long = { ...asynchronous, sections: [...(asynchronous.sections ?? []), ...sections] }
  const { hits } = await openRecords(makeRecords([long, short])).search('promises')
  expect(hits[0]?.url).toBe('/docs/z')
})

it('leaves room for other documents after the best section of a document', async () => {
  const parts = ['First', 'Second', 'Third'].map((part) => ({ anchor: part, heading: `${part} promise` }))
  const texts = Array.from({ length: 20 }, (_, index) => ({ anchor: `s${index}`, heading: 'Part', text: 'A promise.' }))
  const long = { path: '/docs/a', title: 'Wait', sections: [...parts, ...texts] }
  const short = {
    path: '/docs/b',
    title: 'Test',
    sections: [{ anchor: 'mock', heading: 'Mock promise' }, ...texts.slice(0, 4)],
  }
  const { hits } = await openRecords(makeRecords([long, short])).search('promise')
  expect(hits.findIndex(({ url }) => url === '/docs/b#mock')).toBe(1)
})

it('treats the id of a section as a weaker heading', async () => {
  const sections = [
    { anchor: 'below', heading: 'Order', parent: 'Event loop' },
    { anchor: 'event-loop', heading: 'What does it print: timers and promises?' },
    { anchor: 'named', heading: 'Event loop' },
  ]
  expect(await anchors([{ path: '/docs/a', title: 'Questions', sections }], 'event loop')).toEqual([
    'named',
    'event-loop',
    'below',
  ])
})

it('prefers the word itself in a long heading to a synonym in a short one', async () => {
  const sections = [
    { anchor: 'synonym', heading: 'Prototype' },
    { anchor: 'itself', heading: 'Как метод объекта находится через ссылку: цепочка и прототип' },
  ]
  expect(await anchors([{ path: '/docs/a', title: 'Вопросы', sections }], 'прототип')).toEqual(['itself', 'synonym'])
})

it('prefers all words in a text to some of the words in a heading', async () => {
  const sections = [
    { anchor: 'part', heading: 'Split a string', text: 'By characters.' },
    { anchor: 'all', heading: 'Recipes', text: 'Split the string into lines.' },
  ]
  expect(await anchors([{ path: '/docs/a', title: 'Snippets', sections }], 'split lines')).toEqual(['all', 'part'])
})

it('omits sections that contain only a third of the query', async () => {
  const sections = ['Docker and kubernetes', 'Terraform'].map((heading) => ({
    anchor: heading.toLowerCase().split(' ')[0] ?? '',
    heading,
  }))
  expect(await anchors([{ path: '/docs/a', title: 'Tools', sections }], 'docker kubernetes terraform')).toEqual([
    'docker',
  ])
})

/** More headings that begin with `gr` than the index lists for two letters, and better ones than `Named groups`. */
const grains = Array.from({ length: 20 }, (_, number) => ({ anchor: `grain-${number}`, heading: 'Grain' }))
const patterns: DocumentOutline[] = [
  {
    path: '/docs/fields',
    title: 'Fields',
    sections: [{ anchor: 'fields', heading: 'Fields', text: 'Each type is named.' }],
  },
  {
    path: '/docs/grain',
    title: 'Grain',
    sections: [...grains, { anchor: 'types', heading: 'Types', text: 'Each type is named.' }],
  },
  {
    path: '/docs/patterns',
    title: 'Patterns',
    sections: [
      { anchor: 'named', heading: 'Named and numbered groups' },
      { anchor: 'named-default', heading: 'Named export' },
    ],
  },
]

it('does not require two letters that only begin a word, whose sections the index does not all list', async () => {
  const without = await anchors(patterns, 'named ')
  expect(without.slice(-2)).toEqual(['fields', 'types'])
  // The title of the document begins so. This means nothing for a section that mentions the other word.
  expect(await anchors(patterns, 'named gr')).toEqual(without)
  expect((await anchors(patterns, 'named gro'))[0]).toBe('named')
})

it('ranks by two letters when a heading begins with them', async () => {
  const documents = [
    ...patterns,
    {
      path: '/docs/network',
      title: 'Network',
      sections: [
        { anchor: 'named-ports', heading: 'Named ports' },
        { anchor: 'named-gates', heading: 'Named gates' },
      ],
    },
  ]
  expect((await anchors(documents, 'named po'))[0]).toBe('named-ports')
  expect((await anchors(documents, 'named ga'))[0]).toBe('named-gates')
})

it('requires two letters that are a name, or the only subject of a question', async () => {
  const begun = ['CI', 'City', 'Circle', 'Cipher', 'Citation']
  const sections = [...begun, 'Docker volumes'].map((heading) => ({ anchor: heading.toLowerCase(), heading }))
  const documents = [{ path: '/docs/docker', title: 'Docker', sections }]
  for (const query of ['docker ci', 'what is ci']) {
    const [first, ...others] = await anchors(documents, query)
    expect(first, query).toBe('ci')
    expect(new Set(others.slice(0, 4)), query).toEqual(new Set(['city', 'circle', 'cipher', 'citation']))
  }
})

it('does not require two letters that only texts contain as a word', async () => {
  const texts = Array.from({ length: 6 }, (_, number) => ({
    anchor: `bounds-${number}`,
    heading: 'Bounds',
    text: 'The named lo and hi.',
  }))
  const logs = Array.from({ length: 20 }, (_, number) => ({ anchor: `log-${number}`, heading: 'Log' }))
  const documents = [
    {
      path: '/docs/a',
      title: 'Language',
      sections: [...texts, ...logs, { anchor: 'loops', heading: 'Named and nested loops' }],
    },
  ]
  expect((await anchors(documents, 'named lo'))[0]).toBe('loops')
})

it('requires a symbol of two characters, which begins no word', async () => {
  const arrows = Array.from({ length: 5 }, (_, number) => ({
    anchor: `arrow-${number}`,
    heading: 'Map',
    text: 'item => item',
  }))
  const documents = [{ path: '/docs/a', title: 'Language', sections: [...arrows, { anchor: 'none', heading: 'Map' }] }]
  expect(await anchors(documents, 'map =>')).toEqual([...arrows.map(({ anchor }) => anchor), 'none'])
})

it('joins two letters with the word before them when a name is written so', async () => {
  const sections = [
    { anchor: 'web', heading: 'Web' },
    { anchor: 'webgl', heading: 'Webgl' },
  ]
  expect(await anchors([{ path: '/docs/a', title: 'Graphics', sections }], 'web gl')).toEqual(['webgl', 'web'])
})

/** A word of a query that the headings of these documents contain. */
const wordIn = (term: string, documents: readonly number[]): ExpandedWord => ({
  term,
  parts: [],
  chunk: term,
  last: false,
  optional: false,
  fragment: false,
  weak: false,
  begun: false,
  before: 0,
  alternatives: [
    {
      term,
      quality: 1,
      typed: term.length,
      postings: packPostings(
        documents.map((document) => ({ document, section: 1, field: 'heading', quality: 1 })),
        10,
      ),
    },
  ],
})

it('scores an answer with half of the query at an eighth of an equally good complete answer', () => {
  const [whole, half] = rankSections([wordIn('one', [1, 2]), wordIn('two', [1])], { sectionCount: 1_000 })
  expect([whole?.document, half?.document]).toEqual([1, 2])
  expect((half?.score ?? 0) / (whole?.score ?? 1)).toBeCloseTo(1 / 8)
})

it('scores an answer without the rare word of a query below an answer without the common word', () => {
  const common = wordIn('common', [1, 2])
  const rare = {
    ...wordIn('rare', [1, 3]),
    alternatives: wordIn('rare', [1, 3]).alternatives.map((one) => ({
      ...one,
      postings: packPostings(
        [
          { document: 1, section: 1, field: 'heading', quality: 1 },
          { document: 3, section: 1, field: 'heading', quality: 1 },
        ],
        2,
      ),
    })),
  }
  expect(rankSections([common, rare], { sectionCount: 1_000 }).map(({ document }) => document)).toEqual([1, 3, 2])
})

it('prefers adjacent words, in names and in texts', async () => {
  const apart = 'The server runs. It takes its turn. The other server waits.'
  const documents = [
    { path: '/docs/a', title: 'Apart', sections: [{ anchor: 'apart', heading: 'Notes', text: apart.repeat(2) }] },
    {
      path: '/docs/b',
      title: 'Together',
      sections: [{ anchor: 'together', heading: 'Notes', text: 'A TURN server relays. A TURN server costs.' }],
    },
    {
      path: '/docs/c',
      title: 'Named',
      sections: [
        { anchor: 'named', heading: 'Run a TURN server behind a router' },
        { anchor: 'parted', heading: 'A server whose turn it is' },
      ],
    },
  ]
  expect(await anchors(documents, 'turn server ')).toEqual(['named', 'parted', 'together', 'apart'])
})
