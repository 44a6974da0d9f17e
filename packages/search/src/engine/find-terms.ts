import { american, sameStem, stemOf } from '../analysis/stems.ts'
import { shortestBegun } from '../index-format/index-files.ts'
import { quality } from '../weights.ts'
import type { IndexReader } from './index-reader.ts'
import type { Pack } from './term-pack.ts'

/** A term of the index that a word of the query may mean. */
export interface Alternative {
  term: string
  /** 1 for the word itself, and less for terms that differ more. */
  quality: number
  /** Number of letters at the term's beginning that the reader typed. For a complete term, its length. */
  typed: number
  postings: string
  /** The term was found on the other keyboard layout. */
  swapped?: boolean
}

/** Maximum number of packs that are read for the forms of a word. A beginning that needs more packs is not specific. */
const mostFormPacks = 2

/** A term of a pack that a word may mean. */
export interface Candidate {
  /** Number of the term in its pack. */
  place: number
  quality: number
  typed: number
  /** The term begins like the word and is not a form of it. */
  begun?: boolean
}

/** Places of a term, of its forms and, for an unfinished term, of terms with the same beginning. */
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

/** The alternatives for candidates of a pack. */
export const take = (pack: Pack, candidates: readonly Candidate[]): Alternative[] =>
  candidates.map(({ place, quality, typed }) => ({
    term: pack.terms[place] ?? '',
    quality,
    typed,
    postings: pack.postings[place] ?? '',
  }))

/** The term itself, if the index contains it. */
export const termAlternatives = async (index: IndexReader, term: string): Promise<Alternative[]> => {
  const pack = await (await index.packs(term))[0]?.()
  const place = pack?.terms.indexOf(term) ?? -1
  return pack && place >= 0 ? take(pack, [{ place, quality: quality.exact, typed: term.length }]) : []
}

/** The terms themselves and their other forms, which have the same stem except perhaps its last letter. */
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

/** Number of letters at the beginning that are the same in all forms and spellings of a word. */
const sharedLength = (term: string): number => {
  const other = american(term)
  let same = 0
  while (same < term.length && term[same] === other[same]) same++
  return Math.min(stemOf(term).length - 1, same)
}

/**
 * A quick test that saves most calls of the stemmer: forms of one word have the same first three letters and differ by
 * an ending.
 */
const couldBeForm = (a: string, b: string): boolean =>
  a.length > 2 && b.length > 2 && a[2] === b[2] && a[1] === b[1] && a[0] === b[0] && Math.abs(a.length - b.length) <= 6

/** The same alternatives with a lower quality. */
export const scaled = (alternatives: readonly Alternative[], factor: number): Alternative[] =>
  alternatives.map((alternative) => ({ ...alternative, quality: alternative.quality * factor }))
