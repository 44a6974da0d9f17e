import { american, sameStem, stemOf } from '../analysis/stems.ts'
import { shortestBegun } from '../index-format/index-files.ts'
import { quality } from '../weights.ts'
import type { IndexReader } from './index-reader.ts'
import type { Pack } from './term-pack.ts'

/** A term of the index that a word of the query may mean. */
export interface Alternative {
  term: string
  /** 1 for the word itself, less the further the term is from it. */
  quality: number
  /** Letters at the term's beginning that the reader typed; all of the term when it is complete. */
  typed: number
  postings: string
  /** It was found on the other keyboard layout. */
  swapped?: boolean
}

/** Packs that are read for the forms of a word; more of them stand for a beginning that says little. */
const mostFormPacks = 2

/** A term of a pack that a word may mean. */
export interface Candidate {
  /** Number of the term in its pack. */
  place: number
  quality: number
  typed: number
  /** It begins like the word and is no form of it. */
  begun?: boolean
}

/** Places of a term, its forms and, when it is unfinished, of what begins like it. */
export const placesOf = (pack: Pack, term: string, unfinished: boolean): Candidate[] => {
  const found: Candidate[] = []
  for (const [place, candidate] of pack.terms.entries()) {
    if (candidate === term) found.push({ place, quality: quality.exact, typed: term.length })
    else if (couldBeForm(term, candidate) && sameStem(term, candidate))
      found.push({ place, quality: quality.stem, typed: candidate.length })
    else if (unfinished && candidate.startsWith(term)) {
      const share = term.length / candidate.length
      found.push({ place, quality: quality.prefix * (0.75 + 0.25 * share), typed: term.length, begun: true })
    }
  }
  return found
}

/** What a pack knows of candidates in it. */
export const take = (pack: Pack, candidates: readonly Candidate[]): Alternative[] =>
  candidates.map(({ place, quality, typed }) => ({
    term: pack.terms[place] ?? '',
    quality,
    typed,
    postings: pack.postings[place] ?? '',
  }))

/** The term itself, if the index has it. */
export const termAlternatives = async (index: IndexReader, term: string): Promise<Alternative[]> => {
  const pack = await (await index.packs(term))[0]?.()
  const place = pack?.terms.indexOf(term) ?? -1
  return pack && place >= 0 ? take(pack, [{ place, quality: quality.exact, typed: term.length }]) : []
}

/** Terms themselves and their other forms, which share all of the stem but perhaps its last letter. */
export const exactAlternatives = async (index: IndexReader, terms: readonly string[]): Promise<Alternative[]> => {
  const found = await Promise.all(
    terms.map(async (term) => {
      if (term.length < shortestBegun) return termAlternatives(index, term)
      const places = await index.packs(term.slice(0, Math.max(shortestBegun, sharedLength(term))))
      const packs = places.length <= mostFormPacks ? await Promise.all(places.map((open) => open())) : []
      return packs.length > 0
        ? packs.flatMap((pack) => take(pack, placesOf(pack, term, false)))
        : termAlternatives(index, term)
    }),
  )
  return found.flat()
}

/** Letters at its beginning that a word has in all forms and spellings. */
const sharedLength = (term: string): number => {
  const other = american(term)
  let same = 0
  while (same < term.length && term[same] === other[same]) same++
  return Math.min(stemOf(term).length - 1, same)
}

/** Spares the stemmer most terms: forms of one word share their first three letters and differ by an ending. */
const couldBeForm = (a: string, b: string): boolean =>
  a.length > 2 && b.length > 2 && a[2] === b[2] && a[1] === b[1] && a[0] === b[0] && Math.abs(a.length - b.length) <= 6

/** The same with less trust in them. */
export const scaled = (alternatives: readonly Alternative[], factor: number): Alternative[] =>
  alternatives.map((alternative) => ({ ...alternative, quality: alternative.quality * factor }))
