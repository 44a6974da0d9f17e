import { expect, it } from 'vitest'
import { manifestName, shardName, type IndexManifest } from '../index-format/index-files.ts'
import { makeRecords } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'

/** Titles that answer a query, the best first, of documents that only have a title. */
const find = async (query: string, titles: readonly string[]): Promise<(string | null)[]> => {
  const documents = titles.map((title, number) => ({ path: `/docs/${number}`, title }))
  return (await openRecords(makeRecords(documents)).search(query)).hits.map(({ hierarchy }) => hierarchy.lvl1)
}

it.each<[what: string, query: string, found: string[], others?: string[]]>([
  ['the word itself, then its synonyms', 'очередь ', ['Очередь', 'Queue'], ['Stack']],
  ['synonyms of a word in another form', 'очередями ', ['Queue']],
  ['synonyms of a word of two letters', 'js', ['JavaScript'], ['Java']],
  ['synonyms of a word that is nearly complete', 'замык', ['Closure'], ['Clone']],
  ['initials', 'kmp', ['Knuth–Morris–Pratt search'], ['Kmers']],
  ['initials of two letters', 'ml', ['Machine learning', 'Mlocate']],
  ['another spelling of the same word', 'memoize ', ['Memoised selectors'], ['Memory']],
  ['a word with soft hyphens', 're\u00ADcur\u00ADsion ', ['Recursion'], ['Reduce']],
  ['words with a hyphen that does not break', 'red\u2011black ', ['Red-black tree', 'Red']],
  ['the humps of a name that no document has', 'useSpringEffect ', ['Effect'], ['Affect']],
  ['words that begin like one in the middle of a query', 'contai volume ', ['Container volume', 'Volume']],
  ['an unfinished word with a typo', 'dokce', ['Docker'], ['Doctor']],
  ['an unfinished word with a typo in its first letters', 'odcke', ['Docker'], ['Order']],
  ['an unfinished long word with two typos', 'contianre', ['Containerization'], ['Contract']],
  ['of words that differ by typos only the nearest', 'containxer ', ['Container'], ['Contained']],
  ['two words that are written as one', 'dockervolumes ', ['Docker', 'Data volumes'], ['Dock']],
  ['a Cyrillic spelling', 'монго ', ['Mongo'], ['Mango']],
  ['a Cyrillic spelling on the other keyboard layout', 'vjyuj ', ['Mongo'], ['Mango']],
  ['a Cyrillic spelling with a typo', 'монкго ', ['Mongo'], ['Mango']],
  ['a name of two words on the other keyboard layout by its first', 'куфсе-вщь ', ['React'], ['Redux']],
  ['a word with a typo on the other keyboard layout', 'вщслеук ', ['Docker']],
  ['adjacent words first, even when the last word is unfinished', 'docker com', ['Docker compose', 'Compose Docker']],
  ['the same with two letters', 'event lo', ['Event loop', 'Loop event']],
])('finds %s', async (_, query, found, others = []) =>
  expect(await find(query, [...others, ...found.toReversed()])).toEqual(found),
)

it.each([
  ['Chinese', '数据库', '分布式数据库的索引', '分布式系统'],
  ['Japanese', 'ソート', 'クイックソートの実装', 'クイック入門'],
  ['Korean', '데이터', '빅데이터베이스를', '데스크톱'],
  ['Thai', 'ภาษา', 'ฉันเรียนภาษาไทย', 'ฉันเรียน'],
])('finds a word inside a run of %s', async (_, word, title, other) =>
  expect(await find(`${word} `, [title, other])).toEqual([title]),
)

it.each(['очередь', 'queue'])('prefers %s in the reader’s language, and shows the other one behind', async (query) => {
  const records = makeRecords([
    { path: '/docs/a', title: 'Очередь и queue', language: 'ru' },
    { path: '/docs/b', title: 'Queue and очередь' },
    { path: '/docs/c', title: 'Очередь queue', language: 'ru' },
  ])
  const found = async (optionalFilters: string[]) =>
    (await openRecords(records).search(query, { optionalFilters })).hits.map(({ language }) => language)
  expect(await found(['language:ru'])).toEqual(['ru', 'ru', 'en'])
  expect(await found(['language:en'])).toEqual(['en', 'ru', 'ru'])
  expect(await found(['language:de'])).toHaveLength(3)
})

it.each([
  ['jxthtlm', 'Очередь', 'en', ['ru', 'en']],
  ['йгугу', 'Queue', 'ru', ['en', 'ru']],
  ['очередь', 'Очередь', 'en', ['en', 'ru']],
])('prefers for %s the language of the intended keyboard layout', async (query, title, asked, languages) => {
  const records = makeRecords(
    languages.toReversed().map((language) => ({ path: `/docs/${language}`, title, language })),
  )
  const { hits } = await openRecords(records).search(query, { optionalFilters: [`language:${asked}`] })
  expect(hits.map(({ language }) => language)).toEqual(languages)
})

it('finds documents and sections by their keywords, after those with the word in their name', async () => {
  const records = makeRecords([
    { path: '/docs/named', title: 'Tsp' },
    { path: '/docs/salesman', title: 'Round trips', keywords: ['tsp', 'travelling salesman'] },
    {
      path: '/docs/guide',
      title: 'Guide',
      sections: [
        { anchor: 'short', heading: 'Link shortener', keywords: ['tiny url', 'tsp'] },
        { anchor: 'text', heading: 'More', text: 'About tsp and others.' },
      ],
    },
  ])
  const found = async (query: string) => (await openRecords(records).search(query)).hits.map(({ url }) => url)
  expect(await found('tsp ')).toEqual(['/docs/named', '/docs/salesman', '/docs/guide#short', '/docs/guide#text'])
  expect(await found('tiny url ')).toEqual(['/docs/guide#short'])
})

it('uses the six most likely of many words that differ by a typo', async () => {
  const titles = ['Tesa', 'Tesb', 'Tesc', 'Tesd', 'Tese', 'Tesf', 'Tesg', 'Tesh']
  expect(await find('tesk ', titles)).toHaveLength(6)
})

it('compares only the first two required words with the rescue terms', async () => {
  const fetchesRescue = async (query: string) => {
    const { files, reads, search } = openRecords(makeRecords([{ path: '/docs/a', title: 'Docker container volume' }]))
    await search(query)
    const manifest: IndexManifest = JSON.parse(files.get(manifestName) ?? '')
    return reads.includes(shardName(manifest.rescue))
  }
  expect(await fetchesRescue('container odcker ')).toBe(true)
  expect(await fetchesRescue('container volume odcker ')).toBe(false)
})

it('looks up no word on the other keyboard layout that nobody can pronounce', async () => {
  const titles = (word: string) => [{ path: '/docs/a', title: `Монада ${word}` }]
  const found = async (query: string, word: string) =>
    (await openRecords(makeRecords(titles(word))).search(query)).nbHits
  expect(await found('jxthtlm ', 'очередь')).toBe(1)
  expect(await found('monad ', 'ьщтфв')).toBe(0)
  expect(await found('rhfcdrh ', 'красвкр')).toBe(1)
  expect(await found('rhgcdrh ', 'крпсвкр')).toBe(0)
})

it('requires no verb of a task that says nothing about its object', async () => {
  const titles = ['Check a box', 'Equal arrays']
  expect(await find('check arrays', titles)).toEqual(['Equal arrays'])
  expect(await find('check', titles)).toEqual(['Check a box'])
})
