import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from '../analysis/fold-text.ts'
import { makeRecords, type DocumentOutline } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'
import { createEngine } from './create-engine.ts'

const handbook = makeRecords([
  {
    path: '/docs/guide/docker',
    title: 'Docker',
    description: 'Build, run and publish containers.',
    tags: ['Containers'],
    lead: 'Docker packs a service with everything that it needs.',
    sections: [
      { anchor: 'volumes', heading: 'Keep data in volumes', text: 'A volume outlives its container. Remove it with docker volume rm when nothing needs the data any more.' },
      { anchor: 'images', heading: 'Images', text: 'Remove an image with docker image rm. Layers are shared.' },
    ],
  },
  {
    path: '/docs/cheatsheet/react-hooks',
    title: 'React hooks',
    group: 'Cheat sheets',
    sections: [
      { anchor: 'use-effect', heading: 'useEffect', text: 'Runs after the component is on the screen. Compare with useLayoutEffect.' },
      { anchor: 'cleanup', heading: 'Cleanup', parent: 'useEffect', text: 'The returned function runs before the next effect.' },
    ],
  },
  {
    path: '/docs/other/js-questions2',
    title: 'Вопросы по JavaScript',
    group: 'Other',
    language: 'ru',
    sections: [{ anchor: 'closures', heading: 'Что такое замыкание?', text: 'Замыкание помнит переменные места, где функция создана. Массивы и хуки живут так же.' }],
  },
  {
    path: '/docs/algorithms/sort',
    title: 'Sorting',
    group: 'Algorithms',
    sections: [{ anchor: 'cost', heading: 'Cost', text: 'Merge sort takes O(n log n) in C++ and in Node.js alike. Array.prototype.at is O(1). git rebase -i rewrites history.' }],
  },
])

describe('search', () => {
  const { search } = openRecords(handbook)
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
  ])('finds by %s first %s', async (query, url) => expect((await urls(query))[0]).toBe(url))

  it.each(['', ' ', 'qwzxvk', '<script>alert(1)</script>😀', '😀', '"\\', '__proto__', 'constructor', '((((', 'a'.repeat(10_000), 'я '.repeat(5_000)])('is harmless for %j', async (query) => {
    const { hits, nbHits } = await search(query)
    expect(hits).toHaveLength(Math.min(nbHits, 20))
    expect(hits.every(({ url }) => url.startsWith('/docs/'))).toBe(true)
  })

  it('marks what matched, and cuts a snippet of so many words around it', async () => {
    const { hits } = await search('docker remove data', { attributesToSnippet: ['content:6'] })
    const [hit] = hits
    expect(hit).toMatchObject({ type: 'content', url: '/docs/guide/docker#volumes', hierarchy: { lvl0: 'Guides', lvl1: 'Docker', lvl2: 'Keep data in volumes' } })
    expect(hit?._highlightResult?.hierarchy?.lvl2).toEqual({ value: 'Keep [data] in volumes', matchLevel: 'partial', matchedWords: ['data'] })
    const snippet = hit?._snippetResult?.content?.value ?? ''
    expect(snippet.replaceAll('…', '').split(' ')).toHaveLength(6)
    expect(snippet).toContain('[Remove]')
  })

  it.each([
    ['images', 'images a', 'images ar', 'images wh', 'images what'],
    ['how', 'how t', 'how to', 'how to d', 'how to do'],
  ])('keeps the results of %s while the next word says nothing', async (query, ...longer) => {
    const expected = await urls(query)
    for (const next of longer) expect(await urls(next), next).toEqual(expected)
  })

  it('tells a name from stop words', async () => {
    const { search: find } = openRecords(makeRecords([{ path: '/docs/equality', title: 'Equality', sections: [{ anchor: 'is', heading: 'Object.is', text: 'Same value.' }] }, { path: '/docs/object', title: 'Object' }]))
    expect((await find('Object.is')).hits[0]?.url).toBe('/docs/equality#is')
  })

  it('answers a question that has only begun with documents', async () => {
    const { search: find, reads } = openRecords(makeRecords([{ path: '/docs/a', title: 'Docker', sections: [{ anchor: 'how', heading: 'How it works', text: 'It runs.' }] }]))
    expect((await find('how does')).hits.map(({ url }) => url)).toEqual(['/docs/a'])
    expect(reads.filter((name) => name.includes('-'))).toEqual([])
    expect((await find('how does it work')).hits[0]?.url).toBe('/docs/a#how')
  })

  it('answers with a heading’s record without text when the names hold the query', async () => {
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
    expect((await search('docker', { facetFilters: ['lang:en', ['versionTag:docs-default-current', 'versionTag:default']] })).nbHits).toBeGreaterThan(0)
    expect((await search('docker', { facetFilters: ['lang:de'] })).nbHits).toBe(0)
    expect((await search('docker', { facetFilters: ['tags:Containers', 'hierarchy.lvl0:Guides'] })).nbHits).toBeGreaterThan(0)
    expect((await search('docker', { facetFilters: ['tags:Nothing'] })).nbHits).toBe(0)
    const pages = await Promise.all([0, 1, 2].map((page) => search('docker', { page, hitsPerPage: 2 })))
    const whole = await search('docker')
    expect(pages.flatMap(({ hits: part }) => part.map(({ url }) => url))).toEqual(whole.hits.map(({ url }) => url).slice(0, 6))
    expect(pages[0]?.nbPages).toBe(Math.ceil(whole.nbHits / 2))
    expect(all.page).toBe(0)
  })
})

