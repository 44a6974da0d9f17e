import { expect, it } from 'vitest'
import { makeRecords } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'

/** Titles that answer a query, the best first, where documents have no more than a title. */
const find = async (query: string, titles: readonly string[]): Promise<(string | null)[]> => {
  const documents = titles.map((title, number) => ({ path: `/docs/${number}`, title }))
  return (await openRecords(makeRecords(documents)).search(query)).hits.map(({ hierarchy }) => hierarchy.lvl1)
}

it.each<[what: string, query: string, found: string[], others?: string[]]>([
  ['the word itself, then its synonyms', 'очередь ', ['Очередь', 'Queue'], ['Stack']],
  ['synonyms of a word in another form', 'очередями ', ['Queue']],
  ['synonyms of a word of two letters', 'js', ['JavaScript'], ['Java']],
  ['synonyms of a word that is nearly complete', 'замык', ['Closure'], ['Clone']],
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
])('finds %s', async (_, query, found, others = []) => expect(await find(query, [...others, ...found.toReversed()])).toEqual(found))
