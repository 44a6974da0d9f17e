import { allowedTypos, editDistance } from '../analysis/edit-distance.ts'
import { swapLayout } from '../analysis/keyboard-layout.ts'
import { stopWords } from '../analysis/stop-words.ts'
import { tokenize } from '../analysis/tokenize.ts'
import { pairBeginning, pairTerm } from '../analysis/word-pairs.ts'
import { transliterate } from '../analysis/transliterate.ts'
import { shortestBegun } from '../index-format/index-files.ts'
import { quality } from '../weights.ts'
import {
  exactAlternatives,
  placesOf,
  scaled,
  take,
  termAlternatives,
  type Alternative,
  type Candidate,
} from './find-terms.ts'
import type { IndexReader } from './index-reader.ts'
import type { QueryWord } from './parse-query.ts'
import { weightAt } from './term-pack.ts'

const prefixLimit = 14
const typoLimit = 6

/** Number of required words that are compared with the rescue terms, the largest file of the index. */
const mostRescued = 2

/**
 * Returns the terms of the index that a word may mean, the most likely first. Empty when the index knows no such word.
 */
export const expandWord = async (index: IndexReader, word: QueryWord): Promise<Alternative[]> => {
  const direct = await directAlternatives(index, word.term, word.last)
  if (direct.some(({ typed, term }) => typed === term.length) || (direct.length > 0 && word.last)) return direct
  const swapped = await swappedAlternatives(index, word)
  if (swapped.length > 0) return swapped
  const near = [...direct, ...(await typoAlternatives(index, word.term, word.last))]
  if (near.length > 0) return near
  const attempts = [partAlternatives, spellingAlternatives, unfinishedAlternatives]
  for (const attempt of word.before < mostRescued ? [...attempts, rescueAlternatives] : attempts) {
    const found = await attempt(index, word)
    if (found.length > 0) return found
  }
  return []
}

/**
 * A fragment that may still become any word is looked up literally in titles and headings (`vitamin c`, `parse int`).
 * The longer word will need the same file.
 */
export const expandFragment = async (index: IndexReader, term: string): Promise<Alternative[]> => {
  const postings = await index.names(term)
  return postings === '' ? [] : [{ term, quality: quality.exact, typed: term.length, postings }]
}

/** The term of two adjacent words when they are joined: `type script`. */
export const joinedAlternatives = async (index: IndexReader, term: string): Promise<Alternative[]> =>
  term.length > 3 ? scaled(await termAlternatives(index, term), quality.joined) : []

/**
 * Places in which two words are adjacent. An unfinished second word also matches the most likely pairs with this
 * beginning: `docker com`.
 */
export const pairAlternatives = async (
  index: IndexReader,
  left: string,
  right: Pick<QueryWord, 'term' | 'last'>,
): Promise<Alternative[]> => {
  const whole = pairTerm(left, right.term)
  if (!right.last) return scaled(await termAlternatives(index, whole), quality.pair)
  const beginning = pairBeginning(left, right.term)
  const pack = await (await index.packs(beginning))[0]?.()
  if (!pack) return []
  const found = pack.terms.flatMap((term, place) => (term === whole || term.startsWith(beginning) ? [place] : []))
  const begun = found
    .filter((place) => pack.terms[place] !== whole)
    .toSorted((a, b) => weightAt(pack, b) - weightAt(pack, a))
    .slice(0, prefixLimit)
  const candidate = (place: number, trust: number): Candidate => ({ place, quality: trust, typed: beginning.length })
  return take(pack, [
    ...found
      .filter((place) => !begun.includes(place) && pack.terms[place] === whole)
      .map((place) => candidate(place, quality.pair)),
    ...begun.map((place) => candidate(place, quality.pair * quality.prefix)),
  ])
}

const directAlternatives = async (index: IndexReader, term: string, unfinished: boolean): Promise<Alternative[]> => {
  if (unfinished && Array.from(term).length < shortestBegun) return shortAlternatives(index, term)
  return unfinished ? begunAlternatives(index, term) : exactAlternatives(index, [term])
}

/**
 * The term itself, its forms, and the most likely of the terms with the same beginning. When there are very many terms,
 * the most important sections.
 */
const begunAlternatives = async (index: IndexReader, term: string): Promise<Alternative[]> => {
  const [first, ...others] = await index.packs(term)
  const pack = await first?.()
  if (!pack) return []
  const begun = pack.begun.get(term)
  if (begun !== undefined)
    return [
      ...take(pack, placesOf(pack, term, false)),
      { term, quality: quality.prefix, typed: term.length, postings: begun },
    ]
  const packs = [pack, ...(await Promise.all(others.map((open) => open())))]
  const found = packs.flatMap((each) => placesOf(each, term, true).map((candidate) => ({ ...candidate, pack: each })))
  const [known, unfinished] = [
    found.filter(({ begun: isBegun }) => !isBegun),
    found.filter(({ begun: isBegun }) => isBegun),
  ]
  const likely = unfinished
    .toSorted((a, b) => weightAt(b.pack, b.place) * b.quality - weightAt(a.pack, a.place) * a.quality)
    .slice(0, prefixLimit)
  return [...known, ...likely].flatMap((candidate) => take(candidate.pack, [candidate]))
}

