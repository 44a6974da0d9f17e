import { describe, expect, it } from 'vitest'
import { handbookRecords } from '../testing/handbook-records.ts'
import { makeRecords } from '../testing/make-records.ts'
import type { SearchRequest } from '../contract.ts'
import { openRecords } from '../testing/open-records.ts'
import { createEngine } from './create-engine.ts'

describe('search', () => {
  const { search } = openRecords(handbookRecords)
  const urls = async (query: string): Promise<string[]> => (await search(query)).hits.map(({ url }) => url)

  it.each([
    ['docker', '/docs/guide/docker'],
    ['DOCKER', '/docs/guide/docker'],
    ['d', '/docs/guide/docker'],
    ['dock', '/docs/guide/docker'],
    ['dokcer', '/docs/guide/docker'],
    ['dcoker', '/docs/guide/docker'],
    ['odcker', '/docs/guide/docker'],
    ['вщслук', '/docs/guide/docker'],
    ['докер', '/docs/guide/docker'],
    ['docker volumes', '/docs/guide/docker#volumes'],
    ['how do I remove a docker image', '/docs/guide/docker#images'],
    ['react hooks', '/docs/cheatsheet/react-hooks'],
    ['reacthooks', '/docs/cheatsheet/react-hooks'],
    ['реакт', '/docs/cheatsheet/react-hooks'],
    ['htfrn', '/docs/cheatsheet/react-hooks'],
    ['useEffect', '/docs/cheatsheet/react-hooks#use-effect'],
    ['useeff', '/docs/cheatsheet/react-hooks#use-effect'],
    ['use effect', '/docs/cheatsheet/react-hooks#use-effect'],
    ['useLayoutEffect', '/docs/cheatsheet/react-hooks#use-effect'],
    ['замыкания', '/docs/other/js-questions2#closures'],
    ['pfvsrfybt', '/docs/other/js-questions2#closures'],
    ['массив', '/docs/other/js-questions2#closures'],
    ['реак', '/docs/cheatsheet/react-hooks'],
    ['O(n log n)', '/docs/algorithms/sort#cost'],
    ['C++', '/docs/algorithms/sort#cost'],
    ['nodejs', '/docs/algorithms/sort#cost'],
    ['node.js', '/docs/algorithms/sort#cost'],
    ['Array.prototype.at', '/docs/algorithms/sort#cost'],
    ['git rebase -i', '/docs/algorithms/sort#cost'],
  ])('finds with the query %s first %s', async (query, url) => expect((await urls(query))[0]).toBe(url))

  it.each([
    '',
    ' ',
    'qwzxvk',
    '<script>alert(1)</script>😀',
    '😀',
    '"\\',
    '__proto__',
    'constructor',
    '((((',
    'a'.repeat(10_000),
    'я '.repeat(5_000),
  ])('answers %j without an error', async (query) => {
    const { hits, nbHits } = await search(query)
    expect(hits).toHaveLength(Math.min(nbHits, 20))
    expect(hits.every(({ url }) => url.startsWith('/docs/'))).toBe(true)
  })

  it('marks the matches, and cuts a snippet of the requested number of words around them', async () => {
    const { hits } = await search('docker remove data', { attributesToSnippet: ['content:6'] })
    const [hit] = hits
    expect(hit).toMatchObject({
      type: 'content',
      url: '/docs/guide/docker#volumes',
      hierarchy: { lvl0: 'Guides', lvl1: 'Docker', lvl2: 'Keep data in volumes' },
    })
    expect(hit?._highlightResult?.hierarchy?.lvl2).toEqual({
      value: 'Keep [data] in volumes',
      matchLevel: 'partial',
      matchedWords: ['data'],
    })
    const snippet = hit?._snippetResult?.content?.value ?? ''
    expect(snippet.replaceAll('…', '').split(' ')).toHaveLength(6)
    expect(snippet).toContain('[Remove]')
  })

  it('marks with <em>, and cuts snippets of ten words, unless a request says otherwise', async () => {
    const { files } = openRecords(handbookRecords)
    const engine = createEngine(async (name) => files.get(name) ?? '')
    const answer = async (rest: Partial<SearchRequest>) =>
      (await engine.search([{ indexName: 'test', query: 'outlives', ...rest }])).results[0]?.hits[0]?._snippetResult
        ?.content?.value
    const usual = 'A volume <em>outlives</em> its container. Remove it with docker volume…'
    for (const attributesToSnippet of [
      [],
      ['content'],
      ['content:'],
      ['content:0'],
      ['content:1000'],
      ['content:x'],
      ['hierarchy:3', 'content:10'],
    ])
      expect(await answer({ attributesToSnippet }), String(attributesToSnippet)).toBe(usual)
    expect(
      await answer({
        attributesToSnippet: ['content:4'],
        highlightPreTag: '<b>',
        highlightPostTag: '</b>',
        snippetEllipsisText: ' …',
      }),
    ).toBe(' …volume <b>outlives</b> its container. …')
  })

  it('answers with the text of a document when only its description contains the query', async () => {
    const text = {
      objectID: '/docs/guide/docker:text',
      url: '/docs/guide/docker',
      type: 'content',
      content: expect.stringContaining('Build, run and publish containers.'),
    }
    expect((await search('publish')).hits[0]).toMatchObject(text)
    expect((await search('docker publish')).hits[0]).toMatchObject({
      objectID: '/docs/guide/docker',
      type: 'lvl1',
      content: null,
    })
  })

  it('returns tags to callers that request them, and fetches no tags for others', async () => {
    const {
      hits: [hit],
    } = await search('docker', { attributesToRetrieve: ['url', 'tags'] })
    expect(hit?.tags).toEqual(['Containers'])
    const { search: find, reads } = openRecords(handbookRecords)
    const before = (await find('docker', { attributesToRetrieve: ['url'] })).hits[0]
    expect(before?.tags).toEqual([])
    const read = new Set(reads)
    await find('docker', { attributesToRetrieve: ['url', 'tags'] })
    expect(reads.filter((name) => !read.has(name))).not.toEqual([])
  })

  it.each([
    ['array', '[Array].prototype.at'],
    ['arr', '[Arr]ay.prototype.at'],
    ['arrayprototypeat', '[Array.prototype.at]'],
    ['nodej', '[Node.js]'],
  ])('marks the typed part of a compound name: %s', async (query, marked) => {
    const { hits } = await search(query, { attributesToSnippet: ['content:30'] })
    expect(hits.find(({ anchor }) => anchor === 'cost')?._snippetResult?.content?.value).toContain(` ${marked} `)
  })

  it.each([
    ['images', 'images a', 'images ar', 'images wh', 'images what'],
    ['how', 'how t', 'how to', 'how to d', 'how to do'],
  ])('keeps the results of %s while the next word carries no meaning', async (query, ...longer) => {
    const expected = await urls(query)
    for (const next of longer) expect(await urls(next), next).toEqual(expected)
  })

  it('ranks by a letter after other words when the letter is a name, and requires it once it is complete', async () => {
    const vitamins = ['a', 'b', 'c', 'd', 'e'].map((letter) => ({
      anchor: letter,
      heading: `Vitamin ${letter.toUpperCase()}`,
      text: letter === 'e' ? 'By day x.' : 'In fruit.',
    }))
    const { search: find } = openRecords(makeRecords([{ path: '/docs/food', title: 'Vitamin', sections: vitamins }]))
    const found = async (query: string) => (await find(query)).hits.map(({ anchor }) => anchor)
    const without = await found('vitamin')
    expect(without.slice(0, 2)).toEqual([null, 'a'])
    const {
      hits: [first, ...others],
    } = await find('vitamin c')
    expect([first, ...others].map((hit) => hit?.anchor)).toEqual(['c', ...without.filter((anchor) => anchor !== 'c')])
    expect(first?._highlightResult?.hierarchy?.lvl2?.value).toBe('[Vitamin] [C]')
    expect(others[1]?._highlightResult?.hierarchy?.lvl2?.value).toBe('[Vitamin] A')
    expect((await found('vitamin d'))[0]).toBe('d')
    expect((await found('vitamin c '))[0]).toBe('c')
    const { search: findType } = openRecords(
      makeRecords([
        {
          path: '/docs/types',
          title: 'Parse',
          sections: ['float', 'int', 'internals'].map((type) => ({ anchor: type, heading: `Parse ${type}` })),
        },
      ]),
    )
    // `int` may still become `into`, which carries no meaning.
    expect((await findType('parse int')).hits.map(({ anchor }) => anchor)).toEqual(['int', null, 'float', 'internals'])
    // A letter that only occurs in a text does not change the results.
    expect(await found('vitamin x')).toEqual(without)
  })

  it('distinguishes a name from stop words', async () => {
    const { search: find } = openRecords(
      makeRecords([
        {
          path: '/docs/equality',
          title: 'Equality',
          sections: [{ anchor: 'is', heading: 'Object.is', text: 'Same value.' }],
        },
        { path: '/docs/object', title: 'Object' },
      ]),
    )
    expect((await find('Object.is')).hits[0]?.url).toBe('/docs/equality#is')
  })

  it('answers the beginning of a question with documents', async () => {
    const { search: find, reads } = openRecords(
      makeRecords([
        { path: '/docs/a', title: 'Docker', sections: [{ anchor: 'how', heading: 'How it works', text: 'It runs.' }] },
      ]),
    )
    expect((await find('how does')).hits.map(({ url }) => url)).toEqual(['/docs/a'])
    expect(reads.filter((name) => name.includes('-'))).toEqual([])
    expect((await find('how does it work')).hits[0]?.url).toBe('/docs/a#how')
  })

  it('answers with a heading’s record without text when the names contain the query', async () => {
    const { hits } = await search('images')
    expect(hits[0]).toMatchObject({ objectID: '/docs/guide/docker#images', type: 'lvl2', content: null })
    expect(hits[0]?._snippetResult?.content).toBeUndefined()
  })

  it('filters by facets, counts them and pages', async () => {
    const found = await search('docker runs function sort', { facets: ['hierarchy.lvl0', 'language', 'tags'] })
    const all = await search('a')
    expect(found.facets?.['language']).toBeDefined()
    const { hits } = await search('function', { facetFilters: [['language:en', 'language:de']] })
    expect(hits.map(({ language }) => language)).toEqual(hits.map(() => 'en'))
    expect(hits.length).toBeGreaterThan(0)
    expect(
      (await search('docker', { facetFilters: ['lang:en', ['versionTag:docs-default-current', 'versionTag:default']] }))
        .nbHits,
    ).toBeGreaterThan(0)
    expect((await search('docker', { facetFilters: ['lang:de'] })).nbHits).toBe(0)
    expect(
      (await search('docker', { facetFilters: ['tags:Containers', 'hierarchy.lvl0:Guides'] })).nbHits,
    ).toBeGreaterThan(0)
    expect((await search('docker', { facetFilters: ['tags:Nothing'] })).nbHits).toBe(0)
    const pages = await Promise.all([0, 1, 2].map((page) => search('docker', { page, hitsPerPage: 2 })))
    const whole = await search('docker')
    expect(pages.flatMap(({ hits: part }) => part.map(({ url }) => url))).toEqual(
      whole.hits.map(({ url }) => url).slice(0, 6),
    )
    expect(pages[0]?.nbPages).toBe(Math.ceil(whole.nbHits / 2))
    expect(all.page).toBe(0)
  })
})

