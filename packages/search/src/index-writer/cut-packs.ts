import { pairMark } from '../analysis/word-pairs.ts'
import { shortestBegun, type TermPack } from '../index-format/index-files.ts'
import { packSymbol } from '../index-format/packed-numbers.ts'
import { packPostings } from '../index-format/postings.ts'
import { importance, type IndexedTerm, postingAt, type PostingLists, qualityAt, sectionKeyAt } from './posting-lists.ts'
import { inOrder, strongest, termWeight } from './rank-terms.ts'

/**
 * Maximum number of postings per term. The best ones are kept, so that a query does not fetch more when the site grows.
 */
const postingLimit = 400
/** The same for a beginning whose terms are in several packs. */
const begunLimit = 100
/** Maximum size (UTF-16 units) of a pack of consecutive terms. */
const packSize = 3_000
/** The same for pairs of words. Each pair is looked up alone, so neighbours are not useful. */
const pairPackSize = 1_000

interface Entry {
  term: string
  weight: string
  postings: string
  size: number
}

/** A range of sorted terms, and its position among all terms. */
interface Stretch {
  from: string
  entries: Entry[]
  size: number
}

/**
 * Divides the sorted terms of a letter into packs, at the positions where adjacent terms have the fewest letters in
 * common. A beginning is then in as few packs as possible.
 */
export const cutPacks = (
  letter: string,
  terms: readonly IndexedTerm[],
  lists: PostingLists,
): { from: string; pack: TermPack }[] => {
  const entries = terms.map((indexed): Entry => {
    const { term, start, end } = indexed
    const postings = packPostings(strongest(indexed, postingLimit, lists), end - start)
    return { term, weight: packSymbol(termWeight(indexed)), postings, size: term.length + postings.length + 5 }
  })
  const stretches = cut(letter, entries, letter === pairMark ? pairPackSize : packSize)
  // Nobody types the beginning of a pair's term.
  const begun = letter === pairMark ? new Map<number, Record<string, string>>() : begunOf(stretches, terms, lists)
  return stretches.map(({ from, entries: members }, number) => {
    const pack: TermPack = {
      terms: members.map(({ term }) => term).join(' '),
      weights: members.map(({ weight }) => weight).join(''),
      postings: members.map(({ postings }) => postings),
    }
    const beginnings = begun.get(number)
    return { from, pack: beginnings ? { ...pack, begun: beginnings } : pack }
  })
}

const sizeOf = (entries: readonly Entry[]): number => entries.reduce((sum, { size }) => sum + size, 0)

const cut = (from: string, entries: readonly Entry[], limit: number): Stretch[] => {
  const size = sizeOf(entries)
  if (entries.length < 2 || size <= limit) return [{ from, entries: [...entries], size }]
  const below = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = entry.term.slice(0, from.length + 1)
    const members = below.get(key)
    if (members) members.push(entry)
    else below.set(key, [entry])
  }
  const stretches: Stretch[] = []
  // A term that is no longer than the beginning has no next letter for a division.
  for (const [key, members] of below) {
    const parts = key === from ? [{ from, entries: members, size: sizeOf(members) }] : cut(key, members, limit)
    for (const part of parts) {
      const last = stretches.at(-1)
      if (last && last.size + part.size <= limit) {
        last.entries.push(...part.entries)
        last.size += part.size
      } else {
        stretches.push(part)
      }
    }
  }
  // Every term with this beginning is looked up from this first pack on.
  const [first] = stretches
  if (first) first.from = from
  return stretches
}

/**
 * Best sections for each beginning that crosses the end of a pack, by the number of the pack where the search starts.
 */
const begunOf = (
  stretches: readonly Stretch[],
  terms: readonly IndexedTerm[],
  lists: PostingLists,
): Map<number, Record<string, string>> => {
  const begun = new Map<number, Record<string, string>>()
  const known = new Set<string>()
  for (const [number, { entries }] of stretches.entries()) {
    const shared = sharedBeginning(entries.at(-1)?.term ?? '', stretches[number + 1]?.entries[0]?.term ?? '')
    for (let length = shortestBegun; length <= shared.length; length++) {
      const prefix = shared.slice(0, length)
      if (known.has(prefix)) continue
      known.add(prefix)
      const place = stretches.findLastIndex(({ from }) => from <= prefix)
      begun.set(place, { ...begun.get(place), [prefix]: packBegun(prefix, beginningWith(prefix, terms), lists) })
    }
  }
  return begun
}

/** The sorted terms that have this beginning. */
const beginningWith = (prefix: string, terms: readonly IndexedTerm[]): readonly IndexedTerm[] => {
  const start = firstPlace(terms, (term) => term >= prefix)
  return terms.slice(
    start,
    firstPlace(terms, (term) => term >= prefix && !term.startsWith(prefix)),
  )
}

/**
 * Index of the first term for which `isBehind` is true. The condition is false for all terms before it and true for all
 * after it.
 */
const firstPlace = (terms: readonly IndexedTerm[], isBehind: (term: string) => boolean): number => {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBehind(terms[middle]?.term ?? '')) high = middle
    else low = middle + 1
  }
  return low
}

const sharedBeginning = (a: string, b: string): string => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return a.slice(0, length)
}

/**
 * Sections with any of the terms that have this beginning, each once. A term counts less when more of it has not been
 * typed yet.
 */
const packBegun = (prefix: string, terms: readonly IndexedTerm[], lists: PostingLists): string => {
  const best = new Map<number, { place: number; quality: number; score: number }>()
  for (const { term, start, end } of terms) {
    const share = 0.75 + (0.25 * prefix.length) / term.length
    for (let place = start; place < end; place++) {
      const key = sectionKeyAt(place, lists)
      const quality = qualityAt(place, lists) * share
      const score = importance(lists.field[place] ?? 0, quality)
      if (score > (best.get(key)?.score ?? -1)) best.set(key, { place, quality, score })
    }
  }
  const sections = [...best].toSorted(([keyA, a], [keyB, b]) => b.score - a.score || keyA - keyB)
  return packPostings(
    inOrder(sections.slice(0, begunLimit).map(([, { place, quality }]) => ({ ...postingAt(place, lists), quality }))),
    best.size,
  )
}