const vocabulary = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel', 'стол', 'окно', 'дверь', 'k8s', 'c++']
const words = (maxLength: number) => fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength }).map((list) => list.join(' '))
const corpus = fc
  .array(fc.record({ title: words(3), lead: words(8), sections: fc.array(fc.record({ heading: words(3), text: words(12) }), { maxLength: 4 }) }), { minLength: 1, maxLength: 12 })
  .map((documents) => documents.map(({ title, lead, sections }, number): DocumentOutline => ({
    path: `/docs/${number}`,
    title,
    lead,
    sections: sections.map((section, place) => ({ anchor: `s${place}`, ...section })),
  })))

/** Sections whose own names or text hold a word. */
const sectionsWith = (documents: readonly DocumentOutline[], word: string): string[] => {
  const holds = (text: string) => foldText(text).split(' ').includes(word)
  return documents.flatMap(({ path, title, lead = '', sections = [] }) => [
    ...(holds(`${title} ${lead}`) ? [path] : []),
    ...sections.filter(({ heading, text = '' }) => holds(`${heading} ${text}`)).map(({ anchor }) => `${path}#${anchor}`),
  ])
}

describe('against a scan of all records', () => {
  it('finds exactly the sections that hold a word, titles before headings before text', async () => {
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

  it('puts sections that hold both words among the answers to both', async () => {
    await fc.assert(
      fc.asyncProperty(corpus, fc.constantFrom(...vocabulary), fc.constantFrom(...vocabulary), async (documents, a, b) => {
        const { search } = openRecords(makeRecords(documents))
        const found = new Set((await search(`${a} ${b} `, { hitsPerPage: 1_000 })).hits.map(({ url }) => url))
        const [withA, withB] = [sectionsWith(documents, a), sectionsWith(documents, b)]
        expect(withA.filter((url) => withB.includes(url)).filter((url) => !found.has(url))).toEqual([])
        expect([...found].filter((url) => !withA.includes(url) && !withB.includes(url))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('finds every word by any single typo beyond its second letter', async () => {
    const long = ['charlie', 'foxtrot', 'docker', 'closure', 'замыкание', 'массив']
    const { search } = openRecords(makeRecords(long.map((word, number) => ({ path: `/docs/${number}`, title: word }))))
    for (const [number, word] of long.entries()) {
      const letters = word.charCodeAt(0) < 128 ? 'zq' : 'щъ'
      for (let place = 2; place < word.length; place++) {
        const [before, after] = [word.slice(0, place), word.slice(place)]
        const typos = [before + after.slice(1), ...[...letters].flatMap((letter) => [before + letter + after, before + letter + after.slice(1)])]
        if (after.length > 1) typos.push(before + after[1] + after[0] + after.slice(2))
        for (const typo of typos) expect((await search(`${typo} `)).hits[0]?.url, typo).toBe(`/docs/${number}`)
      }
    }
  })
})

describe('an index that is not what it should be', () => {
  const query = 'docker volumes'

  it('is refused for every file that is missing, cut short or of another content, never answered wrongly', async () => {
    const intact = openRecords(handbook)
    await intact.search(query)
    expect(intact.reads.length).toBeGreaterThan(3)
    for (const name of new Set(intact.reads)) {
      const content = intact.files.get(name) ?? ''
      const others = [...intact.files].flatMap(([other, text]) => (other === name || (name.includes('-') && !other.includes('-')) ? [] : [text])).slice(-2)
      for (const damaged of [undefined, ...others, '', content.slice(0, -1), content.slice(0, content.length / 2), content.replace(/[a-z]/, 'Z'), '<!doctype html>', 'null']) {
        const { files, search } = openRecords(handbook)
        if (damaged === undefined) files.delete(name)
        else files.set(name, damaged)
        await expect(search(query), `${name} as ${damaged?.slice(0, 20)}`).rejects.toThrow(/search index/)
        files.set(name, content)
        expect((await search(query)).hits[0]?.url).toBe('/docs/guide/docker#volumes')
      }
    }
  })

  it('is exchanged when a new build takes its place while the page is open', async () => {
    const { files, search } = openRecords(handbook)
    await search('docker')
    const next = openRecords(makeRecords([{ path: '/docs/new', title: 'Volumes' }])).files
    files.clear()
    for (const [name, content] of next) files.set(name, content)
    expect((await search('volumes')).hits.map(({ url }) => url)).toEqual(['/docs/new'])
  })

  it('answers a single letter with documents, and fetches no text for it', async () => {
    const { files } = openRecords(handbook)
    const texts = new Set([...files].filter(([, content]) => content.includes('A volume outlives')).map(([name]) => name))
    expect(texts.size).toBe(1)
    const read: string[] = []
    const engine = createEngine(async (name) => {
      read.push(name)
      return files.get(name) ?? ''
    })
    const { results: [one] } = await engine.search([{ indexName: 'test', query: 'v' }])
    expect(one?.hits.map(({ url, anchor, content }) => [url, anchor, content])).toContainEqual(['/docs/guide/docker', null, null])
    expect(new Set(one?.hits.map(({ url }) => url)).size).toBe(one?.hits.length)
    expect(read.filter((name) => texts.has(name))).toEqual([])
    await engine.search([{ indexName: 'test', query: 'outl' }])
    expect(read.filter((name) => texts.has(name))).toHaveLength(1)
  })

  it('fetches texts only of the hits whose content is wanted', async () => {
    const { reads, search } = openRecords(handbook)
    const withoutTexts = await search('remove', { attributesToRetrieve: ['url'] })
    expect(withoutTexts.hits.map(({ type, content, _snippetResult }) => [type, content, _snippetResult?.content])).toEqual([['content', null, undefined], ['content', null, undefined]])
    expect(reads.filter((name) => /-t\d/.test(name))).toEqual([])
    const [first, second] = withoutTexts.hits
    const { hits } = await search('remove', { contentOf: [second?.objectID ?? ''] })
    expect(hits.map(({ objectID, content }) => [objectID, content === null])).toEqual([[first?.objectID, true], [second?.objectID, false]])
    expect(hits[1]?._snippetResult?.content?.value).toContain('[Remove]')
  })

  it('fetches no text for a query that is not wanted any more', async () => {
    const { files } = openRecords(handbook)
    const read: string[] = []
    const stop = new AbortController()
    const engine = createEngine(async (name) => {
      read.push(name)
      if (read.length === 2) stop.abort(new Error('typed on'))
      return files.get(name) ?? ''
    })
    await expect(engine.search([{ indexName: 'test', query: 'volumes' }], stop.signal)).rejects.toThrow('typed on')
    const stopped = read.length
    await engine.search([{ indexName: 'test', query: 'volumes' }])
    expect(read.length).toBeGreaterThan(stopped)
  })

  it('says what is wrong with a manifest of another format', async () => {
    const engine = createEngine(async () => '{"format":99}')
    await expect(engine.search([])).rejects.toThrow('The search index has the format 99; this page reads 3.')
  })
})

describe('terms that are spread over many packs', () => {
  // Some hundred words that begin alike, as no handbook of a test has them.
  const words = Array.from({ length: 700 }, (_, number) => `con${String.fromCharCode(97 + (number % 26))}${number.toString(36)}`)
  const records = makeRecords(words.map((word, number) => ({ path: `/docs/${number}`, title: `About ${word}`, lead: 'container '.repeat(number % 3) })))

  it('are found by their beginning with a file or two, and each by its name and by a typo', async () => {
    const { search, reads, files } = openRecords(records)
    const packsOf = (names: readonly string[]) => names.filter((name) => files.get(name)?.startsWith('{"terms"'))
    expect(packsOf([...files.keys()]).length).toBeGreaterThan(6)
    const { hits, nbHits } = await search('con')
    expect(packsOf(reads).length).toBeLessThanOrEqual(2)
    expect(nbHits).toBeGreaterThan(100)
    expect(hits).toHaveLength(20)
    for (const [number, word] of words.entries()) {
      if (number % 20 > 0) continue
      expect((await search(word)).hits[0]?.url, word).toBe(`/docs/${number}`)
      expect((await search(`${word} `)).hits[0]?.url, word).toBe(`/docs/${number}`)
    }
    expect((await search('contianer ')).nbHits).toBeGreaterThan(100)
  })
})

describe('growth', () => {
  const site = (pages: number): DocumentOutline[] =>
    Array.from({ length: pages }, (_, number) => ({
      path: `/docs/${number}`,
      title: `Container topic ${number.toString(36)}x`,
      lead: 'A container runs a service. '.repeat(5),
      sections: Array.from({ length: 5 }, (_section, place) => ({ anchor: `s${place}`, heading: `Volume ${place}`, text: `Keep the data of container ${number} in a volume. `.repeat(4) })),
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

it('makes the same bytes of the same records', () => {
  expect([...openRecords(handbook).files]).toEqual([...openRecords(structuredClone(handbook)).files])
})