/** One or two letters match titles and headings with this beginning, and the term itself: `go`, `c`. */
const shortAlternatives = async (index: IndexReader, term: string): Promise<Alternative[]> => {
  const { postings, isTerm } = await index.champions(term)
  // One letter, `do` and `as` are more probably the beginning of a word than the word itself.
  const itself =
    isTerm && Array.from(term).length > 1 && !stopWords.has(term) ? await termAlternatives(index, term) : []
  const begun: Alternative[] =
    postings === '' ? [] : [{ term, quality: quality.prefix * 0.9, typed: term.length, postings }]
  return [...itself, ...begun]
}

/** The chunk as typed on the other keyboard layout. */
const swappedAlternatives = async (index: IndexReader, { chunk, last }: QueryWord): Promise<Alternative[]> => {
  const [word, another] = tokenize(swapLayout(chunk))
  if (!word || another || word.term.length < 3 || !isPronounceable(word.term)) return []
  const found = scaled(await directAlternatives(index, word.term, last), quality.layout)
  return found.map((alternative) => ({ ...alternative, swapped: true }))
}

/** Terms that have the same first two letters and differ by one or two typos. The third letter may already be wrong. */
const typoAlternatives = async (index: IndexReader, term: string, unfinished: boolean): Promise<Alternative[]> => {
  const limit = allowedTypos(term.length)
  if (limit === 0) return []
  const spelling = await index.spelling(term)
  const found: (Candidate & { term: string; distance: number })[] = []
  for (const [place, candidate] of spelling.terms.entries()) {
    const complete = editDistance(term, candidate, limit)
    const distance = complete <= limit || !unfinished ? complete : editDistance(term, candidate, limit, true)
    if (distance > limit) continue
    const factor = (complete <= limit ? 1 : 0.9) * (distance === 1 ? 1 : 0.7)
    found.push({
      place,
      term: candidate,
      distance,
      quality: quality.typo * factor,
      typed: complete <= limit ? candidate.length : Math.min(term.length, candidate.length),
    })
  }
  const least = Math.min(...found.map(({ distance }) => distance))
  const nearest = found
    .filter(({ distance }) => distance === least)
    .toSorted((a, b) => b.quality - a.quality || weightAt(spelling, b.place) - weightAt(spelling, a.place))
  const alternatives = nearest.slice(0, typoLimit).map(async (candidate) =>
    (await termAlternatives(index, candidate.term)).map((alternative) => ({
      ...alternative,
      quality: candidate.quality,
      typed: candidate.typed,
    })),
  )
  return (await Promise.all(alternatives)).flat()
}

const partAlternatives = async (index: IndexReader, { parts }: QueryWord): Promise<Alternative[]> =>
  scaled(await exactAlternatives(index, parts), quality.part)

/** A Cyrillic spelling of a Latin word, possibly on the wrong keyboard layout and with a typo: `реакт`, `htfrn`. */
const spellingAlternatives = async (index: IndexReader, { term, chunk, last }: QueryWord): Promise<Alternative[]> => {
  const swapped = tokenize(swapLayout(chunk)).find((token) => isPronounceable(token.term))
  const spellings = [...transliterate(term), ...(swapped ? transliterate(swapped.term) : [])].filter(
    ({ length }) => length > 2,
  )
  for (const spelling of spellings) {
    const found = await directAlternatives(index, spelling, last)
    if (found.length > 0) return scaled(found, quality.spelling)
  }
  for (const spelling of [...spellings, ...(swapped && swapped.term.length > 3 ? [swapped.term] : [])]) {
    const found = await typoAlternatives(index, spelling, last)
    if (found.length > 0) return scaled(found, quality.spelling)
  }
  return []
}

/** Whether a word may be Russian or Latin: `monad` on the other keyboard layout is `ьщтфв`, which is no word. */
const isPronounceable = (term: string): boolean => !/^[ьъы]/.test(term) && !/^[бвгджзйклмнпрстфхцчшщьъ]{5,}$/.test(term)

/** A word in the middle of a query that is unfinished. */
const unfinishedAlternatives = async (index: IndexReader, { term, last }: QueryWord): Promise<Alternative[]> =>
  last || term.length < 3 ? [] : scaled(await directAlternatives(index, term, true), quality.prefix)

/** Frequent terms that differ by a typo in the first two letters, or two such terms written as one word. */
const rescueAlternatives = async (index: IndexReader, { term, last }: QueryWord): Promise<Alternative[]> => {
  if (allowedTypos(term.length) === 0) return []
  const terms = await index.rescueTerms()
  const near = terms.filter((candidate) => editDistance(term, candidate, 1) === 1)
  const begun =
    near.length > 0 || !last ? near : terms.filter((candidate) => editDistance(term, candidate, 1, true) === 1)
  if (begun.length > 0) return scaled(await exactAlternatives(index, begun.slice(0, typoLimit)), quality.rescue)
  const known = new Set(terms)
  for (let cut = 4; cut <= term.length - 4; cut++) {
    const halves = [term.slice(0, cut), term.slice(cut)]
    if (halves.every((half) => known.has(half))) return scaled(await exactAlternatives(index, halves), quality.rescue)
  }
  return []
}