it('produces the same bytes from the same records', () => {
  expect([...openRecords(handbookRecords).files]).toEqual([...openRecords(structuredClone(handbookRecords)).files])
})

describe('a query without results', () => {
  const records = makeRecords([
    { path: '/docs/docker', title: 'Docker', sections: [{ anchor: 'volumes', heading: 'Volumes' }] },
    { path: '/docs/git', title: 'Git' },
  ])

  it('returns the nearest documents and the words that they lack', async () => {
    const { hits, nbHits, nearest } = await openRecords(records).search('docker zyxwvut qponmlk jihgfed ')
    expect([hits, nbHits]).toEqual([[], 0])
    expect(nearest?.hits.map(({ url }) => url)).toEqual(['/docs/docker'])
    expect(nearest?.leftOut).toEqual(['zyxwvut', 'qponmlk', 'jihgfed'])
  })

  it('returns no nearest documents when no word is known, or when there are results', async () => {
    expect((await openRecords(records).search('zyxwvut ')).nearest).toBeUndefined()
    expect((await openRecords(records).search('docker ')).nearest).toBeUndefined()
  })
})

describe('a question', () => {
  const text =
    'A function with the variables of the place where it was made. It keeps them as long as it lives, and so long the closure keeps them too.'
  const records = makeRecords([
    {
      path: '/docs/js',
      title: 'Language',
      sections: [
        { anchor: 'closure', heading: 'What is a closure?', text },
        { anchor: 'scope', heading: 'Scope', text: 'A closure has one.' },
      ],
    },
  ])

  it('is answered with the beginning of the best section', async () => {
    const {
      hits: [answer, other],
    } = await openRecords(records).search('what is a closure', { attributesToSnippet: ['content:5'] })
    expect([answer?.url, answer?.isAnswer, answer?.type]).toEqual(['/docs/js#closure', true, 'content'])
    expect(answer?._snippetResult?.content?.value).toBe(
      'A function with the variables of the place where it was made. It keeps them as long as it lives,…',
    )
    expect(other?.isAnswer).toBeUndefined()
  })

  it.each(['closure', 'what is', 'what is a c'])('is not recognized in %s', async (query) => {
    expect((await openRecords(records).search(query)).hits.some(({ isAnswer }) => isAnswer)).toBe(false)
  })
})
