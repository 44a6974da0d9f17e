import { shortestBegun, type TermPack } from '../index-format/index-files.ts'
import { packSymbol } from '../index-format/packed-numbers.ts'
import { packPostings, type Posting } from '../index-format/postings.ts'
import type { PostingLists } from './collect-postings.ts'
import { importance, inOrder, strongest, termWeight } from './rank-terms.ts'

/** Postings that a term keeps, the best of them: a query must not fetch more when the site grows. */
const postingLimit = 600
/** The same for a beginning of terms that are spread over several packs. */
const begunLimit = 240
/** Size (UTF-16 units) up to which terms that follow each other make one pack. */
const packSize = 3_500

interface Entry {
  term: string
  postings: string
}

/** A stretch of sorted terms, and where it begins among all. */
interface Stretch {
  from: string
  entries: Entry[]
}

/** Cuts the sorted terms of a letter into packs, where they share the fewest letters: a beginning is then in as few packs as possible. */
export const cutPacks = (letter: string, terms: readonly string[], lists: PostingLists): { from: string; pack: TermPack }[] => {
  const entries = terms.map((term): Entry => {
    const list = lists.get(term) ?? []
    return { term, postings: packPostings(strongest(list, postingLimit), list.length) }
  })
  const stretches = cut(letter, entries)
  const begun = begunOf(stretches, terms, lists)
  return stretches.map(({ from, entries: members }, number) => {
    const pack: TermPack = {
      terms: members.map(({ term }) => term).join(' '),
      weights: members.map(({ term }) => packSymbol(termWeight(lists.get(term) ?? []))).join(''),
      postings: members.map(({ postings }) => postings),
    }
    const beginnings = begun.get(number)
    return { from, pack: beginnings ? { ...pack, begun: beginnings } : pack }
  })
}

const sizeOf = (entries: readonly Entry[]): number => entries.reduce((sum, { term, postings }) => sum + term.length + postings.length + 5, 0)

const cut = (from: string, entries: readonly Entry[]): Stretch[] => {
  if (entries.length < 2 || sizeOf(entries) <= packSize) return [{ from, entries: [...entries] }]
  const below = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = entry.term.slice(0, from.length + 1)
    const members = below.get(key)
    if (members) members.push(entry)
    else below.set(key, [entry])
  }
  const stretches: Stretch[] = []
  // The term that is no longer than its beginning has nothing to be cut by.
  for (const [key, members] of below) {
    const parts = key === from ? [{ from, entries: members }] : cut(key, members)
    for (const part of parts) {
      const last = stretches.at(-1)
      if (last && sizeOf(last.entries) + sizeOf(part.entries) <= packSize) last.entries.push(...part.entries)
      else stretches.push(part)
    }
  }
  // Whatever begins like this is looked for from its first pack on.
  const [first] = stretches
  if (first) first.from = from
  return stretches
}

/** Best sections for each beginning that goes over the end of a pack, by the number of the pack where it is looked for. */
const begunOf = (stretches: readonly Stretch[], terms: readonly string[], lists: PostingLists): Map<number, Record<string, string>> => {
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

/** Of sorted terms those that begin like this. */
const beginningWith = (prefix: string, terms: readonly string[]): readonly string[] => {
  const start = terms.findIndex((term) => term >= prefix)
  const end = terms.findIndex((term, place) => place >= start && !term.startsWith(prefix))
  return terms.slice(start, end < 0 ? undefined : end)
}

const sharedBeginning = (a: string, b: string): string => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return a.slice(0, length)
}

const sectionsPerDocument = 100_000

/** Sections with any of the terms that begin like this, each once; a term says less the more of it is still to be typed. */
const packBegun = (prefix: string, terms: readonly string[], lists: PostingLists): string => {
  const best = new Map<number, { posting: Posting; quality: number; score: number }>()
  for (const term of terms) {
    const share = 0.75 + (0.25 * prefix.length) / term.length
    for (const posting of lists.get(term) ?? []) {
      const key = posting.document * sectionsPerDocument + posting.section
      const quality = posting.quality * share
      const score = importance({ field: posting.field, quality })
      if (score > (best.get(key)?.score ?? -1)) best.set(key, { posting, quality, score })
    }
  }
  const sections = [...best.values()].toSorted((a, b) => b.score - a.score || a.posting.document - b.posting.document || a.posting.section - b.posting.section)
  return packPostings(inOrder(sections.slice(0, begunLimit).map(({ posting, quality }) => ({ ...posting, quality }))), best.size)
}
