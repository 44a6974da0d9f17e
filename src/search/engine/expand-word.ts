import { allowedTypos, editDistance } from '../analysis/edit-distance.ts'
import { swapLayout } from '../analysis/keyboard-layout.ts'
import { stopWords } from '../analysis/stop-words.ts'
import { sameStem } from '../analysis/stems.ts'
import { begunSynonyms, synonymsOf } from '../analysis/synonyms.ts'
import { tokenize } from '../analysis/tokenize.ts'
import { transliterate } from '../analysis/transliterate.ts'
import { firstLetters, type IndexReader } from './index-reader.ts'
import type { QueryWord } from './parse-query.ts'

/** A term of the index that a word of the query may mean. */
export interface Alternative {
  term: string
  /** 1 for the word itself, less the further the term is from it. */
  quality: number
  /** Letters at the term's beginning that the reader typed; all of the term when it is complete. */
  typed: number
  postings: string
}

/** How well a term stands for a word, by the way that led to it. */
const quality = { exact: 1, stem: 0.9, synonym: 0.8, layout: 0.95, prefix: 0.85, part: 0.7, joined: 0.95, typo: 0.62, spelling: 0.6, rescue: 0.55 } as const

const prefixLimit = 14
const typoLimit = 6

/** Returns the terms of the index that a word may mean, the likeliest first; nothing when the index knows no such word. */
export const expandWord = async (index: IndexReader, word: QueryWord): Promise<Alternative[]> => {
  const direct = await directAlternatives(index, word.term, word.last)
  if (direct.some(({ typed, term }) => typed === term.length) || (direct.length > 0 && word.last)) return direct
  const swapped = await swappedAlternatives(index, word)
  if (swapped.length > 0) return swapped
  const near = [...direct, ...(await typoAlternatives(index, word.term, word.last))]
  if (near.length > 0) return near
  for (const attempt of [partAlternatives, spellingAlternatives, unfinishedAlternatives, rescueAlternatives]) {
    const found = await attempt(index, word)
    if (found.length > 0) return found
  }
  return []
}

/** The term that two neighbouring words make when they are written as one: `type script`. */
export const joinedAlternatives = async (index: IndexReader, term: string): Promise<Alternative[]> => {
  const { terms } = await index.vocabulary(firstLetters(term, 2))
  return term.length > 3 && terms.includes(term) ? scaled(await exactAlternatives(index, [term]), quality.joined) : []
}

const directAlternatives = async (index: IndexReader, term: string, unfinished: boolean): Promise<Alternative[]> => {
  if (unfinished && Array.from(term).length < 3) return shortAlternatives(index, term)
  const vocabulary = await index.vocabulary(firstLetters(term, 2))
  const found: Candidate[] = []
  const unfinishedFound: Candidate[] = []
  for (const [place, candidate] of vocabulary.terms.entries()) {
    if (candidate === term) found.push({ place, quality: quality.exact, typed: term.length })
    else if (couldBeForm(term, candidate) && sameStem(term, candidate)) found.push({ place, quality: quality.stem, typed: candidate.length })
    else if (unfinished && candidate.startsWith(term)) {
      const share = term.length / candidate.length
      unfinishedFound.push({ place, quality: quality.prefix * (0.75 + 0.25 * share), typed: term.length })
    }
  }
  const likely = unfinishedFound.toSorted((a, b) => vocabulary.weight(b.place) * b.quality - vocabulary.weight(a.place) * a.quality).slice(0, prefixLimit)
  const synonyms = await exactAlternatives(index, [...new Set([...synonymsOf(term), ...(unfinished ? begunSynonyms(term) : [])])])
  return [...(await take(vocabulary, [...found, ...likely])), ...scaled(synonyms, quality.synonym)]
}

interface Candidate {
  /** Number of the term in its vocabulary. */
  place: number
  quality: number
  typed: number
}

const take = (vocabulary: Awaited<ReturnType<IndexReader['vocabulary']>>, candidates: readonly Candidate[]): Promise<Alternative[]> =>
  Promise.all(
    candidates.map(async ({ place, quality, typed }) => ({ term: vocabulary.terms[place] ?? '', quality, typed, postings: await vocabulary.postings(place) })),
  )

/** One or two letters lead to titles and headings that begin so, and to the term itself: `go`, `c`. */
const shortAlternatives = async (index: IndexReader, term: string): Promise<Alternative[]> => {
  const champions = await index.champions(term)
  const itself = await exactAlternatives(index, [term, ...synonymsOf(term)])
  // `do` and `as` are rather the beginning of a word than the word.
  const known = stopWords.has(term) ? scaled(itself, quality.part * 0.5) : itself
  const begun: Alternative[] = champions === '' ? [] : [{ term, quality: quality.prefix * 0.9, typed: term.length, postings: champions }]
  return [...known.map((alternative) => (alternative.term === term ? alternative : { ...alternative, quality: quality.synonym })), ...begun]
}

