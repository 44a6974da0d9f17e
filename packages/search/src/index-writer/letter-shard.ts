import { isFragment, stopWords } from '../analysis/stop-words.ts'
import { pairMark } from '../analysis/word-pairs.ts'
import {
  rangeFanOut,
  type LetterShard,
  type RangeNode,
  type Ranges,
  type SpellingShard,
} from '../index-format/index-files.ts'
import { packSymbol } from '../index-format/packed-numbers.ts'
import { fields, packPostings } from '../index-format/postings.ts'
import { cutPacks } from './cut-packs.ts'
import { firstLetters } from './first-letters.ts'
import { groupBy } from './group-by.ts'
import type { AddFile } from './index-file-names.ts'
import {
  importance,
  importanceAt,
  type IndexedTerm,
  postingAt,
  type PostingLists,
  sectionKeyAt,
} from './posting-lists.ts'
import { inOrder, termWeight } from './rank-terms.ts'
import { slices } from './slices.ts'

/** Maximum number of sections for one or two letters. */
const championLimit = 14
/** Maximum number of titles and headings for a term that may still become another word. */
const nameLimit = 100
/** The same for a stop word, which occurs in many names. */
const stopNameLimit = 16
/** Size (UTF-16 units) up to which the only pack of a letter is stored in its shard. */
const smallPack = 1_200
/** Approximate size of spelling shards, and the maximum number of their terms with the same two letters. */
const spellingSize = 6_000
const spellingLimit = 1_500

/** Writes the term packs and spelling shards of a letter, and returns its shard. */
export const letterShard = (
  letter: string,
  terms: readonly IndexedTerm[],
  lists: PostingLists,
  addFile: AddFile,
): LetterShard => {
  if (letter === pairMark)
    return {
      champions: '',
      pairs: {},
      packs: writeRanges(
        cutPacks(letter, terms, lists).map(({ from, pack }) => [from, addFile(pack)]),
        addFile,
      ),
    }
  const known = new Set(terms.map(({ term }) => term))
  const pairs = [...groupBy(terms, ({ term }) => firstLetters(term, 2))].map(
    ([pair, members]): [string, LetterShard['pairs'][string]] => {
      const champions = packChampions(pair, members, lists)
      return [pair.slice(letter.length), known.has(pair) ? [champions, 1] : champions]
    },
  )
  const names = namesOf(terms, lists)
  const common = {
    champions: packChampions(letter, terms, lists),
    pairs: Object.fromEntries(pairs),
    ...(names.length > 0 ? { names: Object.fromEntries(names) } : {}),
  }
  const packs = cutPacks(letter, terms, lists)
  const [only] = packs
  if (only && packs.length === 1 && JSON.stringify(only.pack).length <= smallPack)
    return { ...common, packs: only.pack }
  return {
    ...common,
    packs: writeRanges(
      packs.map(({ from, pack }) => [from, addFile(pack)]),
      addFile,
    ),
    ...(packs.length > 1
      ? {
          spelling: writeRanges(
            spellingShards(terms).map(([from, shard]) => [from, addFile(shard)]),
            addFile,
          ),
        }
      : {}),
  }
}

const writeRanges = (files: RangeNode, addFile: AddFile): Ranges => {
  let below = files
  let depth = 0
  for (; below.length > rangeFanOut; depth++)
    below = slices(below, rangeFanOut).map((node): RangeNode[number] => [node[0]?.[0] ?? '', addFile(node)])
  return { depth, below }
}

const spellingShards = (terms: readonly IndexedTerm[]): [from: string, shard: SpellingShard][] => {
  const shards: [string, SpellingShard][] = []
  let size = Infinity
  for (const [pair, members] of groupBy(terms, ({ term }) => firstLetters(term, 2))) {
    const likely =
      members.length <= spellingLimit
        ? members
        : members
            .toSorted((a, b) => termWeight(b) - termWeight(a) || byTerm(a, b))
            .slice(0, spellingLimit)
            .toSorted(byTerm)
    const own = {
      terms: likely.map(({ term }) => term).join(' '),
      weights: likely.map((term) => packSymbol(termWeight(term))).join(''),
    }
    const ownSize = own.terms.length + own.weights.length
    if (size + ownSize > spellingSize) {
      shards.push([pair, {}])
      size = 0
    }
    Object.assign(shards.at(-1)?.[1] ?? {}, { [pair]: own })
    size += ownSize
  }
  return shards
}

const byTerm = (a: IndexedTerm, b: IndexedTerm): number => (a.term < b.term ? -1 : 1)

const heading = fields.indexOf('heading')

/**
 * Titles and headings with terms that carry no meaning while they are typed, because such a term may become any other.
 */
const namesOf = (terms: readonly IndexedTerm[], lists: PostingLists): [term: string, postings: string][] =>
  terms.flatMap(({ term, start, end }): [string, string][] => {
    if (!isFragment(term) && !stopWords.has(term)) return []
    const places: number[] = []
    for (let place = start; place < end; place++) if ((lists.field[place] ?? 0) >= heading) places.push(place)
    if (places.length === 0) return []
    const kept = places
      .toSorted((a, b) => importanceAt(b, lists) - importanceAt(a, lists))
      .slice(0, stopWords.has(term) ? stopNameLimit : nameLimit)
      .toSorted((a, b) => a - b)
    return [
      [
        term,
        packPostings(
          kept.map((place) => postingAt(place, lists)),
          places.length,
        ),
      ],
    ]
  })

/** Titles and headings with a word that has this beginning, the most complete word first. Each section occurs once. */
const packChampions = (prefix: string, terms: readonly IndexedTerm[], lists: PostingLists): string => {
  const best = new Map<number, { place: number; score: number }>()
  for (const { term, start, end, best: most } of terms) {
    if (most < importance(heading, 0) || stopWords.has(term)) continue
    for (let place = start; place < end; place++) {
      if ((lists.field[place] ?? 0) < heading) continue
      const key = sectionKeyAt(place, lists)
      const score = importanceAt(place, lists) + (4 * prefix.length) / term.length
      if (score > (best.get(key)?.score ?? 0)) best.set(key, { place, score })
    }
  }
  const champions = [...best].toSorted(([keyA, a], [keyB, b]) => b.score - a.score || keyA - keyB)
  return packPostings(
    inOrder(champions.slice(0, championLimit).map(([, { place }]) => postingAt(place, lists))),
    champions.length,
  )
}
