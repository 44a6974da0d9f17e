import { stopWords } from '../analysis/stop-words.ts'
import type { LetterShard, VocabularyShard } from '../index-format/index-files.ts'
import { packSymbol } from '../index-format/packed-numbers.ts'
import { fields, packPostings, type Posting } from '../index-format/postings.ts'
import type { PostingLists } from './collect-postings.ts'
import { importance, termWeight } from './rank-terms.ts'
import type { AddFile } from './write-index.ts'

/** Postings that a term keeps, the best of them: a query must not fetch more when the site grows. */
const postingLimit = 600
/** Sections that one or two letters lead to. */
const championLimit = 14
/** Size (UTF-16 units) up to which postings stand in the vocabulary, and around which they are cut otherwise. */
const inlineSize = 5_000
const shardSize = 7_000
/** Size (UTF-16 units) of vocabularies that a letter shard takes in. */
const letterSize = 4_000

/** Writes vocabularies, postings and letter shards; returns the letter shards by letter. */
export const writeTerms = (lists: PostingLists, addFile: AddFile): Record<string, string> => {
  const letters: Record<string, string> = {}
  for (const [letter, terms] of groupBy([...lists.keys()].toSorted(), (term) => firstLetters(term, 1))) {
    const written = [...groupBy(terms, (term) => firstLetters(term, 2))].map(([pair, members]) => {
      const shard = vocabulary(members, lists, addFile)
      return { second: pair.slice(letter.length), champions: packChampions(pair, members, lists), shard, size: JSON.stringify(shard).length }
    })
    const inline = smallest(written)
    const pairs = Object.fromEntries(
      written.map((entry): [string, LetterShard['pairs'][string]] => [entry.second, [entry.champions, inline.has(entry) ? entry.shard : addFile(entry.shard)]]),
    )
    letters[letter] = addFile({ champions: packChampions(letter, terms, lists), pairs } satisfies LetterShard)
  }
  return letters
}

/** The smallest vocabularies, as many as a letter shard takes in: they need no files of their own. */
const smallest = <T extends { size: number }>(entries: readonly T[]): Set<T> => {
  const chosen = new Set<T>()
  let size = 0
  for (const entry of entries.toSorted((a, b) => a.size - b.size)) {
    size += entry.size
    if (size > letterSize) break
    chosen.add(entry)
  }
  return chosen
}

const firstLetters = (term: string, count: number): string => Array.from(term).slice(0, count).join('')

const groupBy = (terms: readonly string[], keyOf: (term: string) => string): Map<string, string[]> => {
  const groups = new Map<string, string[]>()
  for (const term of terms) {
    const key = keyOf(term)
    const group = groups.get(key)
    if (group) group.push(term)
    else groups.set(key, [term])
  }
  return groups
}

const vocabulary = (terms: readonly string[], lists: PostingLists, addFile: AddFile): VocabularyShard => {
  const postings = terms.map((term) => {
    const list = lists.get(term) ?? []
    return packPostings(strongest(list), list.length)
  })
  const names = { terms: terms.join(' '), weights: terms.map((term) => packSymbol(termWeight(lists.get(term) ?? []))).join('') }
  if (postings.reduce((sum, { length }) => sum + length + 3, 0) <= inlineSize) return { ...names, postings }
  const total = postings.reduce((sum, { length }) => sum + length + 3, 0)
  const size = total / Math.ceil(total / shardSize)
  const ranges: [terms: number, file: string][] = []
  for (let start = 0; start < postings.length; ) {
    let end = start
    for (let length = 0; end < postings.length && length < size; end++) length += (postings[end]?.length ?? 0) + 3
    ranges.push([end - start, addFile(postings.slice(start, end))])
    start = end
  }
  return { ...names, ranges }
}

const strongest = (postings: readonly Posting[]): Posting[] =>
  postings.length <= postingLimit
    ? [...postings]
    : inOrder(postings.toSorted((a, b) => importance(b) - importance(a)).slice(0, postingLimit))

const inOrder = (postings: readonly Posting[]): Posting[] => postings.toSorted((a, b) => a.document - b.document || a.section - b.section)

/** Titles and headings with a word that begins like this, the least unfinished first; one section once. */
const packChampions = (prefix: string, terms: readonly string[], lists: PostingLists): string => {
  const best = new Map<string, { posting: Posting; score: number }>()
  for (const term of terms) {
    if (stopWords.has(term)) continue
    for (const posting of lists.get(term) ?? []) {
      if (fields.indexOf(posting.field) < fields.indexOf('heading')) continue
      const key = `${posting.document} ${posting.section}`
      const score = importance(posting) + (4 * prefix.length) / term.length
      if (score > (best.get(key)?.score ?? 0)) best.set(key, { posting, score })
    }
  }
  const champions = [...best.values()].toSorted((a, b) => b.score - a.score || a.posting.document - b.posting.document || a.posting.section - b.posting.section)
  return packPostings(inOrder(champions.slice(0, championLimit).map(({ posting }) => posting)), champions.length)
}