/** Terms themselves and their other forms. */
const exactAlternatives = async (index: IndexReader, terms: readonly string[]): Promise<Alternative[]> => {
  const found = await Promise.all(
    terms.map(async (term) => {
      const vocabulary = await index.vocabulary(firstLetters(term, 2))
      const places: Candidate[] = []
      for (const [place, candidate] of vocabulary.terms.entries()) {
        if (candidate === term) places.push({ place, quality: quality.exact, typed: candidate.length })
        else if (couldBeForm(term, candidate) && sameStem(term, candidate)) places.push({ place, quality: quality.stem, typed: candidate.length })
      }
      return take(vocabulary, places)
    }),
  )
  return found.flat()
}

/** Spares the stemmer most terms: forms of one word share their first three letters and differ by an ending. */
const couldBeForm = (a: string, b: string): boolean => a.length > 2 && b.length > 2 && a[2] === b[2] && a[1] === b[1] && Math.abs(a.length - b.length) <= 6

const scaled = (alternatives: readonly Alternative[], factor: number): Alternative[] =>
  alternatives.map((alternative) => ({ ...alternative, quality: alternative.quality * factor }))

/** The chunk as it would read had it been typed on the other keyboard layout. */
const swappedAlternatives = async (index: IndexReader, { chunk, last }: QueryWord): Promise<Alternative[]> => {
  const words = tokenize(swapLayout(chunk)).filter(({ kind }) => kind === 'word')
  const [word] = words
  if (!word || words.length > 1 || word.term.length < 3) return []
  return scaled(await directAlternatives(index, word.term, last), quality.layout)
}

/** Terms that share the first two letters and differ by one or two typos; the third letter may be wrong already. */
const typoAlternatives = async (index: IndexReader, term: string, unfinished: boolean): Promise<Alternative[]> => {
  const limit = allowedTypos(term.length)
  if (limit === 0) return []
  const vocabulary = await index.vocabulary(firstLetters(term, 2))
  const found: (Candidate & { distance: number })[] = []
  for (const [place, candidate] of vocabulary.terms.entries()) {
    const complete = editDistance(term, candidate, limit)
    const distance = complete <= limit || !unfinished ? complete : editDistance(term, candidate, limit, true)
    if (distance > limit) continue
    const factor = (complete <= limit ? 1 : 0.9) * (distance === 1 ? 1 : 0.7)
    found.push({ place, distance, quality: quality.typo * factor, typed: complete <= limit ? candidate.length : Math.min(term.length, candidate.length) })
  }
  const least = Math.min(...found.map(({ distance }) => distance))
  const nearest = found
    .filter(({ distance }) => distance === least)
    .toSorted((a, b) => b.quality - a.quality || vocabulary.weight(b.place) - vocabulary.weight(a.place))
  return take(vocabulary, nearest.slice(0, typoLimit))
}

const partAlternatives = async (index: IndexReader, { parts }: QueryWord): Promise<Alternative[]> => scaled(await exactAlternatives(index, parts), quality.part)

/** A Cyrillic spelling of a Latin word, possibly on the wrong keyboard layout and with a typo: `реакт`, `htfrn`. */
const spellingAlternatives = async (index: IndexReader, { term, chunk, last }: QueryWord): Promise<Alternative[]> => {
  const [swapped] = tokenize(swapLayout(chunk))
  const spellings = [...transliterate(term), ...(swapped ? transliterate(swapped.term) : [])].filter(({ length }) => length > 2)
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

/** A word in the middle of a query that is only begun. */
const unfinishedAlternatives = async (index: IndexReader, { term, last }: QueryWord): Promise<Alternative[]> =>
  last || term.length < 3 ? [] : scaled(await directAlternatives(index, term, true), quality.prefix)

/** Frequent terms that differ by a typo in the first two letters, or two such terms written as one. */
const rescueAlternatives = async (index: IndexReader, { term, last }: QueryWord): Promise<Alternative[]> => {
  if (allowedTypos(term.length) === 0) return []
  const terms = await index.rescueTerms()
  const near = terms.filter((candidate) => editDistance(term, candidate, 1) === 1)
  const begun = near.length > 0 || !last ? near : terms.filter((candidate) => editDistance(term, candidate, 1, true) === 1)
  if (begun.length > 0) return scaled(await exactAlternatives(index, begun.slice(0, typoLimit)), quality.rescue)
  const known = new Set(terms)
  for (let cut = 4; cut <= term.length - 4; cut++) {
    const halves = [term.slice(0, cut), term.slice(cut)]
    if (halves.every((half) => known.has(half))) return scaled(await exactAlternatives(index, halves), quality.rescue)
  }
  return []
}
